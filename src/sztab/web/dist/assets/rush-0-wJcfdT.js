import{$ as e,$t as t,A as n,At as r,Bt as i,Ct as a,Dt as o,F as s,Ft as c,H as l,I as u,It as d,J as f,Lt as p,M as m,N as h,Nt as g,Ot as _,P as v,Pt as y,Qt as b,St as x,Tt as S,Ut as C,V as w,Vt as T,Y as E,_t as D,an as O,ct as ee,dt as k,en as A,gn as j,hn as te,in as ne,j as re,k as ie,kt as ae,ln as M,lt as oe,mn as N,nt as se,on as P,pn as ce,qt as F,rn as I,tn as L,un as R,vt as z,zt as le}from"./base-CZ6g5g8Q.js";var ue=Object.assign({"./art/barracks/engineers.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">
  <path fill="none" stroke="#6b5530" stroke-width="4.5" stroke-linecap="round" d="M98 108 104 40"/>
  <path fill="#80867a" d="M96 6q9-6 19 1l1 22q-4 11-12 13-8-3-10-13z"/>
  <path fill="none" stroke="#b9beb1" stroke-width="1.6" d="M99 10l-1 19"/>
  <path fill="var(--s2)" d="M10 110q1-30 26-35l16-4h14l16 4q22 6 23 35z"/>
  <path fill="var(--s1)" d="M40 74l19 20 19-20 8 4-20 32H52L32 78z" opacity=".8"/>
  <path fill="#d9ae86" d="M50 62h18v13q-9 8-18 0z"/>
  <path fill="#e8c39c" d="M38 36h42v16q-2 20-21 21-19-1-21-21z"/>
  <path fill="#c98f66" opacity=".5" d="M71 36h9v16q-2 16-14 20 6-10 5-36z"/>
  <path fill="var(--s1)" d="M29 38q0-30 30-30t30 30l6 4v4H23v-4z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.8" opacity=".6" d="M36 34q3-20 23-21"/>
  <path fill="#3a2a1c" d="M47 59q6-5 12-1.5Q65 54 71 59q-6 3-12 1-6 2-12-1z"/>
  <g fill="#33281f"><circle cx="50" cy="50" r="2.2"/><circle cx="68" cy="50" r="2.2"/></g>
  <path fill="none" stroke="#5b4330" stroke-width="1.8" stroke-linecap="round" d="M45 46.5q4-2.5 8-1M65 45.5q4-1.5 8 1M52 66q7 3 14 0"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.2" d="M36 44q2 24 23 30 21-6 23-30" opacity=".75"/>
  <circle cx="96" cy="88" r="9" fill="#e0b78f"/>
  <path fill="var(--s2)" d="M84 96q8-8 20 0l8 14H82z"/>
</svg>
`,"./art/barracks/technicians.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">
  <path fill="var(--s2)" d="M12 110q1-28 25-34l15-4h16l15 4q24 6 25 34z"/>
  <path fill="var(--s1)" d="M44 76h32l4 34H40z" opacity=".85"/>
  <path fill="var(--s2)" d="M46 72h6v18h-6zM68 72h6v18h-6z"/>
  <circle cx="49" cy="91" r="2.2" fill="#d2a84a"/><circle cx="71" cy="91" r="2.2" fill="#d2a84a"/>
  <path fill="#d9ae86" d="M51 62h18v12q-9 7-18 0z"/>
  <path fill="#efcba5" d="M39 38h42v14q-2 19-21 21-19-2-21-21z"/>
  <path fill="#c98f66" opacity=".45" d="M73 38h8v14q-2 16-14 20 6-10 6-34z"/>
  <path fill="var(--s2)" d="M35 36q0-22 25-22 24 0 26 20-10 5-51 2z"/>
  <path fill="var(--s1)" d="M34 35q28 6 52-1l13 5q1 3-3 3-34 0-62-2z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3" d="M36 30h48"/>
  <g><circle cx="50" cy="28" r="7.5" fill="#2d332a"/><circle cx="69" cy="28" r="7.5" fill="#2d332a"/><circle cx="50" cy="28" r="5" fill="#a9c3c4"/><circle cx="69" cy="28" r="5" fill="#a9c3c4"/><path stroke="#fff" stroke-width="1.3" opacity=".8" d="m47 30 4-5M66 30l4-5"/></g>
  <g fill="#33281f"><circle cx="52" cy="51" r="2.2"/><circle cx="68" cy="51" r="2.2"/></g>
  <path fill="none" stroke="#6f4d33" stroke-width="1.8" stroke-linecap="round" d="M47 46.5h8M65 46.5h8M54 64q7 4 13-1M60 52v6h-3"/>
  <path fill="#4a3a2a" opacity=".45" d="M72 58q3-2 5 1-2 3-5-1z"/>
  <g transform="rotate(24 98 66)"><path fill="#80867a" d="M94 58h8v50h-8z"/><path fill="#9aa093" d="M88 40q0-7 6-10v11h8V30q6 3 6 10 0 8-6 12v8h-8v-8q-6-4-6-12z"/><path stroke="#5c6157" stroke-width="1" d="M98 62v42"/></g>
  <circle cx="92" cy="90" r="9" fill="#e6bf97"/>
  <path fill="var(--s2)" d="M80 98q8-8 22 0l6 12H78z"/>
</svg>
`,"./art/barracks/volunteers.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">
  <path stroke="#5b4a2c" stroke-width="3.4" stroke-linecap="round" d="M99 108 93 10"/>
  <path fill="#b23a26" d="M93 11q-14-6-22 1t-20 2l3 22q12 5 20-2t20 0z"/>
  <path fill="#8c2a1c" opacity=".5" d="M73 11q-5 2-8 3l3 22 6-2z"/>
  <path fill="var(--s2)" d="M12 110q1-27 24-33l16-5h14l16 5q22 6 23 33z"/>
  <path fill="#efe6cf" d="m47 74 12 15 12-15 6 3-18 24-18-24z"/>
  <path fill="#d9ae86" d="M51 62h16v13q-8 7-16 0z"/>
  <path fill="#5a3a22" d="M33 46q-2-30 26-31 28 1 26 31l-1 20q-6 8-8-2l1-24H41l1 24q-2 10-8 2z"/>
  <path fill="#f1cfab" d="M40 38h38v15q-2 18-19 20-17-2-19-20z"/>
  <path fill="#c98f66" opacity=".4" d="M71 38h7v15q-2 15-13 19 6-10 6-34z"/>
  <path fill="#c9a13f" d="M33 38q2-25 26-26 24 1 26 26-10-10-26-10t-26 10z"/>
  <path fill="#a98328" d="M33 38q4-16 26-17 22 1 26 17-10-10-26-10t-26 10z" opacity=".5"/>
  <g fill="#fff4d8"><circle cx="48" cy="20" r="1.6"/><circle cx="59" cy="17" r="1.6"/><circle cx="70" cy="20" r="1.6"/><circle cx="42" cy="27" r="1.5"/><circle cx="76" cy="27" r="1.5"/></g>
  <g fill="#33281f"><circle cx="51" cy="49" r="2.3"/><circle cx="67" cy="49" r="2.3"/></g>
  <path fill="none" stroke="#6f4d33" stroke-width="1.6" stroke-linecap="round" d="M46.5 44q4-3 8 0M63.5 44q4-3 8 0"/>
  <path fill="#b5533f" d="M53 62q6 5 12 0-6-2-12 0z"/>
  <g fill="#e3976f" opacity=".5"><circle cx="46" cy="56" r="3.5"/><circle cx="72" cy="56" r="3.5"/></g>
  <path fill="#c0392b" d="m17 92 17-4 2 9-18 4z"/><path fill="#fff4e0" d="m19 94.5 15-3.4.6 2.6-15 3.4z"/>
  <circle cx="97" cy="84" r="8.5" fill="#e9c29b"/>
  <path fill="var(--s2)" d="M86 92q9-8 20 0l6 18H86z"/>
</svg>
`,"./art/bases/base-1.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110">
  <path fill="#cfd3bd" d="M0 0h100v110H0z"/>
  <path fill="#b3bb9f" d="M0 40c20-8 34 2 50-4s34-6 50 0v74H0z"/>
  <path fill="#8b9679" d="M0 62c22-5 60-5 100 0v48H0z"/>
  <path fill="#5d6553" d="M10 92V62l16-20h48l16 20v30z"/>
  <path fill="#747d67" d="M26 42h48l16 20H10z"/>
  <path fill="#23281f" d="M22 68h56v9H22z"/>
  <path fill="#3d4437" d="M22 68h56v2.5H22z"/>
  <path stroke="#a9b197" stroke-width="2" d="M26 42h48"/>
  <path fill="#454c3d" d="M6 92h88v4H6z"/>
  <g fill="#a08f63"><rect x="2" y="88" width="17" height="8" rx="4"/><rect x="14" y="95" width="18" height="8" rx="4"/><rect x="-4" y="96" width="17" height="8" rx="4"/><rect x="80" y="88" width="18" height="8" rx="4"/><rect x="68" y="95" width="18" height="8" rx="4"/><rect x="86" y="96" width="18" height="8" rx="4"/></g>
  <path stroke="#454c3d" stroke-width="2" d="M50 42V16"/>
  <path fill="var(--flag)" d="m51 16 17 5-17 6z"/>
</svg>
`,"./art/bases/base-2.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110">
  <path fill="#d3d5c2" d="M0 0h100v110H0z"/>
  <path fill="#b9bea0" d="M0 46c16-4 30-14 48-10s34 8 52 2v72H0z"/>
  <path fill="#93997a" d="M0 68c30-6 66-3 100 1v41H0z"/>
  <g stroke="#454c3d" stroke-width="1.6" fill="none"><path d="M74 80V22M66 80l8-58 8 58M68 66h12M70 52h8M71 40h6M68 66l10-14M80 66 70 52"/></g>
  <path stroke="#454c3d" stroke-width="1.4" fill="none" d="M74 22V9"/>
  <path fill="var(--flag)" d="m75 9 14 4.5-14 5z"/>
  <path fill="none" stroke="#6b7358" stroke-width="1.3" d="M68 19c-3 2-3 6 0 8M64 16c-5 4-5 10 0 14"/>
  <path fill="#5d6553" d="M6 94V70c0-14 11-22 25-22s25 8 25 22v24z"/>
  <path fill="#747d67" d="M6 70c0-14 11-22 25-22s25 8 25 22v2c0-12-11-19-25-19S6 60 6 72z"/>
  <path fill="#23281f" d="M16 94V74c0-9 6.5-14 15-14s15 5 15 14v20z"/>
  <path fill="#3f4638" d="M30 60.2h2V94h-2zM16 80h30v1.6H16z"/>
  <path fill="#454c3d" d="M2 93h96v3.5H2z"/>
  <g fill="#7e6a42"><path d="M60 80h13v13H60zM73 84h10v9H73z"/><path fill="#5d4d2e" d="M60 85.5h13v2H60zM73 88h10v1.6H73z"/></g>
  <g fill="#a08f63"><rect x="84" y="88" width="17" height="8" rx="4"/><rect x="76" y="95.5" width="18" height="8" rx="4"/><rect x="-3" y="96" width="18" height="8" rx="4"/></g>
</svg>
`,"./art/bases/base-3.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110">
  <path fill="#ccd2c0" d="M0 0h100v110H0z"/>
  <path fill="#aeb79e" d="M0 52c18-14 30-6 46-12s36-10 54-2v72H0z"/>
  <path fill="#858f72" d="M0 74c26-8 70-6 100-2v38H0z"/>
  <path fill="#4f5747" d="M66 60V22h22v38z"/>
  <path fill="#747d67" d="M63 22h28v5H63zM66 14h22v8H66z"/>
  <path fill="#2b3026" d="M69 16h16v4H69z"/>
  <path fill="#3f4638" d="M72 34h10v7H72zM72 47h10v7H72z"/>
  <path stroke="#454c3d" stroke-width="1.8" d="M77 14V3"/>
  <path fill="var(--flag)" d="m78 3 14 4-14 5z"/>
  <path fill="#5d6553" d="M8 96V66l10-9h70l6 9v30z"/>
  <path fill="#7a836c" d="M18 57h70l6 9H8z"/>
  <path fill="#23281f" d="M22 70h26l-5 15H27z"/>
  <path fill="#3a4134" d="m38 74-34-9-1.5 4.5L34 81z"/>
  <path fill="#2b3026" d="m6.5 64.5-5-1.3-2.3 6.5 5.4 1.5z"/>
  <path fill="#3f4638" d="M58 72h26v4H58zM66 96V82h12v14z"/>
  <path fill="#454c3d" d="M4 95h94v3.5H4z"/>
  <g fill="#a08f63"><rect x="46" y="91" width="17" height="8" rx="4"/><rect x="36" y="97" width="18" height="8" rx="4"/><rect x="54" y="98" width="18" height="8" rx="4"/></g>
  <path stroke="#454c3d" stroke-width="1" fill="none" d="M4 104q3-5 6 0t6 0 6 0 6 0"/>
</svg>
`,"./art/bases/hq.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110">
  <path fill="#cfd3bd" d="M0 0h100v110H0z"/>
  <path fill="#b3bb9f" d="M0 44c20-8 34 2 50-4s34-6 50 0v70H0z"/>
  <path fill="#8b9679" d="M0 70c22-5 60-5 100 0v40H0z"/>
  <path fill="#6a5f4c" d="M12 96V60h76v36z"/>
  <path fill="#7c705a" d="M36 96V54h28v42z"/>
  <path fill="#4d5446" d="M6 62 30 46h40l24 16z"/>
  <path fill="#5f6756" d="m32 56 18-14 18 14z"/>
  <path fill="#23281f" d="M44 96V78q0-5 6-5t6 5v18zM18 68h10v10H18zM72 68h10v10H72zM18 83h10v8H18zM72 83h10v8H72z"/>
  <path fill="#d7c58c" d="M19.5 69.5h3v7h-3zM24 69.5h2.5v7H24zM73.5 69.5h3v7h-3zM78 69.5h2.5v7H78z"/>
  <path fill="#c9bf9f" d="M39 96V60h3v36zM58 96V60h3v36zM36 57h28v3H36z"/>
  <path fill="#454c3d" d="M8 95h84v3.5H8zM38 92h24v4H38z"/>
  <path stroke="#454c3d" stroke-width="2.4" d="M50 44V10"/>
  <path fill="var(--flag)" d="m51 10 26 7-26 8z"/>
  <path stroke="#454c3d" stroke-width="1.5" d="M84 56V28M78 33h12M79 38h10"/>
  <path fill="var(--flag)" d="m50 61 1.3 2.7 3 .4-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.4z"/>
</svg>
`,"./art/icons/ability-dismantle.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" transform="rotate(42 12 12)" d="M10.3.9A5.2 5.2 0 0 0 9.5 10.3v10.1a2.5 2.5 0 0 0 5 0V10.3A5.2 5.2 0 0 0 13.7.9v5h-3.4z"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M3 3.400l5 5M8 3.400l-5 5"/>
</svg>
`,"./art/icons/ability-dispatch.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M19 13.5V9a6 6 0 0 0-12 0v8.5M2.8 13.8 7 18.2l4.2-4.4"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.800 21.800h8.400"/>
  <path fill="currentColor" d="M15.6 22v-4.2l1.6-2h3.6l1.6 2V22z"/>
</svg>
`,"./art/icons/ability-indestructibility.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M12 2l8 2.900v6.200c0 5.300-3.300 8.700-8 10.900-4.700-2.200-8-5.600-8-10.900V4.900z"/>
  <path fill="currentColor" d="M12.00 6.80L13.23 10.30L16.95 10.39L14.00 12.65L15.06 16.21L12.00 14.10L8.94 16.21L10.00 12.65L7.05 10.39L10.77 10.30Z"/>
</svg>
`,"./art/icons/ability-national-goods.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M3 10.6h18v10.6H3zM3 10.6l18 10.6M21 10.6 3 21.2"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M9 10.400V2"/>
  <path fill="currentColor" d="M9.4 1.8l8.2 2.5-8.2 2.7z"/>
</svg>
`,"./art/icons/ability-only-vs-base.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2 6.5V2h4.5M17.5 2H22v4.5M22 17.5V22h-4.5M6.5 22H2v-4.5"/>
  <path fill="currentColor" fill-rule="evenodd" d="M5.4 17.8v-5.2L8.6 7h6.8l3.2 5.6v5.2zM8.8 12.2v1.8h6.4v-1.8z"/>
</svg>
`,"./art/icons/ability-only-vs-vehicle.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2 6.5V2h4.5M17.5 2H22v4.5M22 17.5V22h-4.5M6.5 22H2v-4.5"/>
  <path fill="currentColor" d="M8.2 8.4h5.2l.6 1.1h5.6v1.5h-5.4l.3 1.3h3.3l1 2H4.8l.8-2h2zM4.6 15.2h14.8c0 1.8-1 3-2.6 3H7.2c-1.6 0-2.6-1.2-2.6-3z"/>
</svg>
`,"./art/icons/ability-planning.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M3.6 12A8.4 8.4 0 0 1 18.2 6.3l2.2 2.3M20.6 3.2v5.4h-5.4M20.4 12a8.4 8.4 0 0 1-14.6 5.7l-2.2-2.3M3.4 20.8v-5.4h5.4"/>
  <path fill="currentColor" d="M12.00 7.80L13.06 10.74L16.18 10.84L13.71 12.76L14.59 15.76L12.00 14.00L9.41 15.76L10.29 12.76L7.82 10.84L10.94 10.74Z"/>
</svg>
`,"./art/icons/ability-recruitment.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M2.6 14.2C2.6 8.4 5.8 5.2 10 5.2s7.4 3.2 7.4 9z"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M1.6 14.4h17M5.4 15.6c.5 3.4 2.3 5.6 4.6 5.6s4.1-2.2 4.6-5.6"/>
  <path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M19.6 2v6.4M16.4 5.2h6.4"/>
</svg>
`,"./art/icons/ability-reinforcements.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M15.6 8.6V5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v11.4a2 2 0 0 0 2 2h4.4M7.4 7h4.8"/>
  <path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M17 11.8v9.6M12.2 16.6h9.6"/>
</svg>
`,"./art/icons/ability-research.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M12 2v2.4M10.9 8.2 5 21.6M13.1 8.2 19 21.6M7.2 16.2c3 2 6.6 2 9.6 0"/>
  <path fill="currentColor" d="M12 3.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"/>
</svg>
`,"./art/icons/ability-sabotage.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M10 8.2a6.9 6.9 0 1 0 0 13.8 6.9 6.9 0 0 0 0-13.8zm-3.6 4.3c.8-.9 1.9-1.4 3-1.5v1.6c-.7.1-1.4.5-1.9 1z"/>
  <path fill="currentColor" d="M12.6 6.7l4 3-1.9 2-4-2.9z"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M15.2 7.6c.6-1.9 2-2.8 3.6-2.2M21 1.8v1.4M22.4 5.2h-1M22.2 8.4l-1-.8"/>
</svg>
`,"./art/icons/ability-scouting.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M6.4 12.6a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM17.6 12.6a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM10.4 15.4c1-.6 2.2-.6 3.2 0"/>
  <path fill="currentColor" d="M3.2 13.2 5 4.4c.2-.8.8-1.2 1.6-1.2h2c1 0 1.6.6 1.6 1.6v9.4c-1-1.5-2.3-2.3-3.8-2.3-1.2 0-2.3.4-3.2 1.3zM20.8 13.2 19 4.4c-.2-.8-.8-1.2-1.6-1.2h-2c-1 0-1.6.6-1.6 1.6v9.4c1-1.5 2.3-2.3 3.8-2.3 1.2 0 2.3.4 3.2 1.3z"/>
</svg>
`,"./art/icons/ability-siege.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M2 22v-9.4h4v2.4h3.4v-2.4h5.2v2.4H18v-2.4h4V22zm8.2 0h3.6v-3.2a1.8 1.8 0 0 0-3.6 0z"/>
  <path fill="currentColor" d="M12 11.4 7.4 6.4h3V1.6h3.2v4.8h3z"/>
</svg>
`,"./art/icons/achievement.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M7 3h10v6a5 5 0 0 1-10 0zM7 4.8H3.4c0 3.6 1.4 5.6 4 5.8M17 4.8h3.6c0 3.6-1.4 5.6-4 5.8M12 14v4M7.6 21.2h8.8c0-2-1.6-3.2-4.4-3.2s-4.4 1.2-4.4 3.2z"/>
</svg>
`,"./art/icons/barracks.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M12 2.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM4.6 21.6c0-6 2.8-10 7.4-10s7.4 4 7.4 10z"/>
</svg>
`,"./art/icons/base.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M2.4 21v-7.6L7 7h10l4.6 6.4V21zM7 13v2.4h10V13z"/>
</svg>
`,"./art/icons/class-heavy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.9 8.4h18.2v12.7H2.9z"/>
  <rect fill="currentColor" x="6" y="11.6" width="12" height="6.3" rx="3.15"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M7.8 3v2.6M12 3v2.6M16.2 3v2.6"/>
</svg>
`,"./art/icons/class-light.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.9 8.4h18.2v12.7H2.9z"/>
  <rect fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" x="6" y="11.6" width="12" height="6.3" rx="3.15"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M12 3v2.6"/>
</svg>
`,"./art/icons/class-medium.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.9 8.4h18.2v12.7H2.9z"/>
  <rect fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" x="6" y="11.6" width="12" height="6.3" rx="3.15"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M9.8 3v2.6M14.2 3v2.6"/>
</svg>
`,"./art/icons/class-spg.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.9 8.4h18.2v12.7H2.9z"/>
  <rect fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" x="6" y="11.6" width="12" height="6.3" rx="3.15"/>
  <path fill="currentColor" d="M12 13.1a1.65 1.65 0 1 0 0 3.3 1.65 1.65 0 0 0 0-3.3z"/>
</svg>
`,"./art/icons/class-support.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.9 4.4h18.2v12H2.9zM2.9 12.6h18.2"/>
  <path fill="currentColor" d="M7.4 17.6a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM16.6 17.6a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z"/>
</svg>
`,"./art/icons/class-td.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.9 8.4h18.2v12.7H2.9z"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M3.4 20.6 12 9.4l8.6 11.2"/>
  <path fill="currentColor" d="M12 15.6a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z"/>
</svg>
`,"./art/icons/cost-sum.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.2"/>
  <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M16 8.6V6.8H8.2L12.4 12l-4.200 5.200H16v-1.8"/>
</svg>
`,"./art/icons/damaged.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M13.4 2 8.6 9l5 2.4L9 16.4l3 1.4L10.6 22"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M3.6 6.4l3 1.6M20.4 8l-3.4 1.2M4 17.6l3-1.2M20.4 17.4l-4-.8"/>
</svg>
`,"./art/icons/depot.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M3 3v18M21 3v18M3 11.8h18M3 20h18"/>
  <path fill="currentColor" d="M6 6.2h5v4H6zM12.6 7.2h5.2v3h-5.2zM6.6 14.6h6.6v3.8H6.6z"/>
</svg>
`,"./art/icons/destroyed.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M5 5l14 14M19 5 5 19"/>
</svg>
`,"./art/icons/emblem-france.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M12 1.6a10.4 10.4 0 1 0 0 20.8 10.4 10.4 0 0 0 0-20.8zM12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z"/>
</svg>
`,"./art/icons/emblem-germany.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M8.8 1.8h6.4v7h7v6.4h-7v7H8.8v-7h-7V8.8h7z"/>
</svg>
`,"./art/icons/emblem-uk.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M4.6 3.6h14.8L12 9.7zM1.6 5.7v12.6L9.2 12zM22.4 5.7v12.6L14.8 12zM12 14.3l-7.4 6.1h14.8z"/>
</svg>
`,"./art/icons/emblem-usa.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M3.5 2h17v9.6c0 5-3.4 8.4-8.5 10.6-5.1-2.2-8.5-5.6-8.5-10.6zM6.6 9.4v5.6l2 2.3V9.4zM11 9.4v9.3l1 .5 1-.5V9.4zM15.4 9.4v7.9l2-2.3V9.4z"/>
</svg>
`,"./art/icons/emblem-ussr.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M12.00 1.90L14.59 9.34L22.46 9.50L16.18 14.26L18.47 21.80L12.00 17.30L5.53 21.80L7.82 14.26L1.54 9.50L9.41 9.34Z"/>
</svg>
`,"./art/icons/garage.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M2.6 21V9L12 3.2 21.4 9v12M6.4 21v-8.6h11.2V21M6.4 15.4h11.2M6.4 18.3h11.2"/>
</svg>
`,"./art/icons/headquarters.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M2.4 21.6v-6.4L7 10h10l4.6 5.2v6.4zM7 15v2.2h10V15z"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M12 9.600V1.800"/>
  <path fill="currentColor" d="M12.4 1.6l7 2.3-7 2.4z"/>
</svg>
`,"./art/icons/medal-double.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M3 1.2h7l-1.7 6h-3.6zM14 1.2h7l-1.7 6h-3.6z"/>
  <path fill="currentColor" fill-rule="evenodd" d="M6.5 7.6a5.9 5.9 0 1 0 0 11.8 5.9 5.9 0 0 0 0-11.8zm0 2.5 1 2.2 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.3z"/>
  <path fill="currentColor" fill-rule="evenodd" d="M17.5 7.6a5.9 5.9 0 1 0 0 11.8 5.9 5.9 0 0 0 0-11.8zm0 2.5 1 2.2 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.3z"/>
</svg>
`,"./art/icons/repair.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M4 12a8 8 0 1 1 2.6 5.9M4 7.6V12h4.4"/>
  <path fill="currentColor" d="M11 8.4h2v2.6h2.6v2H13v2.6h-2V13H8.4v-2H11z"/>
</svg>
`,"./art/icons/scrapyard.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M4 21h16M6 21l-2-7 6-2 2 3 4-6 4 4-1 8"/>
  <path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M9 3l3 4-3 1M16 2l-1 4"/>
</svg>
`,"./art/icons/stat-armour.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M12 .8l9.6 3.4v7c0 6.1-3.8 9.9-9.6 12.2-5.8-2.3-9.6-6.1-9.6-12.2v-7z"/>
</svg>
`,"./art/icons/stat-cost.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z"/>
</svg>
`,"./art/icons/stat-firepower.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M12 .5c5.3 3.2 8 7.4 8 12.7v10.3H4V13.2C4 7.9 6.7 3.7 12 .5z"/>
</svg>
`,"./art/icons/stat-resources.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <path fill="currentColor" d="M2 1.6h20a1 1 0 0 1 1 1v3.2H1V2.6a1 1 0 0 1 1-1zM2 7.4h20v14a1.2 1.2 0 0 1-1.2 1.2H3.2A1.2 1.2 0 0 1 2 21.4z"/>
</svg>
`,"./art/silhouettes/france-artillery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-22 86 36)">
  <path d="M84 32.1L111.2 32.6L111.2 39.4L84 39.9Z" fill="var(--s1)" />
  <path d="M86 33.4L170 33.8L170 38.2L86 38.6Z" fill="var(--s1)" />
  <path d="M169 31.6h5.7v8.8h-5.7zM172.6 32.3h5.2v7.5h-5.2z" fill="var(--s1)" />
  <path d="M111.2 34.4H169" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M26 67L26 55L30 32L70 29L82 41L98 49L138 57L143 67Z" fill="var(--s2)" />
  <path d="M30 33L70 30L82 41.5L98 49.5L138 57.5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 35L49 43L45 59L42 59Z" fill="var(--s1)" opacity=".5"/>
  <path d="M74 33L88 27L92 37L80 43Z" fill="var(--s1)" />
  <path d="M26 61l-14 10v5h10z" fill="var(--s1)"/>
  <path d="M30 61.5L134 61.5L138 66L27 66Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.1 63H133.9Q143 63 143 74.3Q142 79.2 134.4 86.8Q131.2 90 125.3 90H40.7Q34.8 90 31.6 86.8Q24 79.2 23 74.3Q23 63 32.1 63Z" fill="var(--s1)" />
  <circle cx="32.1" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="32.1" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.1" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="133.9" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="133.9" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="133.9" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="43.4" cy="79.7" r="6.8" fill="var(--s2)"/>
  <circle cx="43.4" cy="79.7" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="43.4" cy="79.7" r="1.5" fill="var(--s1)"/>
  <circle cx="59.3" cy="79.7" r="6.8" fill="var(--s2)"/>
  <circle cx="59.3" cy="79.7" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="59.3" cy="79.7" r="1.5" fill="var(--s1)"/>
  <circle cx="75.1" cy="79.7" r="6.8" fill="var(--s2)"/>
  <circle cx="75.1" cy="79.7" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="75.1" cy="79.7" r="1.5" fill="var(--s1)"/>
  <circle cx="90.9" cy="79.7" r="6.8" fill="var(--s2)"/>
  <circle cx="90.9" cy="79.7" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="90.9" cy="79.7" r="1.5" fill="var(--s1)"/>
  <circle cx="106.7" cy="79.7" r="6.8" fill="var(--s2)"/>
  <circle cx="106.7" cy="79.7" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="106.7" cy="79.7" r="1.5" fill="var(--s1)"/>
  <circle cx="122.6" cy="79.7" r="6.8" fill="var(--s2)"/>
  <circle cx="122.6" cy="79.7" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="122.6" cy="79.7" r="1.5" fill="var(--s1)"/>
  <path d="M33.5 64.2H132.6" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/france-heavy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 105.1 34.5)">
  <path d="M103.1 30.3L125.5 30.9L125.5 38.1L103.1 38.7Z" fill="var(--s1)" />
  <path d="M105.1 31.7L173.1 32.1L173.1 36.9L105.1 37.3Z" fill="var(--s1)" />
  <path d="M172.1 29.7h6.2v9.5h-6.2zM175.9 30.5h5.6v8.1h-5.6z" fill="var(--s1)" />
  <path d="M125.5 32.8H172.1" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M57.6 30.3l-5 -23.1" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M64.2 26.1v-5.9q0 -1.6 1.6 -1.6h10.6q1.6 0 1.6 1.6v5.9z" fill="var(--s1)" />
  <path d="M37.8 25.7L66.8 22.9L99.8 25.1L117 34.5L109 38.7L102.4 45L57.6 45L39.1 35.3Z" fill="var(--s2)" />
  <path d="M39.1 26.1L66.8 23.6L99.8 25.7" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M102.4 27.5h8.6q4 7 0 14h-8.6z" fill="var(--s1)" />
  <path d="M12 61L17 47L54.8 44L122 44L154.1 54.4L157 62Z" fill="var(--s2)" />
  <path d="M17 47.4L54.8 44.8H122L154.1 54.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M17 55.5L148.2 55.5L152.6 60L14 60Z" fill="var(--s1)" opacity=".55"/>
  <path d="M20.9 57H147.1Q158 57 158 70.9Q157 76.8 147.8 86Q143.8 90 136.5 90H31.5Q24.2 90 20.2 86Q11 76.8 10 70.9Q10 57 20.9 57Z" fill="var(--s1)" />
  <circle cx="20.9" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="20.9" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="20.9" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="147.1" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="147.1" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="147.1" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="34.8" cy="77.5" r="8.2" fill="var(--s2)"/>
  <circle cx="34.8" cy="77.5" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="34.8" cy="77.5" r="1.8" fill="var(--s1)"/>
  <circle cx="54.5" cy="77.5" r="8.2" fill="var(--s2)"/>
  <circle cx="54.5" cy="77.5" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="54.5" cy="77.5" r="1.8" fill="var(--s1)"/>
  <circle cx="74.2" cy="77.5" r="8.2" fill="var(--s2)"/>
  <circle cx="74.2" cy="77.5" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="74.2" cy="77.5" r="1.8" fill="var(--s1)"/>
  <circle cx="93.8" cy="77.5" r="8.2" fill="var(--s2)"/>
  <circle cx="93.8" cy="77.5" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="93.8" cy="77.5" r="1.8" fill="var(--s1)"/>
  <circle cx="113.5" cy="77.5" r="8.2" fill="var(--s2)"/>
  <circle cx="113.5" cy="77.5" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="113.5" cy="77.5" r="1.8" fill="var(--s1)"/>
  <circle cx="133.2" cy="77.5" r="8.2" fill="var(--s2)"/>
  <circle cx="133.2" cy="77.5" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="133.2" cy="77.5" r="1.8" fill="var(--s1)"/>
  <path d="M22.5 58.2H145.4" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/france-infantry.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(62 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(140 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(100 90) scale(1.3)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
</svg>
`,"./art/silhouettes/france-light.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 103.2 47.5)">
  <path d="M101.2 45L115.2 45.3L115.2 49.7L101.2 50Z" fill="var(--s1)" />
  <path d="M103.2 45.8L143.2 46.1L143.2 48.9L103.2 49.2Z" fill="var(--s1)" />
  <path d="M115.2 46.5H142.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M74.4 44.5l-5 -16.5" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M78.4 41.5v-4.2q0 -1.6 1.6 -1.6h6.4q1.6 0 1.6 1.6v4.2z" fill="var(--s1)" />
  <path d="M62.4 41.2L80 39.2L100 40.8L110.4 47.5L105.6 50.5L101.6 55L74.4 55L63.2 48.1Z" fill="var(--s2)" />
  <path d="M63.2 41.5L80 39.7L100 41.2" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M101.6 43.2h5.2q2.4 4.2 0 8.5h-5.2z" fill="var(--s1)" />
  <path d="M41 69L46 57L71.2 54L119 54L141.9 62.8L144 70Z" fill="var(--s2)" />
  <path d="M46 57.4L71.2 54.8H119L141.9 62.8" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 63.5L137.8 63.5L140.9 68L43 68Z" fill="var(--s1)" opacity=".55"/>
  <path d="M47.5 65H136.5Q145 65 145 75.5Q144 80 137 87Q134 90 128.5 90H55.5Q50 90 47 87Q40 80 39 75.5Q39 65 47.5 65Z" fill="var(--s1)" />
  <circle cx="47.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="47.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="47.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="136.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="136.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="136.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="58" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="58" cy="80.5" r="3.9" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="58" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="71.6" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="71.6" cy="80.5" r="3.9" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="71.6" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="85.2" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="85.2" cy="80.5" r="3.9" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="85.2" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="98.8" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="98.8" cy="80.5" r="3.9" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="98.8" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="112.4" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="112.4" cy="80.5" r="3.9" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="112.4" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="126" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="126" cy="80.5" r="3.9" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="126" cy="80.5" r="1.4" fill="var(--s1)"/>
  <path d="M48.8 66.2H135.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/france-medium.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 104.5 40)">
  <path d="M102.5 36.9L121.3 37.3L121.3 42.7L102.5 43.1Z" fill="var(--s1)" />
  <path d="M104.5 37.9L160.5 38.2L160.5 41.8L104.5 42.1Z" fill="var(--s1)" />
  <path d="M159.5 36.4h4.6v7.1h-4.6zM162.6 37h4.2v6h-4.2z" fill="var(--s1)" />
  <path d="M121.3 38.7H159.5" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M65.6 36.4l-5 -19.8" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M71 32.8v-5q0 -1.6 1.6 -1.6h8.6q1.6 0 1.6 1.6v5z" fill="var(--s1)" />
  <path d="M49.4 32.4L73.2 30.1L100.2 31.9L114.2 40L107.8 43.6L102.4 49L65.6 49L50.5 40.7Z" fill="var(--s2)" />
  <path d="M50.5 32.8L73.2 30.6L100.2 32.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M102.4 34.8h7q3.2 5.2 0 10.5h-7z" fill="var(--s1)" />
  <path d="M25 65L30 51L62.4 48L121.3 48L149.4 58.4L152 66Z" fill="var(--s2)" />
  <path d="M30 51.4L62.4 48.8H121.3L149.4 58.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M30 59.5L144.3 59.5L148.2 64L27 64Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.7 61H143.3Q153 61 153 73.2Q152 78.4 143.9 86.5Q140.4 90 134 90H42Q35.6 90 32.1 86.5Q24 78.4 23 73.2Q23 61 32.7 61Z" fill="var(--s1)" />
  <circle cx="32.7" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="32.7" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.7" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="143.3" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="143.3" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="143.3" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="44.9" cy="79" r="7.2" fill="var(--s2)"/>
  <circle cx="44.9" cy="79" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="44.9" cy="79" r="1.6" fill="var(--s1)"/>
  <circle cx="62.1" cy="79" r="7.2" fill="var(--s2)"/>
  <circle cx="62.1" cy="79" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="62.1" cy="79" r="1.6" fill="var(--s1)"/>
  <circle cx="79.4" cy="79" r="7.2" fill="var(--s2)"/>
  <circle cx="79.4" cy="79" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="79.4" cy="79" r="1.6" fill="var(--s1)"/>
  <circle cx="96.6" cy="79" r="7.2" fill="var(--s2)"/>
  <circle cx="96.6" cy="79" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="96.6" cy="79" r="1.6" fill="var(--s1)"/>
  <circle cx="113.9" cy="79" r="7.2" fill="var(--s2)"/>
  <circle cx="113.9" cy="79" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="113.9" cy="79" r="1.6" fill="var(--s1)"/>
  <circle cx="131.1" cy="79" r="7.2" fill="var(--s2)"/>
  <circle cx="131.1" cy="79" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="131.1" cy="79" r="1.6" fill="var(--s1)"/>
  <path d="M34.1 62.2H141.8" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/france-tank-destroyer.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 120 50)">
  <path d="M118 46.5L138.6 47L138.6 53L118 53.5Z" fill="var(--s1)" />
  <path d="M120 47.7L182 48.1L182 51.9L120 52.3Z" fill="var(--s1)" />
  <path d="M138.6 48.6H181" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M82 41v-4q0 -2 2 -2h9q2 0 2 2v4z" fill="var(--s1)" />
  <path d="M48 44l-5 -20" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M28 66L32 48L62 40L104 40L116 50L146 56L151 66Z" fill="var(--s2)" />
  <path d="M32 48.6L62 40.8H104L116 50.6L146 56.6" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112 44.5h12q5 5.5 0 11h-12z" fill="var(--s1)" />
  <path d="M32 60.5L142 60.5L146 65L29 65Z" fill="var(--s1)" opacity=".55"/>
  <path d="M34.4 62H141.6Q151 62 151 73.8Q150 78.8 142.2 86.6Q138.8 90 132.6 90H43.4Q37.2 90 33.8 86.6Q26 78.8 25 73.8Q25 62 34.4 62Z" fill="var(--s1)" />
  <circle cx="34.4" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="34.4" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="34.4" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="141.6" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="141.6" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="141.6" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="46.2" cy="79.4" r="7" fill="var(--s2)"/>
  <circle cx="46.2" cy="79.4" r="4.3" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="46.2" cy="79.4" r="1.5" fill="var(--s1)"/>
  <circle cx="62.9" cy="79.4" r="7" fill="var(--s2)"/>
  <circle cx="62.9" cy="79.4" r="4.3" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="62.9" cy="79.4" r="1.5" fill="var(--s1)"/>
  <circle cx="79.6" cy="79.4" r="7" fill="var(--s2)"/>
  <circle cx="79.6" cy="79.4" r="4.3" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="79.6" cy="79.4" r="1.5" fill="var(--s1)"/>
  <circle cx="96.4" cy="79.4" r="7" fill="var(--s2)"/>
  <circle cx="96.4" cy="79.4" r="4.3" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="96.4" cy="79.4" r="1.5" fill="var(--s1)"/>
  <circle cx="113.1" cy="79.4" r="7" fill="var(--s2)"/>
  <circle cx="113.1" cy="79.4" r="4.3" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="113.1" cy="79.4" r="1.5" fill="var(--s1)"/>
  <circle cx="129.8" cy="79.4" r="7" fill="var(--s2)"/>
  <circle cx="129.8" cy="79.4" r="4.3" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="129.8" cy="79.4" r="1.5" fill="var(--s1)"/>
  <path d="M35.8 63.2H140.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/france-truck.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path d="M22 74V44q0 -4 2 -4h76q2 0 2 4v30z" fill="var(--s2)" />
  <path d="M20 46q4 -20 16 -20h52q12 0 16 20z" fill="var(--s1)"/>
  <path d="M38 27q-6 6 -6 18M62 26v19M86 27q6 6 6 18" fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" opacity="0.6"/>
  <path d="M24 50H100M24 58H100M24 66H100" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.35"/>
  <path d="M104 74V42q0 -6 6 -6h16q5 0 7 5l6 15h24q8 0 9 8l1 10z" fill="var(--s2)" />
  <path d="M111 42h13q3 0 4.5 3.5l4 10.5H111z" fill="var(--s3)" opacity=".75"/>
  <path d="M139 57h24q6 0 8 5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M144 60h18v2h-18zM144 64h18v2h-18z" fill="var(--s1)" opacity=".6"/>
  <path d="M16 73h160v6H16z" fill="var(--s1)" />
  <path d="M128 76q2 -16 18 -16t18 16z" fill="var(--s1)" />
  <circle cx="170" cy="62" r="4" fill="var(--s3)"/>
  <circle cx="46" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="46" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="46" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="76" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="146" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/silhouettes/germany-artillery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-22 86 36)">
  <path d="M84 32.1L111.2 32.6L111.2 39.4L84 39.9Z" fill="var(--s1)" />
  <path d="M86 33.4L170 33.8L170 38.2L86 38.6Z" fill="var(--s1)" />
  <path d="M169 31.6h5.7v8.8h-5.7zM172.6 32.3h5.2v7.5h-5.2z" fill="var(--s1)" />
  <path d="M111.2 34.4H169" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M26 67L26 55L30 32L70 29L82 41L98 49L138 57L143 67Z" fill="var(--s2)" />
  <path d="M30 33L70 30L82 41.5L98 49.5L138 57.5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 35L49 43L45 59L42 59Z" fill="var(--s1)" opacity=".5"/>
  <path d="M74 33L88 27L92 37L80 43Z" fill="var(--s1)" />
  <path d="M26 61l-14 10v5h10z" fill="var(--s1)"/>
  <path d="M30 61.5L134 61.5L138 66L27 66Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.1 63H133.9Q143 63 143 74.3Q142 79.2 134.4 86.8Q131.2 90 125.3 90H40.7Q34.8 90 31.6 86.8Q24 79.2 23 74.3Q23 63 32.1 63Z" fill="var(--s1)" />
  <circle cx="32.1" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="32.1" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.1" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="133.9" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="133.9" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="133.9" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="53.3" cy="77" r="9.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="73.1" cy="77" r="9.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="92.9" cy="77" r="9.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="112.7" cy="77" r="9.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="43.4" cy="77" r="9.2" fill="var(--s2)"/>
  <circle cx="43.4" cy="77" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="43.4" cy="77" r="2" fill="var(--s1)"/>
  <circle cx="63.2" cy="77" r="9.2" fill="var(--s2)"/>
  <circle cx="63.2" cy="77" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="63.2" cy="77" r="2" fill="var(--s1)"/>
  <circle cx="83" cy="77" r="9.2" fill="var(--s2)"/>
  <circle cx="83" cy="77" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="83" cy="77" r="2" fill="var(--s1)"/>
  <circle cx="102.8" cy="77" r="9.2" fill="var(--s2)"/>
  <circle cx="102.8" cy="77" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="102.8" cy="77" r="2" fill="var(--s1)"/>
  <circle cx="122.6" cy="77" r="9.2" fill="var(--s2)"/>
  <circle cx="122.6" cy="77" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="122.6" cy="77" r="2" fill="var(--s1)"/>
  <path d="M33.5 64.2H132.6" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/germany-heavy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 107.1 34.5)">
  <path d="M105.1 30.3L127.5 30.9L127.5 38.1L105.1 38.7Z" fill="var(--s1)" />
  <path d="M107.1 31.7L175.1 32.1L175.1 36.9L107.1 37.3Z" fill="var(--s1)" />
  <path d="M174.1 29.7h6.2v9.5h-6.2zM177.9 30.5h5.6v8.1h-5.6z" fill="var(--s1)" />
  <path d="M127.5 32.8H174.1" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M59.6 30.3l-5 -23.1" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M66.2 26.1v-5.9q0 -1.6 1.6 -1.6h10.6q1.6 0 1.6 1.6v5.9z" fill="var(--s1)" />
  <path d="M47 45L49 26.9L55.6 24L105.8 24L115 32L114 42.9L111 45Z" fill="var(--s2)" />
  <path d="M50 26.9L55.6 24.8H105.8" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M104.4 27.5h8.6q4 7 0 14h-8.6z" fill="var(--s1)" />
  <path d="M12 61L14 45L132.2 44L135.1 51.1L155 55L158 62Z" fill="var(--s2)" />
  <path d="M14 45.4L132.2 44.8L135.1 51.1L155 55" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M17 55.5L148.2 55.5L152.6 60L14 60Z" fill="var(--s1)" opacity=".55"/>
  <path d="M25.6 53L49 53L49 55.5L25.6 55.5Z" fill="var(--s1)" />
  <path d="M20.9 57H147.1Q158 57 158 70.9Q157 76.8 147.8 86Q143.8 90 136.5 90H31.5Q24.2 90 20.2 86Q11 76.8 10 70.9Q10 57 20.9 57Z" fill="var(--s1)" />
  <circle cx="20.9" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="20.9" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="20.9" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="147.1" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="147.1" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="147.1" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="47.1" cy="74.2" r="11.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="71.7" cy="74.2" r="11.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="96.3" cy="74.2" r="11.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="120.9" cy="74.2" r="11.2" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="34.8" cy="74.2" r="11.2" fill="var(--s2)"/>
  <circle cx="34.8" cy="74.2" r="7" fill="none" stroke="var(--s1)" stroke-width="1.8"/>
  <circle cx="34.8" cy="74.2" r="2.5" fill="var(--s1)"/>
  <circle cx="59.4" cy="74.2" r="11.2" fill="var(--s2)"/>
  <circle cx="59.4" cy="74.2" r="7" fill="none" stroke="var(--s1)" stroke-width="1.8"/>
  <circle cx="59.4" cy="74.2" r="2.5" fill="var(--s1)"/>
  <circle cx="84" cy="74.2" r="11.2" fill="var(--s2)"/>
  <circle cx="84" cy="74.2" r="7" fill="none" stroke="var(--s1)" stroke-width="1.8"/>
  <circle cx="84" cy="74.2" r="2.5" fill="var(--s1)"/>
  <circle cx="108.6" cy="74.2" r="11.2" fill="var(--s2)"/>
  <circle cx="108.6" cy="74.2" r="7" fill="none" stroke="var(--s1)" stroke-width="1.8"/>
  <circle cx="108.6" cy="74.2" r="2.5" fill="var(--s1)"/>
  <circle cx="133.2" cy="74.2" r="11.2" fill="var(--s2)"/>
  <circle cx="133.2" cy="74.2" r="7" fill="none" stroke="var(--s1)" stroke-width="1.8"/>
  <circle cx="133.2" cy="74.2" r="2.5" fill="var(--s1)"/>
  <path d="M22.5 58.2H145.4" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/germany-infantry.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(62 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(140 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(100 90) scale(1.3)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
</svg>
`,"./art/silhouettes/germany-light.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 105.2 47.5)">
  <path d="M103.2 45L117.2 45.3L117.2 49.7L103.2 50Z" fill="var(--s1)" />
  <path d="M105.2 45.8L145.2 46.1L145.2 48.9L105.2 49.2Z" fill="var(--s1)" />
  <path d="M117.2 46.5H144.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M76.4 44.5l-5 -16.5" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M80.4 41.5v-4.2q0 -1.6 1.6 -1.6h6.4q1.6 0 1.6 1.6v4.2z" fill="var(--s1)" />
  <path d="M68 55L70 42.1L74 40L104.4 40L110 45.7L109 53.5L106 55Z" fill="var(--s2)" />
  <path d="M71 42.1L74 40.8H104.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M103.6 43.2h5.2q2.4 4.2 0 8.5h-5.2z" fill="var(--s1)" />
  <path d="M41 69L43 55L126.3 54L128.4 60L142 63.4L145 70Z" fill="var(--s2)" />
  <path d="M43 55.4L126.3 54.8L128.4 60L142 63.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 63.5L137.8 63.5L140.9 68L43 68Z" fill="var(--s1)" opacity=".55"/>
  <path d="M50.4 61L67 61L67 63.5L50.4 63.5Z" fill="var(--s1)" />
  <path d="M47.5 65H136.5Q145 65 145 75.5Q144 80 137 87Q134 90 128.5 90H55.5Q50 90 47 87Q40 80 39 75.5Q39 65 47.5 65Z" fill="var(--s1)" />
  <circle cx="47.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="47.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="47.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="136.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="136.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="136.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="66.5" cy="78" r="8.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="83.5" cy="78" r="8.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="100.5" cy="78" r="8.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="117.5" cy="78" r="8.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="58" cy="78" r="8.5" fill="var(--s2)"/>
  <circle cx="58" cy="78" r="5.3" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="58" cy="78" r="1.9" fill="var(--s1)"/>
  <circle cx="75" cy="78" r="8.5" fill="var(--s2)"/>
  <circle cx="75" cy="78" r="5.3" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="75" cy="78" r="1.9" fill="var(--s1)"/>
  <circle cx="92" cy="78" r="8.5" fill="var(--s2)"/>
  <circle cx="92" cy="78" r="5.3" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="92" cy="78" r="1.9" fill="var(--s1)"/>
  <circle cx="109" cy="78" r="8.5" fill="var(--s2)"/>
  <circle cx="109" cy="78" r="5.3" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="109" cy="78" r="1.9" fill="var(--s1)"/>
  <circle cx="126" cy="78" r="8.5" fill="var(--s2)"/>
  <circle cx="126" cy="78" r="5.3" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="126" cy="78" r="1.9" fill="var(--s1)"/>
  <path d="M48.8 66.2H135.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/germany-medium.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 106.5 40)">
  <path d="M104.5 36.9L123.3 37.3L123.3 42.7L104.5 43.1Z" fill="var(--s1)" />
  <path d="M106.5 37.9L162.5 38.2L162.5 41.8L106.5 42.1Z" fill="var(--s1)" />
  <path d="M161.5 36.4h4.6v7.1h-4.6zM164.6 37h4.2v6h-4.2z" fill="var(--s1)" />
  <path d="M123.3 38.7H161.5" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M67.6 36.4l-5 -19.8" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M73 32.8v-5q0 -1.6 1.6 -1.6h8.6q1.6 0 1.6 1.6v5z" fill="var(--s1)" />
  <path d="M57 49L59 33.5L64.4 31L105.4 31L113 37.8L112 47.2L109 49Z" fill="var(--s2)" />
  <path d="M60 33.5L64.4 31.8H105.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M104.4 34.8h7q3.2 5.2 0 10.5h-7z" fill="var(--s1)" />
  <path d="M25 65L27 49L130.2 48L132.8 55.1L150 59L153 66Z" fill="var(--s2)" />
  <path d="M27 49.4L130.2 48.8L132.8 55.1L150 59" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M30 59.5L144.3 59.5L148.2 64L27 64Z" fill="var(--s1)" opacity=".55"/>
  <path d="M36.8 57L57.3 57L57.3 59.5L36.8 59.5Z" fill="var(--s1)" />
  <path d="M32.7 61H143.3Q153 61 153 73.2Q152 78.4 143.9 86.5Q140.4 90 134 90H42Q35.6 90 32.1 86.5Q24 78.4 23 73.2Q23 61 32.7 61Z" fill="var(--s1)" />
  <circle cx="32.7" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="32.7" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.7" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="143.3" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="143.3" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="143.3" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="55.7" cy="76.1" r="9.9" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="77.2" cy="76.1" r="9.9" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="98.8" cy="76.1" r="9.9" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="120.3" cy="76.1" r="9.9" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="44.9" cy="76.1" r="9.9" fill="var(--s2)"/>
  <circle cx="44.9" cy="76.1" r="6.1" fill="none" stroke="var(--s1)" stroke-width="1.6"/>
  <circle cx="44.9" cy="76.1" r="2.2" fill="var(--s1)"/>
  <circle cx="66.4" cy="76.1" r="9.9" fill="var(--s2)"/>
  <circle cx="66.4" cy="76.1" r="6.1" fill="none" stroke="var(--s1)" stroke-width="1.6"/>
  <circle cx="66.4" cy="76.1" r="2.2" fill="var(--s1)"/>
  <circle cx="88" cy="76.1" r="9.9" fill="var(--s2)"/>
  <circle cx="88" cy="76.1" r="6.1" fill="none" stroke="var(--s1)" stroke-width="1.6"/>
  <circle cx="88" cy="76.1" r="2.2" fill="var(--s1)"/>
  <circle cx="109.6" cy="76.1" r="9.9" fill="var(--s2)"/>
  <circle cx="109.6" cy="76.1" r="6.1" fill="none" stroke="var(--s1)" stroke-width="1.6"/>
  <circle cx="109.6" cy="76.1" r="2.2" fill="var(--s1)"/>
  <circle cx="131.1" cy="76.1" r="9.9" fill="var(--s2)"/>
  <circle cx="131.1" cy="76.1" r="6.1" fill="none" stroke="var(--s1)" stroke-width="1.6"/>
  <circle cx="131.1" cy="76.1" r="2.2" fill="var(--s1)"/>
  <path d="M34.1 62.2H141.8" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/germany-tank-destroyer.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 120 50)">
  <path d="M118 46.5L138.6 47L138.6 53L118 53.5Z" fill="var(--s1)" />
  <path d="M120 47.7L182 48.1L182 51.9L120 52.3Z" fill="var(--s1)" />
  <path d="M181 46.1h5.1v7.8h-5.1zM184.3 46.7h4.6v6.6h-4.6z" fill="var(--s1)" />
  <path d="M138.6 48.6H181" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M82 41v-4q0 -2 2 -2h9q2 0 2 2v4z" fill="var(--s1)" />
  <path d="M48 44l-5 -20" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M28 66L36 52L56 42L98 40L148 61L151 66Z" fill="var(--s2)" />
  <path d="M36 52L56 43L98 41L146 60" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112 44.5h12q5 5.5 0 11h-12z" fill="var(--s1)" />
  <path d="M32 60.5L142 60.5L146 65L29 65Z" fill="var(--s1)" opacity=".55"/>
  <path d="M34.4 62H141.6Q151 62 151 73.8Q150 78.8 142.2 86.6Q138.8 90 132.6 90H43.4Q37.2 90 33.8 86.6Q26 78.8 25 73.8Q25 62 34.4 62Z" fill="var(--s1)" />
  <circle cx="34.4" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="34.4" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="34.4" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="141.6" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="141.6" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="141.6" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="56.6" cy="76.6" r="9.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="77.5" cy="76.6" r="9.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="98.5" cy="76.6" r="9.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="119.4" cy="76.6" r="9.5" fill="var(--s1)" stroke="var(--s2)" stroke-width="1.2"/>
  <circle cx="46.2" cy="76.6" r="9.5" fill="var(--s2)"/>
  <circle cx="46.2" cy="76.6" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="46.2" cy="76.6" r="2.1" fill="var(--s1)"/>
  <circle cx="67.1" cy="76.6" r="9.5" fill="var(--s2)"/>
  <circle cx="67.1" cy="76.6" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="67.1" cy="76.6" r="2.1" fill="var(--s1)"/>
  <circle cx="88" cy="76.6" r="9.5" fill="var(--s2)"/>
  <circle cx="88" cy="76.6" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="88" cy="76.6" r="2.1" fill="var(--s1)"/>
  <circle cx="108.9" cy="76.6" r="9.5" fill="var(--s2)"/>
  <circle cx="108.9" cy="76.6" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="108.9" cy="76.6" r="2.1" fill="var(--s1)"/>
  <circle cx="129.8" cy="76.6" r="9.5" fill="var(--s2)"/>
  <circle cx="129.8" cy="76.6" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="129.8" cy="76.6" r="2.1" fill="var(--s1)"/>
  <path d="M35.8 63.2H140.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/germany-truck.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path d="M22 74V44q0 -4 2 -4h76q2 0 2 4v30z" fill="var(--s2)" />
  <path d="M20 46q4 -20 16 -20h52q12 0 16 20z" fill="var(--s1)"/>
  <path d="M38 27q-6 6 -6 18M62 26v19M86 27q6 6 6 18" fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" opacity="0.6"/>
  <path d="M24 50H100M24 58H100M24 66H100" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.35"/>
  <path d="M104 74V42q0 -6 6 -6h16q5 0 7 5l6 15h24q8 0 9 8l1 10z" fill="var(--s2)" />
  <path d="M111 42h13q3 0 4.5 3.5l4 10.5H111z" fill="var(--s3)" opacity=".75"/>
  <path d="M139 57h24q6 0 8 5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M144 60h18v2h-18zM144 64h18v2h-18z" fill="var(--s1)" opacity=".6"/>
  <path d="M16 73h160v6H16z" fill="var(--s1)" />
  <path d="M128 76q2 -16 18 -16t18 16z" fill="var(--s1)" />
  <circle cx="170" cy="62" r="4" fill="var(--s3)"/>
  <circle cx="46" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="46" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="46" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="76" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="146" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/silhouettes/uk-artillery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-22 86 36)">
  <path d="M84 32.1L111.2 32.6L111.2 39.4L84 39.9Z" fill="var(--s1)" />
  <path d="M86 33.4L170 33.8L170 38.2L86 38.6Z" fill="var(--s1)" />
  <path d="M169 31.6h5.7v8.8h-5.7zM172.6 32.3h5.2v7.5h-5.2z" fill="var(--s1)" />
  <path d="M111.2 34.4H169" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M26 67L26 55L30 32L70 29L82 41L98 49L138 57L143 67Z" fill="var(--s2)" />
  <path d="M30 33L70 30L82 41.5L98 49.5L138 57.5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 35L49 43L45 59L42 59Z" fill="var(--s1)" opacity=".5"/>
  <path d="M74 33L88 27L92 37L80 43Z" fill="var(--s1)" />
  <path d="M26 61l-14 10v5h10z" fill="var(--s1)"/>
  <path d="M30 61.5L134 61.5L138 66L27 66Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.1 63H133.9Q143 63 143 74.3Q142 79.2 134.4 86.8Q131.2 90 125.3 90H40.7Q34.8 90 31.6 86.8Q24 79.2 23 74.3Q23 63 32.1 63Z" fill="var(--s1)" />
  <circle cx="32.1" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="32.1" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.1" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="133.9" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="133.9" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="133.9" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="43.4" cy="79.2" r="7.3" fill="var(--s2)"/>
  <circle cx="43.4" cy="79.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="43.4" cy="79.2" r="1.6" fill="var(--s1)"/>
  <circle cx="59.3" cy="79.2" r="7.3" fill="var(--s2)"/>
  <circle cx="59.3" cy="79.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="59.3" cy="79.2" r="1.6" fill="var(--s1)"/>
  <circle cx="75.1" cy="79.2" r="7.3" fill="var(--s2)"/>
  <circle cx="75.1" cy="79.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="75.1" cy="79.2" r="1.6" fill="var(--s1)"/>
  <circle cx="90.9" cy="79.2" r="7.3" fill="var(--s2)"/>
  <circle cx="90.9" cy="79.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="90.9" cy="79.2" r="1.6" fill="var(--s1)"/>
  <circle cx="106.7" cy="79.2" r="7.3" fill="var(--s2)"/>
  <circle cx="106.7" cy="79.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="106.7" cy="79.2" r="1.6" fill="var(--s1)"/>
  <circle cx="122.6" cy="79.2" r="7.3" fill="var(--s2)"/>
  <circle cx="122.6" cy="79.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="122.6" cy="79.2" r="1.6" fill="var(--s1)"/>
  <path d="M26 62L140 62L143 72.7L128.5 75.4L37.5 75.4L23 72.7Z" fill="var(--s2)" />
  <path d="M62.9 64v10.8M101.9 64v10.8" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.55"/>
  <path d="M33.5 64.2H132.6" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/uk-heavy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 111.1 34.5)">
  <path d="M109.1 30.3L129.7 30.9L129.7 38.1L109.1 38.7Z" fill="var(--s1)" />
  <path d="M111.1 31.7L173.1 32.1L173.1 36.9L111.1 37.3Z" fill="var(--s1)" />
  <path d="M172.1 29.7h6.2v9.5h-6.2zM175.9 30.5h5.6v8.1h-5.6z" fill="var(--s1)" />
  <path d="M129.7 32.8H172.1" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M63.6 30.3l-5 -23.1" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M70.2 26.1v-5.9q0 -1.6 1.6 -1.6h10.6q1.6 0 1.6 1.6v5.9z" fill="var(--s1)" />
  <path d="M53 45L54 26.1L105.8 24L118 27.4L119 45Z" fill="var(--s2)" />
  <path d="M54 26.5L105.8 24.6L118 27.8" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M108.4 27.5h8.6q4 7 0 14h-8.6z" fill="var(--s1)" />
  <path d="M12 61L16 46L51.9 44L130.7 44L133.6 51.8L157 54.4L157 62Z" fill="var(--s2)" />
  <path d="M16 46.6L51.9 44.8H130.7" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M17 55.5L148.2 55.5L152.6 60L14 60Z" fill="var(--s1)" opacity=".55"/>
  <path d="M20.9 57H147.1Q158 57 158 70.9Q157 76.8 147.8 86Q143.8 90 136.5 90H31.5Q24.2 90 20.2 86Q11 76.8 10 70.9Q10 57 20.9 57Z" fill="var(--s1)" />
  <circle cx="20.9" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="20.9" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="20.9" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="147.1" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="147.1" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="147.1" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="34.8" cy="76.8" r="8.9" fill="var(--s2)"/>
  <circle cx="34.8" cy="76.8" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="34.8" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="54.5" cy="76.8" r="8.9" fill="var(--s2)"/>
  <circle cx="54.5" cy="76.8" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="54.5" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="74.2" cy="76.8" r="8.9" fill="var(--s2)"/>
  <circle cx="74.2" cy="76.8" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="74.2" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="93.8" cy="76.8" r="8.9" fill="var(--s2)"/>
  <circle cx="93.8" cy="76.8" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="93.8" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="113.5" cy="76.8" r="8.9" fill="var(--s2)"/>
  <circle cx="113.5" cy="76.8" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="113.5" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="133.2" cy="76.8" r="8.9" fill="var(--s2)"/>
  <circle cx="133.2" cy="76.8" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="133.2" cy="76.8" r="2" fill="var(--s1)"/>
  <path d="M13 56L155 56L158 68.9L140.5 72.2L27.5 72.2L10 68.9Z" fill="var(--s2)" />
  <path d="M59.2 58v13.2M107.4 58v13.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.55"/>
  <path d="M22.5 58.2H145.4" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/uk-infantry.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(62 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(140 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(100 90) scale(1.3)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
</svg>
`,"./art/silhouettes/uk-light.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 109.2 47.5)">
  <path d="M107.2 45L119.4 45.3L119.4 49.7L107.2 50Z" fill="var(--s1)" />
  <path d="M109.2 45.8L143.2 46.1L143.2 48.9L109.2 49.2Z" fill="var(--s1)" />
  <path d="M119.4 46.5H142.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M80.4 44.5l-5 -16.5" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M84.4 41.5v-4.2q0 -1.6 1.6 -1.6h6.4q1.6 0 1.6 1.6v4.2z" fill="var(--s1)" />
  <path d="M74 55L75 41.5L106 40L113 42.4L114 55Z" fill="var(--s2)" />
  <path d="M75 41.8L106 40.5L113 42.7" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M107.6 43.2h5.2q2.4 4.2 0 8.5h-5.2z" fill="var(--s1)" />
  <path d="M41 69L45 56L69.1 54L125.3 54L127.4 60.6L144 62.8L144 70Z" fill="var(--s2)" />
  <path d="M45 56.6L69.1 54.8H125.3" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 63.5L137.8 63.5L140.9 68L43 68Z" fill="var(--s1)" opacity=".55"/>
  <path d="M47.5 65H136.5Q145 65 145 75.5Q144 80 137 87Q134 90 128.5 90H55.5Q50 90 47 87Q40 80 39 75.5Q39 65 47.5 65Z" fill="var(--s1)" />
  <circle cx="47.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="47.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="47.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="136.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="136.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="136.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="58" cy="80" r="6.8" fill="var(--s2)"/>
  <circle cx="58" cy="80" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="58" cy="80" r="1.5" fill="var(--s1)"/>
  <circle cx="71.6" cy="80" r="6.8" fill="var(--s2)"/>
  <circle cx="71.6" cy="80" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="71.6" cy="80" r="1.5" fill="var(--s1)"/>
  <circle cx="85.2" cy="80" r="6.8" fill="var(--s2)"/>
  <circle cx="85.2" cy="80" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="85.2" cy="80" r="1.5" fill="var(--s1)"/>
  <circle cx="98.8" cy="80" r="6.8" fill="var(--s2)"/>
  <circle cx="98.8" cy="80" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="98.8" cy="80" r="1.5" fill="var(--s1)"/>
  <circle cx="112.4" cy="80" r="6.8" fill="var(--s2)"/>
  <circle cx="112.4" cy="80" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="112.4" cy="80" r="1.5" fill="var(--s1)"/>
  <circle cx="126" cy="80" r="6.8" fill="var(--s2)"/>
  <circle cx="126" cy="80" r="4.2" fill="none" stroke="var(--s1)" stroke-width="1.1"/>
  <circle cx="126" cy="80" r="1.5" fill="var(--s1)"/>
  <path d="M42 64L142 64L145 74L131.5 76.5L52.5 76.5L39 74Z" fill="var(--s2)" />
  <path d="M74.3 66v10M108.6 66v10" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.55"/>
  <path d="M48.8 66.2H135.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/uk-medium.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 110.5 40)">
  <path d="M108.5 36.9L125.5 37.3L125.5 42.7L108.5 43.1Z" fill="var(--s1)" />
  <path d="M110.5 37.9L160.5 38.2L160.5 41.8L110.5 42.1Z" fill="var(--s1)" />
  <path d="M125.5 38.7H159.5" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M71.6 36.4l-5 -19.8" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M77 32.8v-5q0 -1.6 1.6 -1.6h8.6q1.6 0 1.6 1.6v5z" fill="var(--s1)" />
  <path d="M63 49L64 32.8L106.2 31L116 33.9L117 49Z" fill="var(--s2)" />
  <path d="M64 33.2L106.2 31.5L116 34.2" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M108.4 34.8h7q3.2 5.2 0 10.5h-7z" fill="var(--s1)" />
  <path d="M25 65L29 50L59.8 48L129 48L131.5 55.8L152 58.4L152 66Z" fill="var(--s2)" />
  <path d="M29 50.6L59.8 48.8H129" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M30 59.5L144.3 59.5L148.2 64L27 64Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.7 61H143.3Q153 61 153 73.2Q152 78.4 143.9 86.5Q140.4 90 134 90H42Q35.6 90 32.1 86.5Q24 78.4 23 73.2Q23 61 32.7 61Z" fill="var(--s1)" />
  <circle cx="32.7" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="32.7" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.7" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="143.3" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="143.3" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="143.3" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="44.9" cy="78.4" r="7.8" fill="var(--s2)"/>
  <circle cx="44.9" cy="78.4" r="4.9" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="44.9" cy="78.4" r="1.7" fill="var(--s1)"/>
  <circle cx="62.1" cy="78.4" r="7.8" fill="var(--s2)"/>
  <circle cx="62.1" cy="78.4" r="4.9" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="62.1" cy="78.4" r="1.7" fill="var(--s1)"/>
  <circle cx="79.4" cy="78.4" r="7.8" fill="var(--s2)"/>
  <circle cx="79.4" cy="78.4" r="4.9" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="79.4" cy="78.4" r="1.7" fill="var(--s1)"/>
  <circle cx="96.6" cy="78.4" r="7.8" fill="var(--s2)"/>
  <circle cx="96.6" cy="78.4" r="4.9" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="96.6" cy="78.4" r="1.7" fill="var(--s1)"/>
  <circle cx="113.9" cy="78.4" r="7.8" fill="var(--s2)"/>
  <circle cx="113.9" cy="78.4" r="4.9" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="113.9" cy="78.4" r="1.7" fill="var(--s1)"/>
  <circle cx="131.1" cy="78.4" r="7.8" fill="var(--s2)"/>
  <circle cx="131.1" cy="78.4" r="4.9" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="131.1" cy="78.4" r="1.7" fill="var(--s1)"/>
  <path d="M26 60L150 60L153 71.4L137.5 74.3L38.5 74.3L23 71.4Z" fill="var(--s2)" />
  <path d="M66.2 62v11.6M108.5 62v11.6" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.55"/>
  <path d="M34.1 62.2H141.8" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/uk-tank-destroyer.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 120 50)">
  <path d="M118 46.5L138.6 47L138.6 53L118 53.5Z" fill="var(--s1)" />
  <path d="M120 47.7L182 48.1L182 51.9L120 52.3Z" fill="var(--s1)" />
  <path d="M138.6 48.6H181" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M82 41v-4q0 -2 2 -2h9q2 0 2 2v4z" fill="var(--s1)" />
  <path d="M48 44l-5 -20" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M28 66L32 48L62 40L104 40L116 50L146 56L151 66Z" fill="var(--s2)" />
  <path d="M32 48.6L62 40.8H104L116 50.6L146 56.6" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112 44.5h12q5 5.5 0 11h-12z" fill="var(--s1)" />
  <path d="M32 60.5L142 60.5L146 65L29 65Z" fill="var(--s1)" opacity=".55"/>
  <path d="M34.4 62H141.6Q151 62 151 73.8Q150 78.8 142.2 86.6Q138.8 90 132.6 90H43.4Q37.2 90 33.8 86.6Q26 78.8 25 73.8Q25 62 34.4 62Z" fill="var(--s1)" />
  <circle cx="34.4" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="34.4" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="34.4" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="141.6" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="141.6" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="141.6" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="46.2" cy="78.8" r="7.6" fill="var(--s2)"/>
  <circle cx="46.2" cy="78.8" r="4.7" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="46.2" cy="78.8" r="1.7" fill="var(--s1)"/>
  <circle cx="62.9" cy="78.8" r="7.6" fill="var(--s2)"/>
  <circle cx="62.9" cy="78.8" r="4.7" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="62.9" cy="78.8" r="1.7" fill="var(--s1)"/>
  <circle cx="79.6" cy="78.8" r="7.6" fill="var(--s2)"/>
  <circle cx="79.6" cy="78.8" r="4.7" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="79.6" cy="78.8" r="1.7" fill="var(--s1)"/>
  <circle cx="96.4" cy="78.8" r="7.6" fill="var(--s2)"/>
  <circle cx="96.4" cy="78.8" r="4.7" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="96.4" cy="78.8" r="1.7" fill="var(--s1)"/>
  <circle cx="113.1" cy="78.8" r="7.6" fill="var(--s2)"/>
  <circle cx="113.1" cy="78.8" r="4.7" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="113.1" cy="78.8" r="1.7" fill="var(--s1)"/>
  <circle cx="129.8" cy="78.8" r="7.6" fill="var(--s2)"/>
  <circle cx="129.8" cy="78.8" r="4.7" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="129.8" cy="78.8" r="1.7" fill="var(--s1)"/>
  <path d="M28 61L148 61L151 72.1L136 74.9L40 74.9L25 72.1Z" fill="var(--s2)" />
  <path d="M66.9 63v11.2M107.8 63v11.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.55"/>
  <path d="M35.8 63.2H140.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/uk-truck.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path d="M22 74V44q0 -4 2 -4h76q2 0 2 4v30z" fill="var(--s2)" />
  <path d="M20 46q4 -20 16 -20h52q12 0 16 20z" fill="var(--s1)"/>
  <path d="M38 27q-6 6 -6 18M62 26v19M86 27q6 6 6 18" fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" opacity="0.6"/>
  <path d="M24 50H100M24 58H100M24 66H100" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.35"/>
  <path d="M104 74V42q0 -6 6 -6h16q5 0 7 5l6 15h24q8 0 9 8l1 10z" fill="var(--s2)" />
  <path d="M111 42h13q3 0 4.5 3.5l4 10.5H111z" fill="var(--s3)" opacity=".75"/>
  <path d="M139 57h24q6 0 8 5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M144 60h18v2h-18zM144 64h18v2h-18z" fill="var(--s1)" opacity=".6"/>
  <path d="M16 73h160v6H16z" fill="var(--s1)" />
  <path d="M128 76q2 -16 18 -16t18 16z" fill="var(--s1)" />
  <circle cx="170" cy="62" r="4" fill="var(--s3)"/>
  <circle cx="46" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="46" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="46" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="76" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="146" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/silhouettes/usa-artillery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-22 86 36)">
  <path d="M84 32.1L111.2 32.6L111.2 39.4L84 39.9Z" fill="var(--s1)" />
  <path d="M86 33.4L170 33.8L170 38.2L86 38.6Z" fill="var(--s1)" />
  <path d="M169 31.6h5.7v8.8h-5.7zM172.6 32.3h5.2v7.5h-5.2z" fill="var(--s1)" />
  <path d="M111.2 34.4H169" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M26 67L26 55L30 32L70 29L82 41L98 49L138 57L143 67Z" fill="var(--s2)" />
  <path d="M30 33L70 30L82 41.5L98 49.5L138 57.5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 35L49 43L45 59L42 59Z" fill="var(--s1)" opacity=".5"/>
  <path d="M74 33L88 27L92 37L80 43Z" fill="var(--s1)" />
  <path d="M26 61l-14 10v5h10z" fill="var(--s1)"/>
  <path d="M30 61.5L134 61.5L138 66L27 66Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.1 63H133.9Q143 63 143 74.3Q142 79.2 134.4 86.8Q131.2 90 125.3 90H40.7Q34.8 90 31.6 86.8Q24 79.2 23 74.3Q23 63 32.1 63Z" fill="var(--s1)" />
  <circle cx="32.1" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="32.1" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.1" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="133.9" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="133.9" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="133.9" cy="73.8" r="1.3" fill="var(--s1)"/>
  <path d="M50.1 68.4L63.2 68.4L65.5 80.3L47.7 80.3Z" fill="var(--s2)" />
  <circle cx="50.2" cy="80.8" r="5.9" fill="var(--s2)"/>
  <circle cx="50.2" cy="80.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="50.2" cy="80.8" r="1.3" fill="var(--s1)"/>
  <circle cx="63" cy="80.8" r="5.9" fill="var(--s2)"/>
  <circle cx="63" cy="80.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="63" cy="80.8" r="1.3" fill="var(--s1)"/>
  <path d="M76.5 68.4L89.5 68.4L91.9 80.3L74.1 80.3Z" fill="var(--s2)" />
  <circle cx="76.6" cy="80.8" r="5.9" fill="var(--s2)"/>
  <circle cx="76.6" cy="80.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="76.6" cy="80.8" r="1.3" fill="var(--s1)"/>
  <circle cx="89.4" cy="80.8" r="5.9" fill="var(--s2)"/>
  <circle cx="89.4" cy="80.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="89.4" cy="80.8" r="1.3" fill="var(--s1)"/>
  <path d="M102.8 68.4L115.9 68.4L118.3 80.3L100.5 80.3Z" fill="var(--s2)" />
  <circle cx="103" cy="80.8" r="5.9" fill="var(--s2)"/>
  <circle cx="103" cy="80.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="103" cy="80.8" r="1.3" fill="var(--s1)"/>
  <circle cx="115.8" cy="80.8" r="5.9" fill="var(--s2)"/>
  <circle cx="115.8" cy="80.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="115.8" cy="80.8" r="1.3" fill="var(--s1)"/>
  <path d="M33.5 64.2H132.6" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/usa-heavy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 111.1 30.5)">
  <path d="M109.1 26.3L129.7 26.9L129.7 34.1L109.1 34.7Z" fill="var(--s1)" />
  <path d="M111.1 27.7L173.1 28.1L173.1 32.9L111.1 33.3Z" fill="var(--s1)" />
  <path d="M172.1 25.7h6.2v9.5h-6.2zM175.9 26.5h5.6v8.1h-5.6z" fill="var(--s1)" />
  <path d="M129.7 28.8H172.1" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M63.6 26.3l-5 -23.1" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M70.2 22.1v-5.9q0 -1.6 1.6 -1.6h10.6q1.6 0 1.6 1.6v5.9z" fill="var(--s1)" />
  <path d="M84.7 21.1v-6.3m-5 -1.5h16" stroke="var(--s1)" stroke-width="1.8" fill="none"/>
  <path d="M47.7 34.7Q50.4 20.4 74.1 20Q105.8 19.2 116.4 25.9L119 37.2L111.1 41H57Z" fill="var(--s2)" />
  <path d="M53 26.3Q72.8 19.6 113.7 25.5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M108.4 23.5h8.6q4 7 0 14h-8.6z" fill="var(--s1)" />
  <path d="M12 62L15 41L119 40L148.2 51.2Q159 53.6 158 65Z" fill="var(--s2)" />
  <path d="M15 41.6L119 40.8L148.2 51.6" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M17 55.5L148.2 55.5L152.6 60L14 60Z" fill="var(--s1)" opacity=".55"/>
  <path d="M20.9 57H147.1Q158 57 158 70.9Q157 76.8 147.8 86Q143.8 90 136.5 90H31.5Q24.2 90 20.2 86Q11 76.8 10 70.9Q10 57 20.9 57Z" fill="var(--s1)" />
  <circle cx="20.9" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="20.9" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="20.9" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="147.1" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="147.1" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="147.1" cy="70.2" r="1.6" fill="var(--s1)"/>
  <path d="M43.2 63.6L59.2 63.6L62.1 78.1L40.3 78.1Z" fill="var(--s2)" />
  <circle cx="43.3" cy="78.8" r="7.3" fill="var(--s2)"/>
  <circle cx="43.3" cy="78.8" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="43.3" cy="78.8" r="1.6" fill="var(--s1)"/>
  <circle cx="59" cy="78.8" r="7.3" fill="var(--s2)"/>
  <circle cx="59" cy="78.8" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="59" cy="78.8" r="1.6" fill="var(--s1)"/>
  <path d="M76 63.6L92 63.6L94.9 78.1L73.1 78.1Z" fill="var(--s2)" />
  <circle cx="76.2" cy="78.8" r="7.3" fill="var(--s2)"/>
  <circle cx="76.2" cy="78.8" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="76.2" cy="78.8" r="1.6" fill="var(--s1)"/>
  <circle cx="91.8" cy="78.8" r="7.3" fill="var(--s2)"/>
  <circle cx="91.8" cy="78.8" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="91.8" cy="78.8" r="1.6" fill="var(--s1)"/>
  <path d="M108.8 63.6L124.8 63.6L127.7 78.1L105.9 78.1Z" fill="var(--s2)" />
  <circle cx="109" cy="78.8" r="7.3" fill="var(--s2)"/>
  <circle cx="109" cy="78.8" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="109" cy="78.8" r="1.6" fill="var(--s1)"/>
  <circle cx="124.7" cy="78.8" r="7.3" fill="var(--s2)"/>
  <circle cx="124.7" cy="78.8" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="124.7" cy="78.8" r="1.6" fill="var(--s1)"/>
  <path d="M22.5 58.2H145.4" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/usa-infantry.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(62 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(140 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(100 90) scale(1.3)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
</svg>
`,"./art/silhouettes/usa-light.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 109.2 43.5)">
  <path d="M107.2 41L119.4 41.3L119.4 45.7L107.2 46Z" fill="var(--s1)" />
  <path d="M109.2 41.8L143.2 42.1L143.2 44.9L109.2 45.2Z" fill="var(--s1)" />
  <path d="M119.4 42.5H142.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M80.4 40.5l-5 -16.5" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M84.4 37.5v-4.2q0 -1.6 1.6 -1.6h6.4q1.6 0 1.6 1.6v4.2z" fill="var(--s1)" />
  <path d="M93.2 36.8v-4.5m-5 -1.5h16" stroke="var(--s1)" stroke-width="1.8" fill="none"/>
  <path d="M70.8 46.5Q72.4 36.3 86.8 36Q106 35.4 112.4 40.2L114 48.3L109.2 51H76.4Z" fill="var(--s2)" />
  <path d="M74 40.5Q86 35.7 110.8 39.9" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M107.6 39.2h5.2q2.4 4.2 0 8.5h-5.2z" fill="var(--s1)" />
  <path d="M41 70L44 51L117 50L137.8 59.9Q146 62 145 73Z" fill="var(--s2)" />
  <path d="M44 51.6L117 50.8L137.8 60.2" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 63.5L137.8 63.5L140.9 68L43 68Z" fill="var(--s1)" opacity=".55"/>
  <path d="M47.5 65H136.5Q145 65 145 75.5Q144 80 137 87Q134 90 128.5 90H55.5Q50 90 47 87Q40 80 39 75.5Q39 65 47.5 65Z" fill="var(--s1)" />
  <circle cx="47.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="47.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="47.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="136.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="136.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="136.5" cy="75" r="1.2" fill="var(--s1)"/>
  <path d="M63.3 70L75.4 70L77.6 81L61.1 81Z" fill="var(--s2)" />
  <circle cx="63.4" cy="81.5" r="5.5" fill="var(--s2)"/>
  <circle cx="63.4" cy="81.5" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="63.4" cy="81.5" r="1.2" fill="var(--s1)"/>
  <circle cx="75.3" cy="81.5" r="5.5" fill="var(--s2)"/>
  <circle cx="75.3" cy="81.5" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="75.3" cy="81.5" r="1.2" fill="var(--s1)"/>
  <path d="M86 70L98 70L100.2 81L83.8 81Z" fill="var(--s2)" />
  <circle cx="86.1" cy="81.5" r="5.5" fill="var(--s2)"/>
  <circle cx="86.1" cy="81.5" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="86.1" cy="81.5" r="1.2" fill="var(--s1)"/>
  <circle cx="97.9" cy="81.5" r="5.5" fill="var(--s2)"/>
  <circle cx="97.9" cy="81.5" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="97.9" cy="81.5" r="1.2" fill="var(--s1)"/>
  <path d="M108.6 70L120.7 70L122.9 81L106.4 81Z" fill="var(--s2)" />
  <circle cx="108.7" cy="81.5" r="5.5" fill="var(--s2)"/>
  <circle cx="108.7" cy="81.5" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="108.7" cy="81.5" r="1.2" fill="var(--s1)"/>
  <circle cx="120.6" cy="81.5" r="5.5" fill="var(--s2)"/>
  <circle cx="120.6" cy="81.5" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="120.6" cy="81.5" r="1.2" fill="var(--s1)"/>
  <path d="M48.8 66.2H135.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/usa-medium.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 110.5 36)">
  <path d="M108.5 32.9L125.5 33.3L125.5 38.7L108.5 39.1Z" fill="var(--s1)" />
  <path d="M110.5 33.9L160.5 34.2L160.5 37.8L110.5 38.1Z" fill="var(--s1)" />
  <path d="M125.5 34.7H159.5" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M71.6 32.4l-5 -19.8" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M77 28.8v-5q0 -1.6 1.6 -1.6h8.6q1.6 0 1.6 1.6v5z" fill="var(--s1)" />
  <path d="M88.9 27.9v-5.4m-5 -1.5h16" stroke="var(--s1)" stroke-width="1.8" fill="none"/>
  <path d="M58.7 39.6Q60.8 27.4 80.3 27Q106.2 26.3 114.8 32L117 41.8L110.5 45H66.2Z" fill="var(--s2)" />
  <path d="M63 32.4Q79.2 26.6 112.7 31.7" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M108.4 30.8h7q3.2 5.2 0 10.5h-7z" fill="var(--s1)" />
  <path d="M25 66L28 45L118.7 44L144.3 55.2Q154 57.6 153 69Z" fill="var(--s2)" />
  <path d="M28 45.6L118.7 44.8L144.3 55.6" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M30 59.5L144.3 59.5L148.2 64L27 64Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.7 61H143.3Q153 61 153 73.2Q152 78.4 143.9 86.5Q140.4 90 134 90H42Q35.6 90 32.1 86.5Q24 78.4 23 73.2Q23 61 32.7 61Z" fill="var(--s1)" />
  <circle cx="32.7" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="32.7" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.7" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="143.3" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="143.3" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="143.3" cy="72.6" r="1.4" fill="var(--s1)"/>
  <path d="M52.2 66.8L66.3 66.8L68.8 79.6L49.7 79.6Z" fill="var(--s2)" />
  <circle cx="52.4" cy="80.1" r="6.4" fill="var(--s2)"/>
  <circle cx="52.4" cy="80.1" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="52.4" cy="80.1" r="1.4" fill="var(--s1)"/>
  <circle cx="66.1" cy="80.1" r="6.4" fill="var(--s2)"/>
  <circle cx="66.1" cy="80.1" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="66.1" cy="80.1" r="1.4" fill="var(--s1)"/>
  <path d="M81 66.8L95 66.8L97.6 79.6L78.4 79.6Z" fill="var(--s2)" />
  <circle cx="81.1" cy="80.1" r="6.4" fill="var(--s2)"/>
  <circle cx="81.1" cy="80.1" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="81.1" cy="80.1" r="1.4" fill="var(--s1)"/>
  <circle cx="94.9" cy="80.1" r="6.4" fill="var(--s2)"/>
  <circle cx="94.9" cy="80.1" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="94.9" cy="80.1" r="1.4" fill="var(--s1)"/>
  <path d="M109.7 66.8L123.8 66.8L126.3 79.6L107.2 79.6Z" fill="var(--s2)" />
  <circle cx="109.9" cy="80.1" r="6.4" fill="var(--s2)"/>
  <circle cx="109.9" cy="80.1" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="109.9" cy="80.1" r="1.4" fill="var(--s1)"/>
  <circle cx="123.6" cy="80.1" r="6.4" fill="var(--s2)"/>
  <circle cx="123.6" cy="80.1" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="123.6" cy="80.1" r="1.4" fill="var(--s1)"/>
  <path d="M34.1 62.2H141.8" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/usa-tank-destroyer.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 120 50)">
  <path d="M118 46.5L138.6 47L138.6 53L118 53.5Z" fill="var(--s1)" />
  <path d="M120 47.7L182 48.1L182 51.9L120 52.3Z" fill="var(--s1)" />
  <path d="M138.6 48.6H181" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M82 41v-4q0 -2 2 -2h9q2 0 2 2v4z" fill="var(--s1)" />
  <path d="M48 44l-5 -20" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M28 66L32 50L60 46L66 35L110 35L118 46L128 47L150 62L151 67Z" fill="var(--s2)" />
  <path d="M32 50.6L60 46.6L66 36H110L118 46.6H128" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112 44.5h12q5 5.5 0 11h-12z" fill="var(--s1)" />
  <path d="M32 60.5L142 60.5L146 65L29 65Z" fill="var(--s1)" opacity=".55"/>
  <path d="M34.4 62H141.6Q151 62 151 73.8Q150 78.8 142.2 86.6Q138.8 90 132.6 90H43.4Q37.2 90 33.8 86.6Q26 78.8 25 73.8Q25 62 34.4 62Z" fill="var(--s1)" />
  <circle cx="34.4" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="34.4" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="34.4" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="141.6" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="141.6" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="141.6" cy="73.2" r="1.4" fill="var(--s1)"/>
  <path d="M53.3 67.6L66.9 67.6L69.3 79.9L50.9 79.9Z" fill="var(--s2)" />
  <circle cx="53.5" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="53.5" cy="80.5" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="53.5" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="66.8" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="66.8" cy="80.5" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="66.8" cy="80.5" r="1.4" fill="var(--s1)"/>
  <path d="M81.2 67.6L94.8 67.6L97.2 79.9L78.8 79.9Z" fill="var(--s2)" />
  <circle cx="81.3" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="81.3" cy="80.5" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="81.3" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="94.7" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="94.7" cy="80.5" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="94.7" cy="80.5" r="1.4" fill="var(--s1)"/>
  <path d="M109.1 67.6L122.7 67.6L125.1 79.9L106.7 79.9Z" fill="var(--s2)" />
  <circle cx="109.2" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="109.2" cy="80.5" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="109.2" cy="80.5" r="1.4" fill="var(--s1)"/>
  <circle cx="122.5" cy="80.5" r="6.2" fill="var(--s2)"/>
  <circle cx="122.5" cy="80.5" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="122.5" cy="80.5" r="1.4" fill="var(--s1)"/>
  <path d="M35.8 63.2H140.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/usa-truck.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path d="M22 74V44q0 -4 2 -4h76q2 0 2 4v30z" fill="var(--s2)" />
  <path d="M20 46q4 -20 16 -20h52q12 0 16 20z" fill="var(--s1)"/>
  <path d="M38 27q-6 6 -6 18M62 26v19M86 27q6 6 6 18" fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" opacity="0.6"/>
  <path d="M24 50H100M24 58H100M24 66H100" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.35"/>
  <path d="M104 74V42q0 -6 6 -6h16q5 0 7 5l6 15h24q8 0 9 8l1 10z" fill="var(--s2)" />
  <path d="M111 42h13q3 0 4.5 3.5l4 10.5H111z" fill="var(--s3)" opacity=".75"/>
  <path d="M139 57h24q6 0 8 5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M144 60h18v2h-18zM144 64h18v2h-18z" fill="var(--s1)" opacity=".6"/>
  <path d="M16 73h160v6H16z" fill="var(--s1)" />
  <path d="M128 76q2 -16 18 -16t18 16z" fill="var(--s1)" />
  <circle cx="170" cy="62" r="4" fill="var(--s3)"/>
  <circle cx="46" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="46" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="46" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="76" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="146" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/silhouettes/ussr-artillery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-22 86 36)">
  <path d="M84 32.1L111.2 32.6L111.2 39.4L84 39.9Z" fill="var(--s1)" />
  <path d="M86 33.4L170 33.8L170 38.2L86 38.6Z" fill="var(--s1)" />
  <path d="M169 31.6h5.7v8.8h-5.7zM172.6 32.3h5.2v7.5h-5.2z" fill="var(--s1)" />
  <path d="M111.2 34.4H169" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M26 67L26 55L30 32L70 29L82 41L98 49L138 57L143 67Z" fill="var(--s2)" />
  <path d="M30 33L70 30L82 41.5L98 49.5L138 57.5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 35L49 43L45 59L42 59Z" fill="var(--s1)" opacity=".5"/>
  <path d="M74 33L88 27L92 37L80 43Z" fill="var(--s1)" />
  <path d="M26 61l-14 10v5h10z" fill="var(--s1)"/>
  <path d="M30 61.5L134 61.5L138 66L27 66Z" fill="var(--s1)" opacity=".55"/>
  <path d="M32.1 63H133.9Q143 63 143 74.3Q142 79.2 134.4 86.8Q131.2 90 125.3 90H40.7Q34.8 90 31.6 86.8Q24 79.2 23 74.3Q23 63 32.1 63Z" fill="var(--s1)" />
  <circle cx="32.1" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="32.1" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.1" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="133.9" cy="73.8" r="5.9" fill="var(--s2)"/>
  <circle cx="133.9" cy="73.8" r="3.7" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="133.9" cy="73.8" r="1.3" fill="var(--s1)"/>
  <circle cx="43.4" cy="77.3" r="8.9" fill="var(--s2)"/>
  <circle cx="43.4" cy="77.3" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="43.4" cy="77.3" r="2" fill="var(--s1)"/>
  <circle cx="63.2" cy="77.3" r="8.9" fill="var(--s2)"/>
  <circle cx="63.2" cy="77.3" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="63.2" cy="77.3" r="2" fill="var(--s1)"/>
  <circle cx="83" cy="77.3" r="8.9" fill="var(--s2)"/>
  <circle cx="83" cy="77.3" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="83" cy="77.3" r="2" fill="var(--s1)"/>
  <circle cx="102.8" cy="77.3" r="8.9" fill="var(--s2)"/>
  <circle cx="102.8" cy="77.3" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="102.8" cy="77.3" r="2" fill="var(--s1)"/>
  <circle cx="122.6" cy="77.3" r="8.9" fill="var(--s2)"/>
  <circle cx="122.6" cy="77.3" r="5.5" fill="none" stroke="var(--s1)" stroke-width="1.4"/>
  <circle cx="122.6" cy="77.3" r="2" fill="var(--s1)"/>
  <path d="M33.5 64.2H132.6" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/ussr-heavy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 115.1 34.5)">
  <path d="M113.1 30.3L133.7 30.9L133.7 38.1L113.1 38.7Z" fill="var(--s1)" />
  <path d="M115.1 31.7L177.1 32.1L177.1 36.9L115.1 37.3Z" fill="var(--s1)" />
  <path d="M176.1 29.7h6.2v9.5h-6.2zM179.9 30.5h5.6v8.1h-5.6z" fill="var(--s1)" />
  <path d="M133.7 32.8H176.1" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M67.6 30.3l-5 -23.1" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M74.2 26.1v-5.9q0 -1.6 1.6 -1.6h10.6q1.6 0 1.6 1.6v5.9z" fill="var(--s1)" />
  <path d="M57 45C56 29.2 67.6 24 84.7 24C107.2 24 121.7 28.6 123 38.7L119 45Z" fill="var(--s2)" />
  <path d="M66.2 27.8C83.4 24 103.2 24.4 116.4 32.4" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112.4 27.5h8.6q4 7 0 14h-8.6z" fill="var(--s1)" />
  <path d="M12 62L24.1 44L127.8 44L158 63Z" fill="var(--s2)" />
  <path d="M24.1 44.8H127.8L156 61" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M17 55.5L148.2 55.5L152.6 60L14 60Z" fill="var(--s1)" opacity=".55"/>
  <rect x="15" y="45" width="14.6" height="7" rx="3" fill="var(--s1)"/>
  <rect x="34.4" y="43" width="14.6" height="6" rx="3" fill="var(--s1)"/>
  <path d="M20.9 57H147.1Q158 57 158 70.9Q157 76.8 147.8 86Q143.8 90 136.5 90H31.5Q24.2 90 20.2 86Q11 76.8 10 70.9Q10 57 20.9 57Z" fill="var(--s1)" />
  <circle cx="20.9" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="20.9" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="20.9" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="147.1" cy="70.2" r="7.3" fill="var(--s2)"/>
  <circle cx="147.1" cy="70.2" r="4.5" fill="none" stroke="var(--s1)" stroke-width="1.2"/>
  <circle cx="147.1" cy="70.2" r="1.6" fill="var(--s1)"/>
  <circle cx="34.8" cy="74.5" r="10.9" fill="var(--s2)"/>
  <circle cx="34.8" cy="74.5" r="6.8" fill="none" stroke="var(--s1)" stroke-width="1.7"/>
  <circle cx="34.8" cy="74.5" r="2.4" fill="var(--s1)"/>
  <circle cx="59.4" cy="74.5" r="10.9" fill="var(--s2)"/>
  <circle cx="59.4" cy="74.5" r="6.8" fill="none" stroke="var(--s1)" stroke-width="1.7"/>
  <circle cx="59.4" cy="74.5" r="2.4" fill="var(--s1)"/>
  <circle cx="84" cy="74.5" r="10.9" fill="var(--s2)"/>
  <circle cx="84" cy="74.5" r="6.8" fill="none" stroke="var(--s1)" stroke-width="1.7"/>
  <circle cx="84" cy="74.5" r="2.4" fill="var(--s1)"/>
  <circle cx="108.6" cy="74.5" r="10.9" fill="var(--s2)"/>
  <circle cx="108.6" cy="74.5" r="6.8" fill="none" stroke="var(--s1)" stroke-width="1.7"/>
  <circle cx="108.6" cy="74.5" r="2.4" fill="var(--s1)"/>
  <circle cx="133.2" cy="74.5" r="10.9" fill="var(--s2)"/>
  <circle cx="133.2" cy="74.5" r="6.8" fill="none" stroke="var(--s1)" stroke-width="1.7"/>
  <circle cx="133.2" cy="74.5" r="2.4" fill="var(--s1)"/>
  <path d="M22.5 58.2H145.4" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/ussr-infantry.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(62 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(140 86) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(100 90) scale(1.3)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path d="M8-44 15-35 5-30" fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linejoin="round"/>
  <path d="M-11-24 22-44" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round"/>
  </g>
</svg>
`,"./art/silhouettes/ussr-light.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 113.2 47.5)">
  <path d="M111.2 45L123.4 45.3L123.4 49.7L111.2 50Z" fill="var(--s1)" />
  <path d="M113.2 45.8L147.2 46.1L147.2 48.9L113.2 49.2Z" fill="var(--s1)" />
  <path d="M123.4 46.5H146.2" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M84.4 44.5l-5 -16.5" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M88.4 41.5v-4.2q0 -1.6 1.6 -1.6h6.4q1.6 0 1.6 1.6v4.2z" fill="var(--s1)" />
  <path d="M78 55C77 43.8 84.4 40 94.8 40C108.4 40 117.2 43.3 118 50.5L115.6 55Z" fill="var(--s2)" />
  <path d="M83.6 42.7C94 40 106 40.3 114 46" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M111.6 43.2h5.2q2.4 4.2 0 8.5h-5.2z" fill="var(--s1)" />
  <path d="M41 70L49.4 54L123.2 54L145 71Z" fill="var(--s2)" />
  <path d="M49.4 54.8H123.2L143 69" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M46 63.5L137.8 63.5L140.9 68L43 68Z" fill="var(--s1)" opacity=".55"/>
  <path d="M47.5 65H136.5Q145 65 145 75.5Q144 80 137 87Q134 90 128.5 90H55.5Q50 90 47 87Q40 80 39 75.5Q39 65 47.5 65Z" fill="var(--s1)" />
  <circle cx="47.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="47.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="47.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="136.5" cy="75" r="5.5" fill="var(--s2)"/>
  <circle cx="136.5" cy="75" r="3.4" fill="none" stroke="var(--s1)" stroke-width="0.9"/>
  <circle cx="136.5" cy="75" r="1.2" fill="var(--s1)"/>
  <circle cx="58" cy="78.2" r="8.2" fill="var(--s2)"/>
  <circle cx="58" cy="78.2" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="58" cy="78.2" r="1.8" fill="var(--s1)"/>
  <circle cx="75" cy="78.2" r="8.2" fill="var(--s2)"/>
  <circle cx="75" cy="78.2" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="75" cy="78.2" r="1.8" fill="var(--s1)"/>
  <circle cx="92" cy="78.2" r="8.2" fill="var(--s2)"/>
  <circle cx="92" cy="78.2" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="92" cy="78.2" r="1.8" fill="var(--s1)"/>
  <circle cx="109" cy="78.2" r="8.2" fill="var(--s2)"/>
  <circle cx="109" cy="78.2" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="109" cy="78.2" r="1.8" fill="var(--s1)"/>
  <circle cx="126" cy="78.2" r="8.2" fill="var(--s2)"/>
  <circle cx="126" cy="78.2" r="5.1" fill="none" stroke="var(--s1)" stroke-width="1.3"/>
  <circle cx="126" cy="78.2" r="1.8" fill="var(--s1)"/>
  <path d="M48.8 66.2H135.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/ussr-medium.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 114.5 40)">
  <path d="M112.5 36.9L129.5 37.3L129.5 42.7L112.5 43.1Z" fill="var(--s1)" />
  <path d="M114.5 37.9L164.5 38.2L164.5 41.8L114.5 42.1Z" fill="var(--s1)" />
  <path d="M129.5 38.7H163.5" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M75.6 36.4l-5 -19.8" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M81 32.8v-5q0 -1.6 1.6 -1.6h8.6q1.6 0 1.6 1.6v5z" fill="var(--s1)" />
  <path d="M67 49C66 35.5 75.6 31 89.7 31C108 31 119.9 35 121 43.6L117.8 49Z" fill="var(--s2)" />
  <path d="M74.6 34.2C88.6 31 104.8 31.4 115.6 38.2" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112.4 34.8h7q3.2 5.2 0 10.5h-7z" fill="var(--s1)" />
  <path d="M25 66L35.5 48L126.4 48L153 67Z" fill="var(--s2)" />
  <path d="M35.5 48.8H126.4L151 65" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M30 59.5L144.3 59.5L148.2 64L27 64Z" fill="var(--s1)" opacity=".55"/>
  <rect x="28" y="49" width="12.8" height="7" rx="3" fill="var(--s1)"/>
  <rect x="44.5" y="47" width="12.8" height="6" rx="3" fill="var(--s1)"/>
  <path d="M32.7 61H143.3Q153 61 153 73.2Q152 78.4 143.9 86.5Q140.4 90 134 90H42Q35.6 90 32.1 86.5Q24 78.4 23 73.2Q23 61 32.7 61Z" fill="var(--s1)" />
  <circle cx="32.7" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="32.7" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="32.7" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="143.3" cy="72.6" r="6.4" fill="var(--s2)"/>
  <circle cx="143.3" cy="72.6" r="4" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="143.3" cy="72.6" r="1.4" fill="var(--s1)"/>
  <circle cx="44.9" cy="76.4" r="9.6" fill="var(--s2)"/>
  <circle cx="44.9" cy="76.4" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="44.9" cy="76.4" r="2.1" fill="var(--s1)"/>
  <circle cx="66.4" cy="76.4" r="9.6" fill="var(--s2)"/>
  <circle cx="66.4" cy="76.4" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="66.4" cy="76.4" r="2.1" fill="var(--s1)"/>
  <circle cx="88" cy="76.4" r="9.6" fill="var(--s2)"/>
  <circle cx="88" cy="76.4" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="88" cy="76.4" r="2.1" fill="var(--s1)"/>
  <circle cx="109.6" cy="76.4" r="9.6" fill="var(--s2)"/>
  <circle cx="109.6" cy="76.4" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="109.6" cy="76.4" r="2.1" fill="var(--s1)"/>
  <circle cx="131.1" cy="76.4" r="9.6" fill="var(--s2)"/>
  <circle cx="131.1" cy="76.4" r="5.9" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="131.1" cy="76.4" r="2.1" fill="var(--s1)"/>
  <path d="M34.1 62.2H141.8" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/ussr-tank-destroyer.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(0 120 50)">
  <path d="M118 46.5L138.6 47L138.6 53L118 53.5Z" fill="var(--s1)" />
  <path d="M120 47.7L182 48.1L182 51.9L120 52.3Z" fill="var(--s1)" />
  <path d="M181 46.1h5.1v7.8h-5.1zM184.3 46.7h4.6v6.6h-4.6z" fill="var(--s1)" />
  <path d="M138.6 48.6H181" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.5"/>
  </g>
  <path d="M82 41v-4q0 -2 2 -2h9q2 0 2 2v4z" fill="var(--s1)" />
  <path d="M48 44l-5 -20" stroke="var(--s1)" stroke-width="1" fill="none"/>
  <path d="M28 66L34 53L68 50L72 40L110 40L148 63L151 67Z" fill="var(--s2)" />
  <path d="M34 53.6L68 50.6L72 41H110L146 62" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M112 44.5h12q5 5.5 0 11h-12z" fill="var(--s1)" />
  <path d="M32 60.5L142 60.5L146 65L29 65Z" fill="var(--s1)" opacity=".55"/>
  <path d="M34.4 62H141.6Q151 62 151 73.8Q150 78.8 142.2 86.6Q138.8 90 132.6 90H43.4Q37.2 90 33.8 86.6Q26 78.8 25 73.8Q25 62 34.4 62Z" fill="var(--s1)" />
  <circle cx="34.4" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="34.4" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="34.4" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="141.6" cy="73.2" r="6.2" fill="var(--s2)"/>
  <circle cx="141.6" cy="73.2" r="3.8" fill="none" stroke="var(--s1)" stroke-width="1"/>
  <circle cx="141.6" cy="73.2" r="1.4" fill="var(--s1)"/>
  <circle cx="46.2" cy="76.8" r="9.2" fill="var(--s2)"/>
  <circle cx="46.2" cy="76.8" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="46.2" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="67.1" cy="76.8" r="9.2" fill="var(--s2)"/>
  <circle cx="67.1" cy="76.8" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="67.1" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="88" cy="76.8" r="9.2" fill="var(--s2)"/>
  <circle cx="88" cy="76.8" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="88" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="108.9" cy="76.8" r="9.2" fill="var(--s2)"/>
  <circle cx="108.9" cy="76.8" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="108.9" cy="76.8" r="2" fill="var(--s1)"/>
  <circle cx="129.8" cy="76.8" r="9.2" fill="var(--s2)"/>
  <circle cx="129.8" cy="76.8" r="5.7" fill="none" stroke="var(--s1)" stroke-width="1.5"/>
  <circle cx="129.8" cy="76.8" r="2" fill="var(--s1)"/>
  <path d="M35.8 63.2H140.2" fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" opacity="0.5"/>
</svg>
`,"./art/silhouettes/ussr-truck.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path d="M22 74V44q0 -4 2 -4h76q2 0 2 4v30z" fill="var(--s2)" />
  <path d="M20 46q4 -20 16 -20h52q12 0 16 20z" fill="var(--s1)"/>
  <path d="M38 27q-6 6 -6 18M62 26v19M86 27q6 6 6 18" fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" opacity="0.6"/>
  <path d="M24 50H100M24 58H100M24 66H100" fill="none" stroke="var(--s3)" stroke-width="0.8" stroke-linecap="round" opacity="0.35"/>
  <path d="M104 74V42q0 -6 6 -6h16q5 0 7 5l6 15h24q8 0 9 8l1 10z" fill="var(--s2)" />
  <path d="M111 42h13q3 0 4.5 3.5l4 10.5H111z" fill="var(--s3)" opacity=".75"/>
  <path d="M139 57h24q6 0 8 5" fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" opacity="0.8"/>
  <path d="M144 60h18v2h-18zM144 64h18v2h-18z" fill="var(--s1)" opacity=".6"/>
  <path d="M16 73h160v6H16z" fill="var(--s1)" />
  <path d="M128 76q2 -16 18 -16t18 16z" fill="var(--s1)" />
  <circle cx="170" cy="62" r="4" fill="var(--s3)"/>
  <circle cx="46" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="46" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="46" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="76" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="76" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="146" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="146" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/units/anti-tank-gun.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-6 92 46)">
  <path fill="var(--s2)" d="M60 39h40v14H60z"/>
  <path fill="var(--s1)" d="M96 41h84v8h-84z"/>
  <path fill="var(--s1)" d="M180 39h9v12h-9z"/>
  <path fill="var(--s2)" d="M100 36h36v4h-36z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="M100 43h76" opacity=".5"/>
  </g>
  <path fill="var(--s2)" d="M104 62l6-38 14 4-4 38z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M111 27l-4 30" opacity=".7"/>
  <path fill="var(--s1)" d="M84 60h20l6 16H78z"/>
  <path fill="var(--s1)" d="M6 86l72-16 4 6-74 16z"/>
  <path fill="var(--s1)" d="M100 72l60 12v6l-64-10z"/>
  <circle cx="98" cy="76" r="14" fill="var(--s1)"/>
  <circle cx="98" cy="76" r="7.7" fill="var(--s2)"/>
  <circle cx="98" cy="76" r="2.8" fill="var(--s1)"/>
  <g transform="translate(30 88) scale(0.92)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  </g>
  <g transform="translate(52 90) scale(0.86)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M-6-42 -15-36"/>
  </g>
</svg>
`,"./art/units/armoured-car.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M24 70l6-20 34-12h66l30 14 10 4v14z"/>
  <path fill="var(--s3)" d="M64 38h66l14 7H46z" opacity=".35"/>
  <path fill="var(--s2)" d="M76 38l6-14h32l10 14z"/>
  <path fill="var(--s1)" d="M82 24h32l4 5H79z"/>
  <path fill="var(--s1)" d="M118 27h36v4h-36z"/>
  <path fill="var(--s1)" d="M152 26h7v6h-7z"/>
  <path fill="var(--s1)" d="M136 48h18v4h-18zM52 48h16v4H52z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M30 50l34-12h66l30 14" opacity=".75"/>
  <path fill="var(--s1)" d="M96 58h16v12H96z" opacity=".45"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="M88 24 84 4"/>
  <path fill="var(--s1)" d="M22 68h150v5H22z"/>
  <path fill="var(--s1)" d="M38 74q2-17 19-17t19 17zM120 74q2-17 19-17t19 17z"/>
  <circle cx="57" cy="77" r="14" fill="var(--s1)"/>
  <circle cx="57" cy="77" r="7.7" fill="var(--s2)"/>
  <circle cx="57" cy="77" r="2.8" fill="var(--s1)"/>
  <circle cx="139" cy="77" r="14" fill="var(--s1)"/>
  <circle cx="139" cy="77" r="7.7" fill="var(--s2)"/>
  <circle cx="139" cy="77" r="2.8" fill="var(--s1)"/>
</svg>
`,"./art/units/commandos.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <circle cx="168" cy="18" r="11" fill="var(--s3)"/>
  <g transform="rotate(16 60 90)">
  <g transform="translate(62 92) scale(1.12)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 16-36 6-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="M-8-28 26-38"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12-35v9"/>
  </g>
  </g>
  <g transform="translate(118 92) scale(1.2)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M9-44 16-52 20-62"/>
  <circle cx="21" cy="-64" r="3.4" fill="var(--s1)"/>
  </g>
  <g transform="rotate(10 160 90)">
  <g transform="translate(160 92) scale(1)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  </g>
  <path fill="none" stroke="var(--s2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M8 94q12-8 24 0M150 95q14-9 34 0"/>
</svg>
`,"./art/units/flak.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-26 92 46) translate(9 4.5) scale(.9)">
  <path fill="var(--s2)" d="M60 39h40v14H60z"/>
  <path fill="var(--s1)" d="M96 41h84v8h-84z"/>
  <path fill="var(--s1)" d="M180 39h9v12h-9z"/>
  <path fill="var(--s2)" d="M100 36h36v4h-36z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="M100 43h76" opacity=".5"/>
  </g>
  <path fill="var(--s2)" d="M74 62l6-22h24l6 22z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M82 42h20" opacity=".7"/>
  <path fill="var(--s1)" d="M84 60h20l6 16H78z"/>
  <path fill="var(--s1)" d="M14 82h160v6H14z"/>
  <path fill="var(--s2)" d="M70 72h44v12H70zM24 76h10v12H24zM154 76h10v12h-10z"/>
  <g transform="translate(30 88) scale(0.92)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  </g>
  <g transform="translate(150 90) scale(0.86)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M-6-42 -15-36"/>
  </g>
</svg>
`,"./art/units/half-track.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M14 68V42l6-4h84l4 30z"/>
  <path fill="var(--s1)" d="M20 38h84l2 7H16z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round" d="M24 50H98M24 58H98" opacity=".45"/>
  <path fill="var(--s2)" d="M104 68V40q0-3 4-3h20l10 15 32 5q8 2 9 11z"/>
  <path fill="var(--s3)" d="M110 41h16l7 11h-23z" opacity=".75"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M138 53l30 4" opacity=".8"/>
  <path fill="var(--s1)" d="M146 59h20v2h-20zM146 63h20v2h-20z" opacity=".6"/>
  <path fill="var(--s1)" d="M60 36V24h6v12zM58 22h30v4H58z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M88 24h14"/>
  <circle cx="40" cy="33" r="5" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M32 33q0-9 8-9t8 9z"/>
  <circle cx="84" cy="34" r="4.6" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M77 34q0-8 7-8t7 8z"/>
  <path fill="var(--s1)" d="M10 67h170v6H10z"/>
  <path fill="var(--s1)" d="M25 68H97q11 0 11 9.9l-11 12.100000000000001H25l-11-12.100000000000001q0-9.9 11-9.9z"/>
  <circle cx="26.1" cy="81.6" r="5.9" fill="var(--s2)"/>
  <circle cx="43.5" cy="81.6" r="5.9" fill="var(--s2)"/>
  <circle cx="61" cy="81.6" r="5.9" fill="var(--s2)"/>
  <circle cx="78.4" cy="81.6" r="5.9" fill="var(--s2)"/>
  <circle cx="95.9" cy="81.6" r="5.9" fill="var(--s2)"/>
  <circle cx="154" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="154" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="154" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/units/infiltrators.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(18 54 90)">
  <g transform="translate(56 92) scale(1.1)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 16-36 6-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  </g>
  <g transform="translate(106 92) scale(1.26)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M9-44 18-36"/>
  <circle cx="21" cy="-34" r="4.5" fill="var(--s1)"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M22-38l5-6"/>
  </g>
  <g transform="translate(154 92) scale(1.04)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M-8-44-16-36"/>
  <path fill="var(--s1)" d="M-24-36h12v9h-12z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M-18-36v-5"/>
  </g>
  <path fill="none" stroke="var(--s2)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M4 94q8-9 16 0M172 94q8-9 20 0"/>
</svg>
`,"./art/units/jeep.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M40 70l4-22h44l6-3 30 1 34 6q8 2 8 12v6z"/>
  <path fill="var(--s1)" d="M46 48h40l2 8H44z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M92 45l10-22"/>
  <path fill="var(--s3)" d="M95 41l7-16 20 2 4 16z" opacity=".55"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M102 24l22 2"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M112 48l40 6" opacity=".8"/>
  <path fill="var(--s1)" d="M160 56h5v10h-5zM154 56h3v10h-3z" opacity=".6"/>
  <circle cx="166" cy="60" r="3" fill="var(--s3)"/>
  <circle cx="66" cy="34" r="5.4" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M57 34q0-10 9-10t9 10z"/>
  <path fill="var(--s1)" d="M56 52q0-12 10-12t11 12z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M82 46l6-6"/>
  <circle cx="38" cy="56" r="10" fill="var(--s1)"/>
  <circle cx="38" cy="56" r="4" fill="var(--s2)"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="M52 48 46 12"/>
  <path fill="var(--s1)" d="M36 68h132v5H36z"/>
  <path fill="var(--s1)" d="M50 72q2-15 17-15t17 15zM122 72q2-15 17-15t17 15z"/>
  <circle cx="67" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="67" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="67" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="139" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="139" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="139" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/units/mounted-infantry.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M60 72V44h86l6 28z"/>
  <path fill="var(--s1)" d="M60 40h86v6H60z"/>
  <path fill="var(--s2)" d="M146 72V46q0-4 4-4h14q4 0 6 5l3 10h10q6 0 7 6v9z"/>
  <path fill="var(--s3)" d="M152 47h11l4 10h-15z" opacity=".75"/>
  <g transform="translate(78 56) scale(0.6)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <g transform="translate(102 56) scale(0.6)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <g transform="translate(126 56) scale(0.6)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <path fill="var(--s2)" d="M58 46h90v22H58z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="0.9" stroke-linecap="round" stroke-linejoin="round" d="M64 52h78M64 60h78" opacity=".5"/>
  <path fill="var(--s1)" d="M56 70h136v5H56z"/>
  <circle cx="82" cy="79" r="11" fill="var(--s1)"/>
  <circle cx="82" cy="79" r="6.1" fill="var(--s2)"/>
  <circle cx="82" cy="79" r="2.2" fill="var(--s1)"/>
  <circle cx="112" cy="79" r="11" fill="var(--s1)"/>
  <circle cx="112" cy="79" r="6.1" fill="var(--s2)"/>
  <circle cx="112" cy="79" r="2.2" fill="var(--s1)"/>
  <circle cx="168" cy="79" r="11" fill="var(--s1)"/>
  <circle cx="168" cy="79" r="6.1" fill="var(--s2)"/>
  <circle cx="168" cy="79" r="2.2" fill="var(--s1)"/>
  <g transform="translate(28 92) scale(1.16)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
</svg>
`,"./art/units/partisans.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(20 92) scale(0.9)" opacity=".75">
  <path fill="var(--s1)" d="M-3 0V-18H3V0z"/>
  <path fill="var(--s2)" d="M0-78 14-52H6l14 22H8l16 22H-24L-8-30H-20L-6-52h-8z"/>
  </g>
  <g transform="translate(182 92) scale(1)" opacity=".75">
  <path fill="var(--s1)" d="M-3 0V-18H3V0z"/>
  <path fill="var(--s2)" d="M0-78 14-52H6l14 22H8l16 22H-24L-8-30H-20L-6-52h-8z"/>
  </g>
  <g transform="translate(150 92) scale(0.7)" opacity=".75">
  <path fill="var(--s1)" d="M-3 0V-18H3V0z"/>
  <path fill="var(--s2)" d="M0-78 14-52H6l14 22H8l16 22H-24L-8-30H-20L-6-52h-8z"/>
  </g>
  <g transform="translate(66 90) scale(1.1)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-6.5-54.5q0-6 6.5-6t6.5 5l5 1.5v1.5H-6.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <g transform="translate(132 90) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-54.5q-1-8 7-8t7 8l1.5 5h-3l-1-4.5h-9l-1 4.5h-3z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <g transform="translate(98 92) scale(1.25)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-6.5-54.5q0-6 6.5-6t6.5 5l5 1.5v1.5H-6.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 18-48"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="M12-40 16-62"/>
  <path fill="var(--s1)" d="M14-62h6v8h-6z"/>
  </g>
</svg>
`,"./art/units/recovery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M30 62l10-18h98l18 10 4 8z"/>
  <path fill="var(--s2)" d="M58 44V30h48l8 14z"/>
  <path fill="var(--s3)" d="M58 30h48l3 5H58z" opacity=".4"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M104 44 150 12M104 30l46-18M118 35l6-6M132 26l5-5"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="M150 12v26"/>
  <path fill="var(--s1)" d="M146 38h8l-2 8h-4z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M150 46q0 5-4 5"/>
  <circle cx="66" cy="37" r="7" fill="var(--s1)"/>
  <circle cx="66" cy="37" r="3" fill="var(--s3)"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M40 45h96l18 9" opacity=".8"/>
  <path fill="var(--s1)" d="M14 54l18-4v12H14z"/>
  <path fill="var(--s1)" d="M24 60h140v4H24z" opacity=".55"/>
  <path fill="var(--s1)" d="M30 62H162q14 0 14 12.6l-14 15.400000000000002H30l-14-15.400000000000002q0-12.6 14-12.6z"/>
  <circle cx="31.4" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="49.9" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="68.3" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="86.8" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="105.2" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="123.7" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="142.1" cy="79.4" r="7.6" fill="var(--s2)"/>
  <circle cx="160.6" cy="79.4" r="7.6" fill="var(--s2)"/>
</svg>
`,"./art/units/resistance.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M0 92V52h26V36h20v56z" opacity=".6"/>
  <path fill="var(--s2)" d="M150 92V42l22-16 22 16v50z" opacity=".6"/>
  <path fill="var(--s3)" d="M160 50h9v10h-9zM176 50h9v10h-9zM8 60h8v9H8z" opacity=".7"/>
  <g transform="translate(64 90) scale(1.12)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <g transform="translate(132 90) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-35 5-30"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="M-6-32 16-36"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M6-34v8"/>
  </g>
  <g transform="translate(98 92) scale(1.28)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M9-44 17-58"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M17-58v-14"/>
  <path fill="var(--s2)" d="M17-74l14 4-14 5z"/>
  </g>
</svg>
`,"./art/units/rocket-launcher.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="rotate(-24 70 44)">
  <path fill="var(--s1)" d="M18 24h104v5H18zM18 34h104v5H18zM18 44h104v5H18z"/>
  <path fill="var(--s2)" d="M28 22h4v29h-4zM66 22h4v29h-4zM104 22h4v29h-4z"/>
  <path fill="var(--s2)" d="M44 20h34l6 3-6 3H44zM50 30h34l6 3-6 3H50zM40 40h34l6 3-6 3H40z"/>
  <path fill="var(--s3)" d="M78 20l6 3-6 3zM84 30l6 3-6 3zM74 40l6 3-6 3z"/>
  </g>
  <path fill="var(--s1)" d="M60 72l8-18h14l8 18z"/>
  <path fill="var(--s2)" d="M112 74V42q0-6 6-6h16q5 0 7 5l6 15h20q8 0 9 8l1 10z"/>
  <path fill="var(--s3)" d="M119 42h13q3 0 4.5 3.5l4 10.5H119z" opacity=".75"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M147 57h20q6 0 8 5" opacity=".8"/>
  <path fill="var(--s1)" d="M16 72h164v6H16z"/>
  <path fill="var(--s1)" d="M130 76q2-16 18-16t18 16z"/>
  <circle cx="46" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="46" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="46" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="78" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="78" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="78" cy="77" r="2.6" fill="var(--s1)"/>
  <circle cx="150" cy="77" r="13" fill="var(--s1)"/>
  <circle cx="150" cy="77" r="7.2" fill="var(--s2)"/>
  <circle cx="150" cy="77" r="2.6" fill="var(--s1)"/>
</svg>
`,"./art/units/sappers.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(52 90) scale(1.18)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-36 6-32"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4-34 26-4"/>
  <path fill="var(--s1)" d="M18-3h16q2 3-1 3H20q-4 0-2-3z"/>
  </g>
  <g transform="translate(112 88) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 13-36 2-34"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M-12-6 14-50"/>
  <path fill="var(--s1)" d="M12-48l4-12 7 4-6 10z"/>
  </g>
  <g transform="translate(160 90) scale(1.1)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7.5-53.5q0-8.5 7.5-8.5t7.5 8.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M-8-42-14-34-4-30"/>
  <path fill="var(--s2)" d="M-18-12h14v10h-14z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M-18-7h14"/>
  </g>
  <path fill="none" stroke="var(--s1)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M6 93q8-5 16 0t16 0" opacity=".6"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M150 94h40" opacity=".6"/>
</svg>
`,"./art/units/staff.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(46 78) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-8-57.5q2-5.5 8-5.5t8 4.5l-2 3h-12z"/>
  <path fill="var(--s1)" d="M-6-55.5h13l2 2.5H-6z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 18-34"/>
  </g>
  <g transform="translate(152 78) scale(1.02)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-8-57.5q2-5.5 8-5.5t8 4.5l-2 3h-12z"/>
  <path fill="var(--s1)" d="M-6-55.5h13l2 2.5H-6z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M-8-44-18-34"/>
  </g>
  <g transform="translate(100 74) scale(1.08)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-8-57.5q2-5.5 8-5.5t8 4.5l-2 3h-12z"/>
  <path fill="var(--s1)" d="M-6-55.5h13l2 2.5H-6z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-42 4-30"/>
  </g>
  <path fill="var(--s3)" d="M18 64h164l10 10H8z"/>
  <path fill="var(--s2)" d="M52 64l18-2 22 4 24-5 26 4 14-1 8 10H40z" opacity=".55"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M70 66q14 6 30 0t34 4"/>
  <path fill="var(--s1)" d="M112 66l10-4v8z"/>
  <path fill="var(--s1)" d="M8 74h184v6H8z"/>
  <path fill="var(--s1)" d="M22 80h9v14h-9zM168 80h9v14h-9z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M84 62 96 52"/>
</svg>
`,"./art/units/tank-riders.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <path fill="var(--s2)" d="M20 66l10-14h100l28 12 2 6H20z"/>
  <path fill="var(--s2)" d="M64 52l6-12h42l8 12z"/>
  <path fill="none" stroke="var(--s3)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M70 40h42" opacity=".8"/>
  <path fill="var(--s1)" d="M118 43h46v4h-46z"/>
  <g transform="translate(46 58) scale(0.62)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-54.5q-1-8 7-8t7 8l1.5 5h-3l-1-4.5h-9l-1 4.5h-3z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 16-38 6-32"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <g transform="translate(78 44) scale(0.6)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-54.5q-1-8 7-8t7 8l1.5 5h-3l-1-4.5h-9l-1 4.5h-3z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 15-50"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M10-38 26-58"/>
  </g>
  <g transform="translate(126 58) scale(0.62)">
  <path fill="var(--s1)" d="M-10 0-6-26H6L12 0H5L0-17-3 0z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-54.5q-1-8 7-8t7 8l1.5 5h-3l-1-4.5h-9l-1 4.5h-3z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M8-44 16-38 6-32"/>
  <path fill="none" stroke="var(--s1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M-11-24 22-44"/>
  </g>
  <path fill="none" stroke="var(--s3)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M30 53h98l28 11" opacity=".7"/>
  <path fill="var(--s1)" d="M16 64h146v4H16z" opacity=".55"/>
  <path fill="var(--s1)" d="M25 66H157q13 0 13 11.700000000000001l-13 14.3H25l-13-14.3q0-11.700000000000001 13-11.700000000000001z"/>
  <circle cx="26.3" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="44.8" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="63.3" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="81.8" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="100.2" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="118.7" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="137.2" cy="82.1" r="7" fill="var(--s2)"/>
  <circle cx="155.7" cy="82.1" r="7" fill="var(--s2)"/>
</svg>
`,"./art/units/traffic.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <g transform="translate(100 92) scale(1.16)">
  <path fill="var(--s1)" d="M-9-10-7-27H7L10-10zM-6 0-5-11h4V0zM2 0V-11h4l1 11z"/>
  <path fill="var(--s2)" d="M-9-23-10-43q1-5 6-5h8q5 0 6 5l-2 20z"/>
  <path fill="var(--s1)" d="M-9-27H8.5v3.5H-9z"/>
  <circle cx="0" cy="-53" r="4.8" fill="var(--s3)"/>
  <path fill="var(--s1)" d="M-7-55q-2-7 7-7t8.5 4q1 3-3.5 3.5z"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M9-44 20-40 30-46"/>
  <path fill="none" stroke="var(--s2)" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M-9-44-18-52-20-62"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M30-46 46-52"/>
  <path fill="var(--s2)" d="M46-60 62-64 60-50 45-46z"/>
  <path fill="none" stroke="var(--s1)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M-20-62-26-72"/>
  <path fill="var(--s2)" d="M-27-73-40-70-38-58-24-63z"/>
  </g>
  <path fill="none" stroke="var(--s1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M22 94V50"/>
  <path fill="var(--s1)" d="M6 40h36l8 7-8 7H6z"/>
  <path fill="var(--s3)" d="M10 45h28v3H10z" opacity=".7"/>
  <path fill="none" stroke="var(--s1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M178 94V58"/>
  <path fill="var(--s1)" d="M194 50h-36l-8 7 8 7h36z"/>
  <path fill="var(--s3)" d="M164 55h26v3h-26z" opacity=".7"/>
</svg>
`}),de=(e,t)=>ue[`./art/${e}/${t}.svg`]??``,B=e=>de(`icons`,e),V=e=>B(e?`emblem-${e}`:`barracks`),fe=e=>B(`class-${e.subclass===`tank-destroyer`?`td`:e.class??`support`}`),pe=e=>B(`ability-${e.replaceAll(`_`,`-`)}`),me={"ussr-bm-13":`rocket-launcher`,"ussr-tank-riders":`tank-riders`,"ussr-sappers":`sappers`,"ussr-partisans":`partisans`,"ussr-traffic-controllers":`traffic`,"germany-sd-kfz-251":`half-track`,"germany-bergepanther":`recovery`,"germany-brandenburger":`infiltrators`,"germany-flak-36":`flak`,"germany-generalstab":`staff`,"usa-m3-half-track":`half-track`,"usa-combat-engineers":`sappers`,"usa-willys-mb":`jeep`,"france-panhard-178":`armoured-car`,"france-maquisards":`resistance`,"france-chasseurs-portes":`mounted-infantry`,"france-sapeurs-du-genie":`sappers`,"uk-17-pounder":`anti-tank-gun`,"uk-daimler-dingo":`armoured-car`,"uk-royal-engineers":`sappers`,"uk-commandos":`commandos`,"uk-staff-officers":`staff`};function he(e,t){let n=me[e.split(`#`)[0]];if(n)return de(`units`,n);let r=t.firepower===0&&t.armour===0&&!t.goods?`infantry`:`truck`,i=t.class===`support`?r:t.subclass||t.class;return de(`silhouettes`,`${t.nation}-${i}`)}var ge=e=>de(`barracks`,e)||de(`barracks`,`engineers`),_e=(e,t)=>de(`bases`,t?`hq`:`base-${e%3+1}`),ve={destroyed_bases:`base`,own_bases:`headquarters`,barracks_cards:`barracks`,infantry:`barracks`,double_medal_cards:`medal-double`,all_medals:`medal-double`,medal_nations:`medal-double`,squad_cards:`depot`,cost_sum:`cost-sum`,ended_game:`ability-siege`,vehicles_without_abilities:`class-light`};function ye(e,t){let{metric:n,class:r,nation:i,ability:a}=t.achievements[e]?.counts??{};return r?B(`class-${r}`):i?V(i):a?pe(a):B(ve[n??``]??`achievement`)}var H=e=>e?Number(e.slice(1))-1:-1,be=e=>`P${e+1}`;function U(e){let t=(e.stack.at(-1)??``).split(` `);return{name:t[0]??``,about:t.slice(1)}}var xe=e=>typeof e==`object`?e.guard??``:``;function Se(e,t){let[n=``,r=``]=e.split(`.`),i=t.places.guards.includes(r),a=(i?t.places.guards:t.places.bases).indexOf(r);return{seat:H(n),slot:a,guard:i}}function Ce(e,t,n,r){let i=r?e.places.guards:e.places.bases;return`${be(t)}.${i[n]??``}`}function we(e){let{resolving:t,attackers:n,struck:r,lead:i}=e.turn;return[...new Set([i,...n,...r,t])].filter(Boolean)}var Te=(e,t)=>e.parties.length<t&&e.parties.flat().length===t,Ee=(e,t)=>e.parties.findIndex(e=>e.includes(t)),De=e=>`hand/${e}`,Oe=e=>`reserve/${e}`,ke=e=>`depot/${e}`,Ae=e=>`out/${e}`,W=e=>`target/${e}`,je=e=>`achievement/${e}`,Me=e=>`medals/${e}`,Ne=e=>`do/${e}`,Pe=`rear`;function Fe(e,{view:t,components:n,you:r}){let i=(t.players[r]?.bases??[]).findIndex(t=>xe(t)===e);return i<0?``:W(Ce(n,r,i,!0))}function Ie(e,t){return e===`rear`?Pe:t.view.players[t.you]?.hand.includes(e)?De(e):we(t.view).includes(e)?Ae(e):Fe(e,t)||De(e)}function Le(e,{view:t,components:n}){let{seat:r,slot:i}=Se(e,n);return W(Ce(n,r,i,xe(t.players[r]?.bases[i])!==``))}var G=({verb:e=``})=>[Ne(e)],Re=({card:e=``},t)=>[Ie(e,t)],ze=({card:e=``,verb:t=``},n)=>[Ie(e,n),Ne(t)],Be=({card:e=``})=>[Oe(e)],Ve=({card:e=``})=>[Ae(e)],He=({target:e=``})=>[W(e)],Ue=({verb:e=``,...t})=>[Ne([e,...Object.values(t)].join(`-`))],We={end:G,take:G,charge:G,stop:G,pass:G,refill:G,recruit:G,retain:G,doubles:Ue,buy:Be,research:Be,pay:Re,join:Re,discard:Re,support:Re,station:Re,dispatch:Re,activate:ze,defend:ze,attack:ze,keep:ze,scrap:ze,strike:Ve,send:Ve,hit:He,siege:He,aid:({target:e=``},t)=>[Le(e,t)],place:({base:e=``},t)=>[Le(`P${t.you+1}.${e}`,t)],dismantle:({card:e=``},t)=>[t.view.players[t.you]?.depot.includes(e)?ke(e):Ie(e,t)],plan:({achievement:e=``})=>[je(e)],medal:({nation:e=``})=>[Me(e)],first:Ue,draw:Ue,deal:Ue,reveal:Ue,top:Ue};function Ge(e,t){return(We[e.verb??``]??G)(e,t)}function Ke(e,t=!1){let{hand:n,kept:r,garage:i,depot:a,rear:o,unseen:s,bases:c}=e,l=c.flatMap(e=>typeof e==`object`?e.guard??[]:[]);return[...n,...r,...i,...a,...s,...o?[o]:[],...t?l:[]]}var qe=e=>[...e.abilities.map(e=>e.kind),...e.limits??[],...e.goods?[`national_goods`]:[]],Je=e=>+!!e,Ye=e=>e.kind===`medal`?e.medals??0:0,Xe={class_count:(e,t)=>Je(e.class===t.class),nation_medals:(e,t)=>e.nation===t.nation?Ye(e):0,double_medal_cards:e=>Je(Ye(e)===2),squad_cards:()=>1,all_medals:Ye,vehicles_without_abilities:e=>Je(e.kind===`vehicle`&&!qe(e).length),infantry:e=>Je(e.kind===`barracks`||e.class===`support`&&e.firepower===0&&e.armour===0),ability_cards:(e,t)=>Je(qe(e).includes(String(t.ability))),ability_sum:(e,t)=>e.abilities.reduce((e,n)=>e+(n.kind===t.ability?n.value??0:0),0),cost_sum:e=>e.cost??0,barracks_cards:e=>Je(e.kind===`barracks`)},Ze={destroyed_bases:e=>e.razed,"destroyed-bases":e=>e.razed,"destroyed-vehicles":e=>e.kills,own_bases:Qe,"own-bases":Qe,ended_game:(e,t)=>Je(t)};function Qe(e){return e.bases.filter(e=>e!==`destroyed`).length}function $e(e,t){let n=t.table.settings[`opt.squadDefenders`]===`included`;return e.flatMap(e=>Ke(t.view.players[e],n)).map(e=>t.components.cards[e]).filter(e=>e!==void 0)}function et(e,t,n){let{view:r}=n,i=String(e.counts.metric??e.counts.measure),a=Ze[i];if(a){let e=e=>H(r.ended_by)===e;return t.reduce((t,n)=>t+a(r.players[n],e(n)),0)}let o=$e(t,n);if(i===`medal_nations`)return new Set(o.filter(Ye).map(e=>e.nation)).size;let s=Xe[i];return s?o.reduce((t,n)=>t+s(n,e.counts),0):null}function tt(e){return e.view.achievements.map(t=>{let n=e.components.achievements[t],r=nt(e).map(t=>et(n,t,e)),i=r.filter(e=>e!==null),a=n.counts.best===`min`?Math.min(...i):Math.max(...i);return{id:t,values:r,best:r.flatMap((e,t)=>e===a?[t]:[])}})}function nt({components:e,view:t}){let n=t.players.map((e,t)=>[t]);return Te(e,t.players.length)?e.parties:n}function rt(e,t){let n={};for(let r of Ke(e)){let e=t.cards[r];e?.kind===`medal`&&(n[e.nation]=(n[e.nation]??0)+Ye(e))}return n}var it=(e,t)=>Ke(e).reduce((e,n)=>e+(t.cards[n]?.medals??0),0),at=(e,t)=>E(`rush-achievement-${e}`,t.achievements[e]?.title??e),ot=(e,t)=>E(`rush-achievement-${e}-text`,t.achievements[e]?.text??``),st=d(`<span class="chip svelte-1mhyxtf"><!><em class="svelte-1mhyxtf"> </em></span>`),ct=d(`<button><!> <!></button>`);function K(t,n){R(n,!0);let i=e(n,`class`,3,``),a=P(()=>v(n.picker,n.at,n.name)),o=P(()=>C(a)[`aria-disabled`]&&n.picker.options.length>0),s=P(()=>n.picker.lit(n.at)?n.picker.effect(n.at):``);function c(e){n.onpoint?.(),C(a).onclick(e)}var l=ct();oe(l,()=>({type:`button`,...C(a),"data-chosen":n.unchosen?void 0:C(a)[`data-chosen`],onclick:c,class:`spot ${i()??``}`,"data-card":n.card,[ee]:{dim:n.dims&&C(o)}}),void 0,void 0,void 0,`svelte-1mhyxtf`);var u=b(l);S(u,()=>n.children);var d=L(u,2),f=e=>{var t=st(),n=b(t);w(n,{name:`target`,size:`1.15em`});var r=L(n),i=A(r,!0);N(t),F(()=>g(i,C(s))),y(e,t)};r(d,e=>{C(s)&&e(f)}),N(l),y(t,l),M()}var lt=[`I`,`II`,`III`,`IV`],q=(e,t)=>t.cards[e],J=e=>E(`rush-nation-${e}`,e),ut=e=>E(`rush-class-${e}`,e),Y=e=>E(`rush-ability-${e.replaceAll(`_`,`-`)}`,e);function dt(e,t,n=1){let r=`rush-ability-${e.replaceAll(`_`,`-`)}-text`;return E(r,t.abilities[e]?.text??``,{n})}function ft(e,t){let n=q(e,t);if(!n)return f(e===`rear`?`rush-zone-rear`:`rush-card-hidden`);if(n.kind===`vehicle`)return n.title;if(n.kind!==`medal`)return E(`rush-card-${e}`,n.title);let r=E(`rush-medal-name-${n.nation}`,n.title);return(n.medals??1)>1?f(`rush-medal-double-name`,{name:r}):r}var pt=(e,t)=>t.places.bases[e]===t.places.headquarters?``:lt[e]??`${e+1}`;function mt(e,t){let n=pt(e,t);return n?f(`rush-base`,{number:n}):f(`rush-headquarters`)}function ht(e,t){let{seat:n,slot:r,guard:i}=Se(e,t.components),a={base:mt(r,t.components),seat:gt(n,t)};return f(i?`rush-target-guard`:`rush-target-base`,a)}var gt=(e,t)=>s(t.seats,e);function _t(e){let t=[],{cost:n,resources:r,firepower:i,armour:a}=e;return n!==void 0&&t.push(f(`rush-value-cost`,{n})),r!==null&&t.push(f(`rush-value-resources`,{n:r})),i!==void 0&&t.push(f(`rush-value-firepower`,{n:i})),a!==void 0&&t.push(f(`rush-value-armour`,{n:a})),e.medals&&t.push(f(`rush-value-medals`,{n:e.medals})),t}function vt(e){let t=e.abilities.map(e=>e.value?`${Y(e.kind)} ${e.value}`:Y(e.kind));return t.push(...(e.limits??[]).map(Y)),e.goods&&t.push(f(`rush-goods-for`,{nation:J(e.goods)})),t}function X(e,t){let n=q(e,t);if(!n)return f(`rush-card-hidden`);let r=n.kind===`vehicle`?[J(n.nation),ut(n.class??``)]:[f(`rush-kind-${n.kind}`)];return[n.kind===`vehicle`?n.names.en??n.title:ft(e,t),...r,..._t(n),...vt(n)].join(`, `)}var yt=p(`<svg viewBox="0 0 24 24"><path></path></svg>`);function bt(e,t){let n=[`M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z`,`M12 2 23 21H1z`,`M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z`,`M12 .5 23.5 12 12 23.5.5 12z`,`M12 1.5 22.5 9l-4 12.5h-13L1.5 9z`,`M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z`];var r=yt(),i=A(r);F(()=>{z(r,0,`seat-${t.seat+1}`,`svelte-1u6tpjo`),k(r,`role`,t.label?`img`:void 0),k(r,`aria-label`,t.label),k(r,`aria-hidden`,!t.label||void 0),k(i,`d`,n[t.seat%n.length])}),y(e,r)}var xt=d(`<em class="spoken"> </em>`),St=d(`<span><!> <b class="svelte-1ml4yu9"> </b> <!></span>`),Ct=d(`<span class="values svelte-1ml4yu9"></span>`);function wt(e,t){R(t,!0);let n=P(()=>nt(t.scene));var i=Ct();let a;o(i,21,()=>t.standing.values,_,(e,i,a)=>{let s=P(()=>t.standing.best.includes(a));var c=St();let l;var u=b(c);o(u,16,()=>C(n)[a]??[],e=>e,(e,n)=>{{let r=P(()=>gt(n,t.scene));bt(e,{get seat(){return n},get label(){return C(r)}})}});var d=L(u,2),p=A(d,!0),m=L(d,2),h=e=>{var t=xt(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-leads`)]),y(e,t)};r(m,e=>{C(s)&&t.standing.best.length===1&&e(h)}),N(c),F(()=>{l=z(c,1,`svelte-1ml4yu9`,null,l,{lead:C(s)&&t.standing.best.length===1,tie:C(s)&&t.standing.best.length>1}),g(p,C(i)??`–`)}),y(e,c)}),N(i),F(()=>a=D(i,``,a,{"--n":C(n).length})),y(e,i),M()}var Tt=d(`<small class="svelte-hy4yd3"> </small>`),Et=d(`<span class="line svelte-hy4yd3"><i class="svelte-hy4yd3"><!></i> <span class="text svelte-hy4yd3"><span class="head svelte-hy4yd3"><b class="svelte-hy4yd3"> </b> <!></span> <!></span></span>`),Dt=d(`<p class="svelte-hy4yd3"> <!></p>`),Ot=d(`<section class="achievements svelte-hy4yd3"><h3 class="svelte-hy4yd3"> <small class="svelte-hy4yd3"> </small></h3> <!> <!></section>`);function kt(e,t){R(t,!0);let n=P(()=>t.scene.components),i=P(()=>C(n).achievements[t.scene.view.achievements[0]??``]?.value??5),a=P(()=>C(n).numbers.achievement_deck?Object.keys(C(n).achievements).length-t.scene.view.achievements.length-t.scene.view.ruins.length:0);var s=Ot(),c=b(s),u=b(c),d=L(u),p=A(d,!0);N(c);var m=L(c,2);o(m,17,()=>tt(t.scene),e=>e.id,(e,i)=>{{let a=P(()=>je(C(i).id)),o=P(()=>at(C(i).id,C(n))),s=P(()=>ot(C(i).id,C(n)));K(e,{get picker(){return t.scene.picker},get at(){return C(a)},get name(){return`${C(o)??``}. ${C(s)??``}`},class:`achievement`,children:(e,a)=>{var o=Et(),s=b(o),c=b(s);{let e=P(()=>ye(C(i).id,C(n)));l(c,{get of(){return C(e)}})}N(s);var u=L(s,2),d=b(u),p=b(d),m=A(p,!0),h=L(p,2),_=e=>{var t=Tt(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-tie`)]),y(e,t)};r(h,e=>{C(i).best.length>1&&e(_)}),N(d),wt(L(d,2),{get scene(){return t.scene},get standing(){return C(i)}}),N(u),N(o),F((e,t)=>{k(o,`title`,e),g(m,t)},[()=>ot(C(i).id,C(n)),()=>at(C(i).id,C(n))]),y(e,o)},$$slots:{default:!0}})}});var h=L(m,2),_=e=>{var i=Dt(),o=b(i),s=L(o),c=e=>{var r=le();F((e,t)=>g(r,`· ${e??``}: ${t??``}`),[()=>f(`rush-ruins`),()=>t.scene.view.ruins.map(e=>at(e,C(n))).join(`, `)]),y(e,r)};r(s,e=>{t.scene.view.ruins.length>0&&e(c)}),N(i),F(e=>g(o,`${e??``} `),[()=>f(`rush-achievement-deck`,{n:C(a)})]),y(e,i)};r(h,e=>{C(a)>0&&e(_)}),N(s),F((e,t)=>{g(u,`${e??``} `),g(p,t)},[()=>f(`rush-zone-achievements`),()=>f(`rush-achievement-worth`,{n:C(i)})]),y(e,s),M()}var At=d(`<i><!></i>`),jt=d(`<b class="svelte-fy9jrg"> </b>`),Mt=d(`<em class="svelte-fy9jrg"> </em>`),Nt=d(`<span><i class="svelte-fy9jrg"><!></i> <!> <!> <!></span>`),Pt=d(`<div class="foot svelte-fy9jrg"></div>`);function Ft(e,t){R(t,!0);let n=P(()=>[...t.card.abilities.map(e=>({...e,limit:!1,goods:``})),...(t.card.limits??[]).map(e=>({kind:e,value:0,limit:!0,goods:``})),...t.card.goods?[{kind:`national_goods`,value:0,limit:!0,goods:t.card.goods}]:[]]);var i=Pt();o(i,21,()=>C(n),({kind:e,value:t,limit:n,goods:r})=>e,(e,t)=>{let i=()=>C(t).kind,a=()=>C(t).value,o=()=>C(t).limit,s=()=>C(t).goods;var c=Nt();let u;var d=b(c),f=b(d);{let e=P(()=>pe(i()));l(f,{get of(){return C(e)}})}N(d);var p=L(d,2),m=e=>{var t=At(),n=b(t);{let e=P(()=>V(s()));l(n,{get of(){return C(e)}})}N(t),F(()=>z(t,1,`for tint-${s()??``}`,`svelte-fy9jrg`)),y(e,t)};r(p,e=>{s()&&e(m)});var h=L(p,2),_=e=>{var t=jt(),n=A(t,!0);F(()=>g(n,a())),y(e,t)};r(h,e=>{a()&&e(_)});var v=L(h,2),x=e=>{var t=Mt(),n=A(t,!0);F(e=>g(n,e),[()=>Y(i())]),y(e,t)};r(v,e=>{C(n).length===1&&e(x)}),N(c),F(()=>u=z(c,1,`ability svelte-fy9jrg`,null,u,{limit:o()})),y(e,c)}),N(i),y(e,i),M()}var It=`M-5 26C20 14 38 34 62 24S104 10 126 22M-5 40C22 26 40 48 64 37s40-12 62-2M-5 55C20 42 44 62 68 51s38-10 58-1`,Lt=p(`<svg viewBox="0 0 120 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true" class="svelte-4ekzgd"><path class="sky svelte-4ekzgd" d="M0 0h120v130H0z"></path><path class="lines svelte-4ekzgd"></path><path class="hill svelte-4ekzgd" d="M0 86C18 74 30 84 46 76S82 70 98 78s16 2 22 0v52H0z"></path><path class="ground svelte-4ekzgd" d="M0 101c24-7 50-3 70-5s34-3 50 1v33H0z"></path></svg>`);function Rt(e){var t=Lt(),n=L(b(t));k(n,`d`,It),ce(2),N(t),y(e,t)}var zt=d(`<div class="name svelte-pzlefr"><span class="svelte-pzlefr"> </span></div>`);function Bt(e,t){R(t,!0);let n=P(()=>Math.max(...t.text.split(/[\s-]/).map(e=>e.length))),r=P(()=>Math.min(t.text.length>11?8.6:10.8,122/C(n))),i=P(()=>Math.min(C(r)*1.16,122/C(n)));var a=zt();let o;var s=b(a),c=A(s,!0);N(a),F(()=>{o=D(a,``,o,{"--size":C(r),"--small":C(i)}),g(c,t.text)}),y(e,a),M()}var Vt=d(`<span><!><b class="svelte-1mo4mma"> </b></span>`),Ht=d(`<div class="rail svelte-1mo4mma"><i class="emblem svelte-1mo4mma"><!></i> <!></div>`);function Ut(e,n){R(n,!0);let i=P(()=>[{name:`resources`,value:n.card.resources??void 0},{name:`firepower`,value:n.card.firepower},{name:`armour`,value:n.card.armour}]);var a=Ht(),s=b(a),u=b(s);{let e=P(()=>V(n.card.nation));l(u,{get of(){return C(e)}})}N(s);var d=L(s,2);o(d,17,()=>C(i),({name:e,value:t})=>e,(e,n)=>{let i=()=>C(n).name,a=()=>C(n).value;var o=c(),s=t(o),u=e=>{var t=Vt();let n;var r=b(t);{let e=P(()=>B(`stat-${i()}`));l(r,{get of(){return C(e)}})}var o=L(r),s=A(o,!0);N(t),F(()=>{n=z(t,1,`stat ${i()??``}`,`svelte-1mo4mma`,n,{zero:a()===0}),g(s,a())}),y(e,t)};r(s,e=>{a()!==void 0&&e(u)}),y(e,o)}),N(a),y(e,a),M()}var Wt=d(`<div class="face svelte-1to8sik"><!> <!> <div class="picture svelte-1to8sik"><!> <div class="person svelte-1to8sik"><!></div></div> <!></div>`);function Gt(e,t){R(t,!0);var n=Wt(),r=b(n);Ut(r,{get card(){return t.card}});var i=L(r,2);{let e=P(()=>ft(t.id,t.components));Bt(i,{get text(){return C(e)}})}var a=L(i,2),o=b(a);Rt(o,{});var s=L(o,2),c=b(s);{let e=P(()=>ge(t.id));l(c,{get of(){return C(e)}})}N(s),N(a),Ft(L(a,2),{get card(){return t.card}}),N(n),y(e,n),M()}var Kt=d(`<i class="svelte-1x6zay2"> </i>`),qt=d(`<div class="face svelte-1x6zay2"><div class="head svelte-1x6zay2"><span> </span> <!> <b class="svelte-1x6zay2"><!> </b></div> <div class="picture svelte-1x6zay2"><!></div></div>`);function Jt(e,t){R(t,!0);let n=P(()=>t.id.startsWith(`headquarters`));var i=qt(),a=b(i),o=b(a);let s;var c=A(o,!0),u=L(o,2),d=e=>{var n=Kt(),r=A(n,!0);F(e=>g(r,e),[()=>pt(t.which,t.components)]),y(e,n)};r(u,e=>{t.which!==void 0&&!C(n)&&e(d)});var p=L(u,2),m=b(p);w(m,{name:`medal`,size:`1em`});var h=L(m,1,!0);N(p),N(a);var _=L(a,2),v=b(_);{let e=P(()=>_e(t.which??0,C(n)));l(v,{get of(){return C(e)}})}N(_),N(i),F(e=>{s=z(o,1,`svelte-1x6zay2`,null,s,{hq:C(n)}),g(c,e),g(h,t.card.medals)},[()=>C(n)?f(`rush-hq-short`):ft(t.id,t.components)]),y(e,i),M()}var Yt=d(`<div><svg viewBox="0 0 100 140" aria-hidden="true" class="svelte-t36vep"><g class="lines svelte-t36vep"><rect x="6" y="6" width="88" height="128" rx="5" stroke-width="1.5"></rect><circle cx="50" cy="70" r="25" stroke-width="1.5"></circle><circle cx="50" cy="70" r="20" stroke-width=".7"></circle><path d="M6 34h88M6 106h88M28 6v28M72 6v28M28 106v28M72 106v28" stroke-width=".7"></path></g><path class="star svelte-t36vep" d="m50 42 6 22 22 6-22 6-6 22-6-22-22-6 22-6z"></path></svg></div>`);function Xt(t,n){let r=e(n,`deck`,3,!1);var i=Yt();let a;F(()=>a=z(i,1,`back svelte-t36vep`,null,a,{deck:r()})),y(t,i)}var Zt=d(`<svg class="crack svelte-ddt55w" viewBox="0 0 100 140" aria-hidden="true"><path class="deep svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path><path class="fine svelte-ddt55w" d="M44 52 24 46M58 60l22-8M38 88l-20 8M50 93l24 12"></path><path class="glow svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path></svg> <span class="plate svelte-ddt55w"><i class="svelte-ddt55w"><!></i><em class="svelte-ddt55w"> </em></span>`,1);function Qt(e,n){R(n,!1),se();var r=Zt(),i=L(t(r),2),a=b(i),o=b(a);{let e=O(()=>B(`damaged`));l(o,{get of(){return C(e)}})}N(a);var s=L(a),c=A(s,!0);N(i),F(e=>g(c,e),[()=>f(`rush-damaged`)]),y(e,r),M()}var $t=d(`<div class="medal svelte-1qr0kn4"><svg viewBox="0 0 100 110" aria-hidden="true" class="svelte-1qr0kn4"><path class="ribbon svelte-1qr0kn4" d="M30 0h40l-9 44H39z"></path><path class="stripe svelte-1qr0kn4" d="M44 0h12l-2 44h-8z"></path><circle class="rim svelte-1qr0kn4" cx="50" cy="72" r="31"></circle><circle class="gold svelte-1qr0kn4" cx="50" cy="72" r="27.5"></circle><circle class="ring svelte-1qr0kn4" cx="50" cy="72" r="22"></circle></svg> <i class="svelte-1qr0kn4"><!></i></div>`),en=d(`<div class="face svelte-1qr0kn4"><!> <!> <div></div> <div class="foot svelte-1qr0kn4"><!> <b class="svelte-1qr0kn4"> </b> <em class="svelte-1qr0kn4"> </em></div></div>`);function tn(e,t){R(t,!0);let n=P(()=>t.card.medals??1),r=P(()=>t.card.names.own??t.card.title);var i=en(),a=b(i);Ut(a,{get card(){return t.card}});var s=L(a,2);Bt(s,{get text(){return C(r)}});var c=L(s,2);let u;o(c,21,()=>({length:C(n)}),_,(e,n)=>{var r=$t(),i=L(b(r),2),a=b(i);{let e=P(()=>V(t.card.nation));l(a,{get of(){return C(e)}})}N(i),N(r),y(e,r)}),N(c);var d=L(c,2),p=b(d);w(p,{name:`medal`,size:`14cqw`});var m=L(p,2),h=A(m,!0),v=L(m,2),x=A(v,!0);N(d),N(i),F(e=>{u=z(c,1,`picture svelte-1qr0kn4`,null,u,{two:C(n)>1}),g(h,C(n)),g(x,e)},[()=>f(`rush-medals`,{n:C(n)})]),y(e,i),M()}var nn=d(`<div class="face svelte-3wmdjn"><!> <!> <div class="picture svelte-3wmdjn"><!> <div class="shape svelte-3wmdjn"><!></div> <div><i class="svelte-3wmdjn"><!></i> <span class="svelte-3wmdjn"> </span></div> <b class="cost svelte-3wmdjn"> </b></div> <!></div>`);function rn(e,t){R(t,!0);var n=nn(),r=b(n);Ut(r,{get card(){return t.card}});var i=L(r,2);Bt(i,{get text(){return t.card.title}});var a=L(i,2),o=b(a);Rt(o,{});var s=L(o,2),c=b(s);{let e=P(()=>he(t.id,t.card));l(c,{get of(){return C(e)}})}N(s);var u=L(s,2);let d;var f=b(u),p=b(f);{let e=P(()=>fe(t.card));l(p,{get of(){return C(e)}})}N(f);var m=L(f,2),h=A(m,!0);N(u);var _=L(u,2),v=A(_,!0);N(a),Ft(L(a,2),{get card(){return t.card}}),N(n),F(e=>{d=z(u,1,`class svelte-3wmdjn`,null,d,{heavy:t.card.class===`heavy`}),g(h,e),g(v,t.card.cost)},[()=>ut(t.card.class??``)]),y(e,n),M()}var an=d(`<div><div class="inside svelte-kughco"><!></div> <!></div>`);function Z(t,n){R(n,!0);let i=e(n,`damaged`,3,!1),a=P(()=>n.components.cards[n.id]);var o=an();let s,c;var l=b(o),u=b(l),d=e=>{Xt(e,{})},f=e=>{rn(e,{get id(){return n.id},get card(){return C(a)}})},p=e=>{Gt(e,{get id(){return n.id},get card(){return C(a)},get components(){return n.components}})},m=e=>{tn(e,{get card(){return C(a)}})},h=e=>{Jt(e,{get id(){return n.id},get card(){return C(a)},get components(){return n.components},get which(){return n.which}})};r(u,e=>{C(a)?C(a).kind===`vehicle`?e(f,1):C(a).kind===`barracks`?e(p,2):C(a).kind===`medal`?e(m,3):e(h,-1):e(d)}),N(l);var g=L(l,2),_=e=>{Qt(e,{})};r(g,e=>{i()&&e(_)}),N(o),F(()=>{s=z(o,1,`card tint-${(C(a)?.nation||`none`)??``}`,`svelte-kughco`,s,{damaged:i(),guard:n.guard,played:n.played,headed:C(a)?.kind===`base`}),c=D(o,``,c,{"--w":n.width?`${n.width}px`:void 0})}),y(t,o),M()}var on=[`first-player`,`draw-cards`,`deal-reserve`,`reveal-achievements`,`lay-top`];function sn(e){let t=/(\d+) against (\d+)/.exec(e.position.question);return t?{attack:Number(t[1]),defence:Number(t[2])}:null}function cn(e,{view:t,components:n}){let r=q(e,n)?.nation??``;return t.turn.pool+(t.turn.goods[r]??0)}function ln(e){let{view:t,components:n}=e,{name:r,about:i}=U(t),a=i[0]??``,o=n.cards[a]?a:t.turn.lead||t.turn.resolving,{aim:s}=t.turn;return{card:o?ft(o,n):``,cost:q(o,n)?.cost??0,paid:r===`pay-for`?cn(o,e):0,most:r===`choose-research`?Number(a):0,due:r===`choose-doubles`?Number(i[1]??0):0,left:Number(i.at(-1))||0,nation:r===`choose-doubles`?J(a):``,seat:gt(H(t.active),e),target:s?ht(s,e):``,n:e.position.choices?.length??0,attack:sn(e)?.attack??0,defence:sn(e)?.defence??0}}var un=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function dn(e,t,n){let r=`rush-ask-${e}-detail`;if(e!==`choose-target`&&e!==`choose-aim`)return E(r,``,n);let{view:i,components:a}=t,o=U(i).about[0]??``,s=q(o,a),c=[f(`rush-value-firepower`,{n:s?.firepower??0})];c.push(...s?vt({...s,abilities:[],goods:``}):[]);let l=i.turn.attackers.filter(e=>e!==o).map(e=>ft(e,a)).join(`, `),u=`${un(c.join(`, `))}.`;return l?`${u} ${f(`rush-ask-then`,{cards:l})}`:u}function fn(e){let{name:t}=U(e.view);return e.toMove===null?{kind:`over`,title:f(`rush-ask-over`)}:{kind:t,title:f(`rush-topic-${t}`)}}function pn(e){let{name:t}=U(e.view);if(!t||on.includes(t))return{kind:t||`over`,title:f(`rush-ask-over`)};if(e.toMove!==e.you||e.replay)return fn(e);let n=ln(e),r=dn(t,e,n);return{kind:t,title:f(`rush-ask-${t}`,n),detail:r||void 0}}function mn(e){let{name:t,about:n}=U(e.view);return t===`choose-target`?n[0]??``:``}function hn(e,t){let n=q(mn(t),t.components);if(!n)return;let{seat:r,slot:i,guard:a}=Se(e,t.components),o=t.view.players[r]?.bases[i],s=typeof o==`object`?o:{},c=q(s.guard??``,t.components)?.armour??0,l=a?s.guard_damaged||(n.firepower??0)>=c:s.damaged||t.components.classes[n.class??``]?.destroys_base_at_once;return f(l?`rush-effect-destroys`:`rush-effect-damages`)}var gn=new Set([`discard`,`dismantle`,`support`,`station`,`plan`]);function _n(e,t){let{verb:n=``,card:r,target:i,base:a,achievement:o,nation:s,number:c=`0`,seat:l=``}=e,u=t.components;return f(`rush-do-${n}`,{card:r?ft(r,u):``,target:i?ht(i,t):``,base:a?mt(u.places.bases.indexOf(a),u):``,achievement:o?at(o,u):``,nation:s?J(s):``,n:Number(c),seat:l})}function vn(e,t){let{verb:n=``,target:r=``}=e.fields;return{choice:e,path:Ge(e.fields,t),label:_n(e.fields,t),effect:n===`hit`?hn(r,t):void 0,confirm:gn.has(n)}}var yn=(e,t)=>({refused:e,path:Ge(e.fields,t)}),bn=e=>e,xn=({view:e,you:t,toMove:n})=>n===t&&H(e.active)===t,Q=e=>xn(e)&&U(e.view).name===`play-cards`,Sn=(...e)=>t=>t.toMove===t.you&&e.includes(U(t.view).name),Cn=e=>t=>(t.position.choices??[]).some(t=>t.fields.verb===e),$=(...e)=>t=>t.events.some(t=>e.includes(String(t.parts.kind))),wn=(e,t)=>n=>e(n)&&t(n),Tn=e=>t=>t.view.round>=e,En=e=>t=>t.picker.options.filter(t=>t.choice.fields.verb===e).map(e=>e.path[0]??``),Dn=({view:e,you:t,components:n})=>(e.players[t]?.bases??[]).map((e,r)=>W(Ce(n,t,r,!1))),On=e=>e.view.players[e.you],kn=e=>(On(e)?.hand??[]).map(e=>`hand/${e}`),An=({view:e,you:t})=>(e.players[t]?.bases??[]).some(e=>typeof e==`object`&&(e.damaged||e.guard_damaged)),jn=e=>(On(e)?.bases??[]).some(e=>xe(e)!==``),Mn=[{id:`table`,when:Q,done:e=>e.picker.picked.length>0||e.beat>4,places:Dn,clause:`RUSH-012`},{id:`hand`,when:Q,done:e=>e.picker.picked.length>0||$(`paid`,`activated`)(e),places:kn,clause:`RUSH-051`},{id:`buy`,when:wn(Q,Cn(`buy`)),done:e=>U(e.view).name===`pay-for`||$(`bought`)(e),places:En(`buy`),clause:`RUSH-076`},{id:`pay`,when:Sn(`pay-for`),done:$(`bought`),places:e=>Cn(`take`)(e)?[`do/take`]:En(`pay`)(e),clause:`RUSH-078`},{id:`activate`,when:wn(Q,Cn(`activate`)),done:$(`activated`),places:En(`activate`),clause:`RUSH-089`},{id:`end`,when:e=>Q(e)&&(e.position.choices??[]).length<=4,done:e=>!xn(e),places:()=>[`do/end`],clause:`RUSH-054`},{id:`refill`,when:e=>!xn(e)||Tn(2)(e),done:e=>Tn(2)(e)&&Q(e),places:({view:e})=>e.reserve.slice(-1).map(e=>`reserve/${e}`),clause:`RUSH-213`},{id:`defend`,when:e=>Q(e)&&Cn(`defend`)(e)||Sn(`place-defender`)(e),done:e=>$(`defended`)(e)&&jn(e),places:e=>Q(e)?En(`defend`)(e):En(`place`)(e),clause:`RUSH-163`},{id:`attack`,when:wn(Q,Cn(`attack`)),done:e=>e.view.turn.attacked&&xn(e),places:En(`attack`),clause:`RUSH-174`},{id:`join`,when:Sn(`name-attackers`),done:$(`attackers-named`,`fight-begun`),places:()=>[`do/charge`],clause:`RUSH-179`},{id:`target`,when:Sn(`choose-target`,`choose-aim`),done:$(`damaged`,`destroyed`,`base-damaged`,`base-destroyed`,`fight-begun`),places:En(`hit`),clause:`RUSH-180`},{id:`medals`,when:e=>$(`medal-taken`)(e)||Sn(`choose-doubles`)(e),done:e=>!Sn(`choose-doubles`)(e)&&xn(e),places:({view:e})=>Object.keys(e.medals).map(e=>`medals/${e}`),clause:`RUSH-200`},{id:`damage`,when:An,done:e=>$(`repaired`)(e)||xn(e)&&!An(e),places:Dn,clause:`RUSH-047`},{id:`sabotage`,when:Sn(`sabotage-discard`),done:$(`sabotaged`),places:kn,clause:`RUSH-109`},{id:`achievements`,when:wn(Q,Tn(3)),done:Tn(4),places:({view:e})=>e.achievements.map(e=>`achievement/${e}`),clause:`RUSH-237`},{id:`finish`,when:e=>Tn(5)(e)||e.view.ended_by!==``,done:e=>e.toMove===null||Tn(7)(e),places:({view:e})=>Object.keys(e.medals).map(e=>`medals/${e}`),clause:`RUSH-223`}].map(({id:e,when:t,done:n,places:r,clause:i})=>({id:e,when:e=>t(bn(e)),done:e=>n(bn(e)),places:r&&(e=>r(bn(e))),clause:i})),Nn=[`offer-refill`,`repair`,`reveal-hand`],Pn=[`choose-compensation`,`choose-kept`,`choose-station`,`lay-top`,`draw-cards`,`rotate-reserve`];function Fn(e){let{name:t}=U(e);return t?e.stack.includes(`play-cards`)?2:Nn.includes(t)?1:Pn.includes(t)?3:2:0}function In(e){let t=Fn(e.view);return[`I`,`II`,`III`].map((e,n)=>({key:e,title:f(`rush-phase-${n+1}`),now:t===n+1}))}var Ln=d(`<span role="img"><!></span>`),Rn=d(`<div class="side svelte-1ndljgd"><p class="svelte-1ndljgd"><!> <b> </b></p> <div class="row svelte-1ndljgd"><span class="main" role="img"><!></span> <span class="number svelte-1ndljgd"><b class="svelte-1ndljgd"> </b> <small class="svelte-1ndljgd"> </small></span></div> <div class="support svelte-1ndljgd"></div></div>`),zn=d(`<section class="fight svelte-1ndljgd"><h3 class="svelte-1ndljgd"> </h3> <div class="sides svelte-1ndljgd"></div></section>`);function Bn(e,t){R(t,!0);let n=P(()=>t.scene.view.turn),r=P(()=>H(t.scene.view.active)),i=P(()=>Se(C(n).aim,t.scene.components)),a=P(()=>xe(t.scene.view.players[C(i).seat]?.bases[C(i).slot])),s=P(()=>sn(t.scene)),c=P(()=>C(n).support.map(e=>{let[t=``,n=``]=e.split(` `);return{seat:H(t),card:n}})),l=(e,n)=>Ee(t.scene.components,e)===Ee(t.scene.components,n),u=P(()=>[{key:`attack`,seat:C(r),card:C(n).lead,number:C(s)?.attack},{key:`defence`,seat:C(i).seat,card:C(a),number:C(s)?.defence}]);var d=zn(),p=b(d),m=A(p,!0),h=L(p,2);o(h,21,()=>C(u),e=>e.key,(e,n)=>{var r=Rn(),i=b(r),a=b(i);bt(a,{get seat(){return C(n).seat}});var s=L(a,2),u=A(s,!0);N(i);var d=L(i,2),p=b(d);Z(b(p),{get id(){return C(n).card},get components(){return t.scene.components}}),N(p);var m=L(p,2),h=b(m),v=A(h,!0),x=L(h,2),S=A(x,!0);N(m),N(d);var w=L(d,2);o(w,21,()=>C(c).filter(e=>l(e.seat,C(n).seat)),_,(e,n)=>{var r=Ln();Z(b(r),{get id(){return C(n).card},get components(){return t.scene.components}}),N(r),F(e=>{k(r,`data-card`,C(n).card),k(r,`aria-label`,e)},[()=>X(C(n).card,t.scene.components)]),y(e,r)}),N(w),N(r),F((e,t,r)=>{g(u,e),k(p,`data-card`,C(n).card),k(p,`aria-label`,t),g(v,C(n).number??``),g(S,r)},[()=>gt(C(n).seat,t.scene),()=>X(C(n).card,t.scene.components),()=>f(`rush-fight-${C(n).key}`)]),y(e,r)}),N(h),N(d),F((e,t)=>{k(d,`aria-label`,e),g(m,t)},[()=>f(`rush-fight`),()=>f(`rush-fight`)]),y(e,d),M()}var Vn=d(`<b class="svelte-1nhxspz"> </b>`),Hn=d(`<span><i class="svelte-1nhxspz"><!></i> <!><small class="svelte-1nhxspz"> </small></span>`),Un=d(`<div class="goals svelte-1nhxspz"></div> <!>`,1);function Wn(e,n){R(n,!0);let i=ne(!1),a=P(()=>nt(n.scene).findIndex(e=>e.includes(n.scene.you))),s=e=>n.scene.components.achievements[e]?.counts.best===`min`;function c({id:e,values:t}){let n=t.filter((e,t)=>t!==C(a)).map(e=>e??0);return s(e)?Math.min(...n):Math.max(...n)}let u=e=>e.best.length===1&&e.best[0]===C(a),d=P(()=>n.scene.picker.next.some(e=>e.path[0]?.startsWith(`achievement/`)));var p=Un(),m=t(p);o(m,21,()=>tt(n.scene),e=>e.id,(e,t)=>{{let o=P(()=>je(C(t).id)),s=P(()=>at(C(t).id,n.scene.components)),f=P(()=>C(t).values[C(a)]??``),p=P(()=>c(C(t)));K(e,{get picker(){return n.scene.picker},get at(){return C(o)},get name(){return`${C(s)??``}: ${C(f)??``} – ${C(p)??``}`},class:`goal`,onpoint:()=>I(i,!C(d)),children:(e,i)=>{var o=Hn();let s;var d=b(o),f=b(d);{let e=P(()=>ye(C(t).id,n.scene.components));l(f,{get of(){return C(e)}})}N(d);var p=L(d,2),m=e=>{var n=Vn(),r=A(n,!0);F(()=>g(r,C(t).values[C(a)]??`–`)),y(e,n)};r(p,e=>{C(a)>=0&&e(m)});var h=L(p),_=A(h,!0);N(o),F((e,t)=>{s=z(o,1,`line svelte-1nhxspz`,null,s,{leads:e}),g(_,t)},[()=>u(C(t)),()=>c(C(t))]),y(e,o)},$$slots:{default:!0}})}}),N(m);var _=L(m,2);{let e=P(()=>f(`rush-zone-achievements`));h(_,{get title(){return C(e)},get open(){return C(i)},set open(e){I(i,e,!0)},children:(e,t)=>{kt(e,{get scene(){return n.scene}})},$$slots:{default:!0}})}y(e,p),M()}var Gn=220,Kn=200,qn=100,[Jn,Yn]=n({duration:()=>u()?0:Gn,easing:m,fallback:e=>re(e,{duration:qn})}),Xn=(e,t,n,r)=>r.cards[e]?.kind===`vehicle`?e:`${t}/${e}/${n}`,Zn=()=>({duration:u()?0:Kn}),Qn=d(`<b class="order svelte-19glxbe"> </b>`),$n=d(`<!> <!>`,1),er=d(`<div><div class="turn svelte-19glxbe"><!></div></div>`);function tr(n,i){R(i,!0);let o=e(i,`copy`,3,0),s=e(i,`order`,3,0),c=P(()=>Xn(i.id,`hand`,o(),i.scene.components));var l=er();let u;var d=b(l);K(b(d),{get picker(){return i.scene.picker},get at(){return i.at},get name(){return i.name},get card(){return i.id},get dims(){return i.dims},get unchosen(){return i.unchosen},get onpoint(){return i.onpoint},children:(e,n)=>{var a=$n(),o=t(a);Z(o,{get id(){return i.id},get components(){return i.scene.components}});var c=L(o,2),l=e=>{var t=Qn(),n=A(t,!0);F(()=>g(n,s())),y(e,t)};r(c,e=>{s()>0&&e(l)}),y(e,a)},$$slots:{default:!0}}),N(d),N(l),F(()=>{z(l,1,`one ${i.out??``??``}`,`svelte-19glxbe`),u=D(l,``,u,{"--fan":i.fan})}),a(1,l,()=>Yn,()=>({key:C(c)})),a(2,l,()=>Jn,()=>({key:C(c)})),y(n,l),M()}var nr=d(`<p class="empty svelte-cxkx5k"> </p>`),rr=d(`<section><h3 class="svelte-cxkx5k"> <small class="svelte-cxkx5k"> </small></h3> <div class="cards svelte-cxkx5k"><!> <!> <!></div></section>`);function ir(e,t){R(t,!0);let n=P(()=>t.scene.view.players[t.scene.you]),i=P(()=>H(t.scene.view.active)===t.scene.you),a=P(()=>U(t.scene.view).about[0]??``),s=P(()=>U(t.scene.view).name===`play-cards`),c=P(()=>t.scene.picker.options.some(e=>e.path[0]?.startsWith(`depot/`))),l=P(()=>C(i)?we(t.scene.view):[]),u=P(()=>C(c)?C(n).depot:C(n).hand),d=P(()=>C(c)?ke:De),p=P(()=>C(l).length+C(u).length),m=ne(-1),h=P(()=>C(c)?``:f(C(i)&&t.scene.view.turn.hand_open?`rush-hand-open`:`rush-hand-closed`));function _(e,t){return t!==(C(u)[C(m)]===e?C(m):C(u).indexOf(e))}let v=e=>t.scene.view.turn.attackers.indexOf(e)+1;var x=rr();let S,w;var T=b(x),E=b(T),O=L(E),ee=A(O,!0);N(T);var j=L(T,2),te=b(j);o(te,18,()=>C(l),e=>e,(e,n,r)=>{{let i=P(()=>Ae(n)),o=P(()=>X(n,t.scene.components)),s=P(()=>f(`rush-laid-out`)),c=P(()=>C(r)-(C(p)-1)/2),l=P(()=>v(n)),u=P(()=>n===C(a)||t.scene.view.turn.resolving===n?`now`:`waits`);tr(e,{get scene(){return t.scene},get id(){return n},get at(){return C(i)},get name(){return`${C(o)??``}, ${C(s)??``}`},get fan(){return C(c)},get order(){return C(l)},get out(){return C(u)}})}});var re=L(te,2);o(re,19,()=>C(u),(e,t)=>`${e}/${C(u).slice(0,t).filter(t=>t===e).length}`,(e,n,r)=>{{let i=P(()=>C(d)(C(n))),a=P(()=>X(C(n),t.scene.components)),o=P(()=>!C(s)),c=P(()=>C(r)+C(l).length-(C(p)-1)/2),u=P(()=>_(C(n),C(r)));tr(e,{get scene(){return t.scene},get id(){return C(n)},get at(){return C(i)},get copy(){return C(r)},get name(){return C(a)},get dims(){return C(o)},get fan(){return C(c)},get unchosen(){return C(u)},onpoint:()=>I(m,C(r),!0)})}});var ie=L(re,2),ae=e=>{var t=nr(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-hand-empty`)]),y(e,t)};r(ie,e=>{C(p)===0&&e(ae)}),N(j),N(x),F((e,t)=>{S=z(x,1,`hand svelte-cxkx5k`,null,S,{dense:C(p)>6}),k(x,`aria-label`,e),w=D(x,``,w,{"--n":C(p)}),g(E,`${t??``} `),g(ee,C(h))},[()=>f(`rush-your-hand`),()=>f(C(c)?`rush-your-depot`:`rush-your-hand`)]),y(e,x),M()}var ar=d(`<p class="svelte-7hb2i"> </p>`),or=d(`<span role="img"><!></span>`),sr=d(`<!> <div class="cards svelte-7hb2i"><!> <!></div>`,1),cr=d(`<!> <!>`,1);function lr(e,n){R(n,!0);let i=P(()=>n.what&&`seat`in n.what?n.scene.view.players[n.what.seat]:void 0),a=P(()=>n.what?`seat`in n.what?s(n.scene.seats,n.what.seat):n.what.title:``),c=P(()=>C(i)?f(`rush-deeds`,{bases:C(i).razed,vehicles:C(i).kills}):``),l=P(()=>n.what?`seat`in n.what?[{name:f(`rush-zone-depot`),cards:C(i)?.depot??[]},{name:f(`rush-squad-note`),cards:C(i)?Ke(C(i)).sort():[]}]:[{name:n.what.note??``,cards:n.what.cards}]:[]);{let i=P(()=>n.what!==null);h(e,{get title(){return C(a)},get open(){return C(i)},get onclose(){return n.onclose},wide:!0,children:(e,i)=>{var a=cr(),s=t(a),u=e=>{var t=ar(),n=A(t,!0);F(()=>g(n,C(c))),y(e,t)};r(s,e=>{C(c)&&e(u)});var d=L(s,2);o(d,17,()=>C(l),_,(e,i)=>{let a=()=>C(i).name,s=()=>C(i).cards;var c=sr(),l=t(c),u=e=>{var t=ar(),n=A(t,!0);F(()=>g(n,a())),y(e,t)};r(l,e=>{a()&&e(u)});var d=L(l,2),p=b(d);o(p,17,s,_,(e,t)=>{var r=or();Z(b(r),{get id(){return C(t)},get components(){return n.scene.components}}),N(r),F(e=>{k(r,`aria-label`,e),k(r,`data-card`,C(t))},[()=>X(C(t),n.scene.components)]),y(e,r)});var m=L(p,2),h=e=>{var t=ar(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-pile-empty`)]),y(e,t)};r(m,e=>{s().length===0&&e(h)}),N(d),y(e,c)}),y(e,a)},$$slots:{default:!0}})}M()}var ur=d(`<i></i>`),dr=d(`<span><i class="badge svelte-xxieip"><!></i> <span class="middle svelte-xxieip"><b class="svelte-xxieip"> </b> <span class="pips svelte-xxieip"><!> <span class="svelte-xxieip"></span> <!></span></span> <span class="counts svelte-xxieip"><b class="svelte-xxieip"> </b><small class="svelte-xxieip">×1</small> <b class="svelte-xxieip"> </b><small class="svelte-xxieip">×2</small></span></span>`),fr=d(`<section class="stacks svelte-xxieip"><h3 class="svelte-xxieip"> <small class="svelte-xxieip"> </small></h3> <div class="list svelte-xxieip"></div></section>`);function pr(e,t){R(t,!0);let n=P(()=>t.scene.components.numbers),r=P(()=>Object.entries(t.scene.view.medals));var i=fr(),a=b(i),s=b(a),c=L(s),u=A(c,!0);N(a);var d=L(a,2);let p;o(d,21,()=>C(r),([e,{singles:t,doubles:n}])=>e,(e,r)=>{var i=P(()=>j(C(r),2));let a=()=>C(i)[0],s=()=>C(i)[1].singles,c=()=>C(i)[1].doubles;{let r=P(()=>Me(a())),i=P(()=>J(a())),u=P(()=>f(`rush-stack-spoken`,{singles:s(),doubles:c()}));K(e,{get picker(){return t.scene.picker},get at(){return C(r)},get name(){return`${C(i)??``}: ${C(u)??``}`},class:`stack`,children:(e,t)=>{var r=dr();let i;var u=b(r),d=b(u);{let e=P(()=>V(a()));l(d,{get of(){return C(e)}})}N(u);var f=L(u,2),p=b(f),m=A(p,!0),h=L(p,2),v=b(h);o(v,17,()=>({length:C(n).singles??9}),_,(e,t,n)=>{var r=ur();let i;F(()=>i=z(r,1,`svelte-xxieip`,null,i,{on:n<s()})),y(e,r)});var x=L(v,4);o(x,17,()=>({length:C(n).doubles??3}),_,(e,t,n)=>{var r=ur();let i;F(()=>i=z(r,1,`double svelte-xxieip`,null,i,{on:n<c()})),y(e,r)}),N(h),N(f);var S=L(f,2),w=b(S),T=A(w,!0),E=L(w,3),D=A(E,!0);ce(),N(S),N(r),F(e=>{i=z(r,1,`line tint-${a()??``}`,`svelte-xxieip`,i,{few:s()<=2}),g(m,e),g(T,s()),g(D,c())},[()=>J(a())]),y(e,r)},$$slots:{default:!0}})}}),N(d),N(i),F((e,t)=>{g(s,`${e??``} `),g(u,t),p=D(d,``,p,{"--n":C(r).length})},[()=>f(`rush-zone-medals`),()=>f(`rush-medals-note`)]),y(e,i),M()}var mr=d(`<button type="button" class="svelte-17dbwz2"><i class="svelte-17dbwz2"><!></i><span class="svelte-17dbwz2"> </span> <b class="svelte-17dbwz2"> </b></button>`),hr=d(`<div class="open svelte-17dbwz2"></div>`);function gr(e,t){R(t,!0);let n=P(()=>[{key:`discard`,art:`depot`,cards:t.scene.view.discard},{key:`scrapyard`,art:`scrapyard`,cards:t.scene.view.scrapyard}]);var r=hr();o(r,21,()=>C(n),({key:e,art:t,cards:n})=>e,(e,n)=>{let r=()=>C(n).key,i=()=>C(n).art,a=()=>C(n).cards,o=P(()=>f(`rush-zone-${r()}`));var s=mr(),c=b(s),u=b(c);{let e=P(()=>B(i()));l(u,{get of(){return C(e)}})}N(c);var d=L(c),p=A(d,!0),m=L(d,2),h=A(m,!0);N(s),F(()=>{k(s,`title`,C(o)),k(s,`aria-label`,`${C(o)??``}: ${a().length??``}`),g(p,C(o)),g(h,a().length)}),T(`click`,s,()=>t.look({title:C(o),cards:a()})),y(e,s)}),N(r),y(e,r),M()}i([`click`]);var _r=d(`<span class="ruin svelte-1wotwc4"><i class="svelte-1wotwc4"><!></i> <b class="svelte-1wotwc4"> </b> <small class="svelte-1wotwc4"> </small></span>`),vr=d(`<div class="guard svelte-1wotwc4"><!></div>`),yr=d(`<!> <!>`,1),br=d(`<div><!></div>`);function xr(e,n){R(n,!0);let i=P(()=>n.scene.components),o=P(()=>n.scene.view.players[n.seat].bases[n.at]),s=P(()=>typeof C(o)==`object`?C(o):{}),u=P(()=>C(s).guard??``),d=P(()=>mt(n.at,C(i))),p=P(()=>Ce(C(i),n.seat,n.at,!1)),m=P(()=>Ce(C(i),n.seat,n.at,!0)),h=P(()=>pt(n.at,C(i))?`base`:`headquarters`),_=P(()=>n.scene.events.find(e=>[C(p),C(m)].includes(String(e.parts.target)))?.parts),v=e=>e?`, ${f(`rush-damaged`)}`:``,x=P(()=>`${C(d)}, ${f(C(u)?`rush-defended`:`rush-undefended`)}${v(C(s).damaged)}`),S=P(()=>`${X(C(u),C(i))}, ${f(`rush-defends`,{base:C(d)})}${v(C(s).guard_damaged)}`);var w=br();let T;var E=b(w),D=e=>{var r=c(),i=t(r);ae(i,()=>C(_)?.kind===`base-destroyed`?n.scene.beat:0,e=>{{let t=P(()=>W(C(p))),r=P(()=>C(d)),i=P(()=>f(`rush-destroyed`)),a=P(()=>C(_)?.kind===`base-destroyed`?`fell`:``);K(e,{get picker(){return n.scene.picker},get at(){return C(t)},get name(){return`${C(r)??``}, ${C(i)??``}`},get class(){return`gone ${C(a)??``}`},children:(e,t)=>{var n=_r(),r=b(n),i=b(r);{let e=P(()=>B(`destroyed`));l(i,{get of(){return C(e)}})}N(r);var a=L(r,2),o=A(a,!0),s=L(a,2),c=A(s,!0);N(n),F(e=>{g(o,C(d)),g(c,e)},[()=>f(`rush-destroyed`)]),y(e,n)},$$slots:{default:!0}})}}),y(e,r)},O=e=>{var o=yr(),l=t(o);{let e=P(()=>W(C(p))),t=P(()=>C(_)?.kind===`base-damaged`?`hit`:``);K(l,{get picker(){return n.scene.picker},get at(){return C(e)},get name(){return C(x)},get class(){return`base ${C(t)??``}`},children:(e,t)=>{Z(e,{get id(){return C(h)},get components(){return C(i)},get which(){return n.at},get damaged(){return C(s).damaged}})},$$slots:{default:!0}})}var d=L(l,2),f=e=>{var r=c(),o=t(r);ae(o,()=>C(u),e=>{var t=vr(),r=b(t);{let e=P(()=>W(C(m))),t=P(()=>C(_)?.kind===`damaged`?`hit`:``);K(r,{get picker(){return n.scene.picker},get at(){return C(e)},get name(){return C(S)},get card(){return C(u)},get class(){return C(t)},children:(e,t)=>{Z(e,{get id(){return C(u)},get components(){return C(i)},get damaged(){return C(s).guard_damaged},guard:!0})},$$slots:{default:!0}})}N(t),a(1,t,()=>Yn,()=>({key:C(u)})),a(2,t,()=>Jn,()=>({key:C(u)})),y(e,t)}),y(e,r)};r(d,e=>{C(u)&&e(f)}),y(e,o)};r(E,e=>{C(o)===`destroyed`?e(D):e(O,-1)}),N(w),F(()=>T=z(w,1,`slot svelte-1wotwc4`,null,T,{has:C(u)})),y(e,w),M()}var Sr=d(`<span><i class="svelte-119lpf6"><!></i> </span>`),Cr=d(`<span class="tally svelte-119lpf6"></span> <span class="points svelte-119lpf6"><!><b class="svelte-119lpf6"> </b> <span class="spoken"> </span></span>`,1);function wr(e,n){R(n,!0);let r=P(()=>Object.entries(rt(n.player,n.parts))),i=P(()=>it(n.player,n.parts));var a=Cr(),s=t(a);o(s,21,()=>C(r),([e,t])=>e,(e,t)=>{var n=P(()=>j(C(t),2));let r=()=>C(n)[0],i=()=>C(n)[1];var a=Sr(),o=b(a),s=b(o);{let e=P(()=>V(r()));l(s,{get of(){return C(e)}})}N(o);var c=L(o,1,!0);N(a),F((e,t)=>{z(a,1,`nation tint-${r()??``}`,`svelte-119lpf6`),k(a,`title`,`${e??``}: ${t??``}`),g(c,i())},[()=>J(r()),()=>f(`rush-value-medals`,{n:i()})]),y(e,a)}),N(s);var c=L(s,2),u=b(c);w(u,{name:`medal`,size:`1em`});var d=L(u),p=A(d,!0),m=L(d,2),h=A(m,!0);N(c),F((e,t)=>{k(c,`title`,e),g(p,C(i)),g(h,t)},[()=>f(`rush-points-hint`),()=>f(`rush-points-hint`)]),y(e,a),M()}var Tr=d(`<span class="tag svelte-n4q7z1"> </span>`),Er=d(`<section class="own-bases svelte-n4q7z1"><h3 class="svelte-n4q7z1"><!> <!> <!> <!></h3> <div class="bases svelte-n4q7z1"></div></section>`);function Dr(e,t){R(t,!0);let n=P(()=>t.scene.view.players[t.scene.you]),i=P(()=>Te(t.scene.components,t.scene.view.players.length));var a=Er();let s;var c=b(a),l=b(c);bt(l,{get seat(){return t.scene.you}});var u=L(l),d=L(u),p=e=>{var t=Tr(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-first`)]),y(e,t)},m=P(()=>H(t.scene.view.first)===t.scene.you);r(d,e=>{C(m)&&e(p)});var h=L(d,2),v=e=>{var n=Tr(),r=A(n,!0);F(e=>g(r,e),[()=>f(`rush-team`,{name:`AB`[Ee(t.scene.components,t.scene.you)]??``})]),y(e,n)};r(h,e=>{C(i)&&e(v)}),wr(L(h,2),{get player(){return C(n)},get parts(){return t.scene.components}}),N(c);var x=L(c,2);o(x,21,()=>C(n).bases,_,(e,n,r)=>{xr(e,{get scene(){return t.scene},get seat(){return t.scene.you},at:r})}),N(x),N(a),F((e,t)=>{k(a,`aria-label`,e),s=D(a,``,s,{"--n":C(n).bases.length}),g(u,` ${t??``} `)},[()=>f(`rush-your-bases`),()=>f(`rush-your-bases`)]),y(e,a),M()}var Or=d(`<b class="count svelte-yohcec"> </b>`);function kr(e,t){var n=Or(),r=A(n,!0);F(()=>g(r,t.n)),y(e,n)}var Ar=d(`<span class="empty svelte-9mnxyr"></span>`),jr=d(`<button class="pile svelte-9mnxyr" type="button"><b class="svelte-9mnxyr"> </b> <span class="stack svelte-9mnxyr"><!> <!></span></button>`);function Mr(e,t){var n=jr(),i=b(n),a=A(i,!0),o=L(i,2),s=b(o),c=e=>{{let n=P(()=>t.top??``);Z(e,{get id(){return C(n)},get components(){return t.parts}})}},l=e=>{var t=Ar();y(e,t)};r(s,e=>{t.count>0?e(c):e(l,-1)}),kr(L(s,2),{get n(){return t.count}}),N(o),N(n),F(()=>{k(n,`aria-label`,`${t.title??``}: ${t.count??``}`),g(a,t.title),k(o,`data-card`,t.top)}),T(`click`,n,function(...e){t.onlook?.apply(this,e)}),y(e,n)}i([`click`]);var Nr=d(`<div><!></div>`),Pr=d(`<span class="empty svelte-n2gtlc"></span>`),Fr=d(`<div class="rear svelte-n2gtlc"><b class="svelte-n2gtlc"> </b> <!></div>`),Ir=d(`<section><!> <!> <!> <!></section>`);function Lr(e,n){R(n,!0);let i=P(()=>n.scene.components),o=P(()=>n.scene.view.players[n.scene.you]),s=P(()=>!!C(i).numbers.rear_guard);var l=Ir();let u;var d=b(l);{let e=P(()=>f(`rush-zone-depot`));Mr(d,{get title(){return C(e)},get count(){return C(o).sizes.depot},get top(){return C(o).depot[0]},get parts(){return C(i)},onlook:()=>n.look({title:f(`rush-your-depot`),cards:C(o).depot})})}var p=L(d,2);{let e=P(()=>f(`rush-zone-garage`));Mr(p,{get title(){return C(e)},get count(){return C(o).sizes.garage},get parts(){return C(i)},onlook:()=>n.look({title:f(`rush-your-garage`),note:f(`rush-garage-note`),cards:[...C(o).garage,...C(o).unseen]})})}var m=L(p,2),h=e=>{var s=Fr(),l=b(s),u=A(l,!0),d=L(l,2),p=e=>{var r=c(),s=t(r);ae(s,()=>C(o).rear,e=>{var t=Nr(),r=b(t);{let e=P(()=>f(`rush-zone-rear`)),t=P(()=>X(C(o).rear,C(i)));K(r,{get picker(){return n.scene.picker},get at(){return Pe},get name(){return`${C(e)??``}: ${C(t)??``}`},get card(){return C(o).rear},children:(e,t)=>{Z(e,{get id(){return C(o).rear},get components(){return C(i)}})},$$slots:{default:!0}})}N(t),a(1,t,()=>Yn,()=>({key:C(o).rear})),a(2,t,()=>Jn,()=>({key:C(o).rear})),y(e,t)}),y(e,r)},m=e=>{var t=Pr();F(e=>k(t,`title`,e),[()=>f(`rush-zone-rear`)]),y(e,t)};r(d,e=>{C(o).rear?e(p):e(m,-1)}),N(s),F(e=>g(u,e),[()=>f(`rush-zone-rear-short`)]),y(e,s)};r(m,e=>{C(s)&&e(h)});var _=L(m,2),v=e=>{{let t=P(()=>f(`rush-zone-kept`));Mr(e,{get title(){return C(t)},get count(){return C(o).kept.length},get top(){return C(o).kept[0]},get parts(){return C(i)},onlook:()=>n.look({title:f(`rush-zone-kept`),cards:C(o).kept})})}};r(_,e=>{C(o).kept.length>0&&e(v)}),N(l),F(()=>u=z(l,1,`piles svelte-n2gtlc`,null,u,{more:C(s)||C(o).kept.length>0})),y(e,l),M()}var Rr=d(`<p class="svelte-g8sbwq"><b> </b> </p>`),zr=d(`<div class="peek svelte-g8sbwq"><!> <!></div>`);function Br(e,n){R(n,!0);let i=P(()=>q(n.id,n.parts)),s=P(()=>[...(C(i)?.abilities??[]).map(e=>({name:e.value?`${Y(e.kind)} ${e.value}`:Y(e.kind),text:dt(e.kind,n.parts,e.value)})),...(C(i)?.limits??[]).map(e=>({name:Y(e),text:dt(e,n.parts)})),...C(i)?.goods?[{name:`${Y(`national_goods`)}: ${J(C(i).goods)}`,text:dt(`national_goods`,n.parts)}]:[]]),l=P(()=>n.near.right+14+232<window.innerWidth?n.near.right+14:Math.max(14,n.near.left-14-232)),u=P(()=>Math.max(14,Math.min(n.near.top-20,window.innerHeight-430-14)));var d=c(),f=t(d),p=e=>{var t=zr();let r;var i=b(t);Z(i,{get id(){return n.id},get components(){return n.parts},width:204});var c=L(i,2);o(c,17,()=>C(s),({name:e,text:t})=>e,(e,t)=>{let n=()=>C(t).name,r=()=>C(t).text;var i=Rr(),a=b(i),o=A(a),s=L(a);N(i),F(()=>{g(o,`${n()??``}.`),g(s,` ${r()??``}`)}),y(e,i)}),N(t),F(()=>r=D(t,``,r,{left:`${C(l)??``}px`,top:`${C(u)??``}px`})),a(3,t,()=>re,()=>({duration:100})),y(e,t)};r(f,e=>{C(i)&&e(p)}),y(e,d),M()}var Vr=550,Hr=420,Ur=class{#e=ne(null);get shown(){return C(this.#e)}set shown(e){I(this.#e,e)}#t;#n=!1;listeners={onpointerover:e=>{e.pointerType===`mouse`&&this.#r(e,Vr)},onpointerout:()=>this.hide(),onpointerdown:e=>{this.hide(),this.#n=!1,e.pointerType!==`mouse`&&this.#r(e,Hr,!0)},onpointerup:()=>this.hide(),onpointercancel:()=>this.hide(),oncontextmenu:e=>{this.#n&&e.preventDefault()},onclickcapture:e=>{this.#n&&(this.#n=!1,e.stopPropagation(),e.preventDefault())}};hide(){clearTimeout(this.#t),this.shown=null}#r(e,t,n=!1){let r=e.target.closest(`[data-card]`);if(clearTimeout(this.#t),!r?.dataset.card)return;let i=r.dataset.card;this.#t=setTimeout(()=>{this.#n=n,this.shown={id:i,near:r.getBoundingClientRect()}},t)}},Wr=d(`<b class="svelte-sh62lv"> </b><span> </span>`,1),Gr=d(`<span> </span>`),Kr=d(`<b class="svelte-sh62lv"> </b> <!>`,1),qr=d(`<div><!> <p class="price svelte-sh62lv"><!></p></div>`),Jr=d(`<section class="reserve svelte-sh62lv"><h3 class="svelte-sh62lv"> <small class="svelte-sh62lv"> </small></h3> <div class="row svelte-sh62lv"><div class="deck svelte-sh62lv"><div class="back svelte-sh62lv"><!></div> <!> <p class="price svelte-sh62lv"> </p></div> <!></div></section>`);function Yr(e,n){R(n,!0);let i=P(()=>n.scene.view),s=P(()=>n.scene.components.numbers.reserve??4),c=P(()=>U(C(i)).name===`pay-for`?U(C(i)).about[0]??``:``),l=P(()=>C(i).reserve.length>=C(s)?C(i).reserve.at(-1):``),u=e=>q(e,n.scene.components)?.cost??0,d=e=>{let t=Oe(e);return n.scene.picker.lit(t)||n.scene.picker.possible(t)};var p=Jr();let m;var h=b(p),_=b(h),v=L(_),S=A(v,!0);N(h);var w=L(h,2),T=b(w),E=b(T);Xt(b(E),{deck:!0}),N(E);var O=L(E,2);kr(O,{get n(){return C(i).deck.length}});var ee=L(O,2),k=A(ee,!0);N(T);var j=L(T,2);o(j,24,()=>C(i).reserve,e=>e,(e,i)=>{var o=qr();let s;var p=b(o);{let e=P(()=>Oe(i)),t=P(()=>X(i,n.scene.components)),r=P(()=>i===C(c)?`buying`:``);K(p,{get picker(){return n.scene.picker},get at(){return C(e)},get name(){return C(t)},get card(){return i},get class(){return C(r)},children:(e,t)=>{Z(e,{get id(){return i},get components(){return n.scene.components}})},$$slots:{default:!0}})}var m=L(p,2),h=b(m),_=e=>{var r=Wr(),a=t(r),o=A(a),s=L(a),c=A(s,!0);F((e,t,n)=>{g(o,`${e??``}/${t??``}`),g(c,n)},[()=>cn(i,n.scene),()=>u(i),()=>f(`rush-paid`)]),y(e,r)},v=e=>{var n=Kr(),a=t(n),o=A(a,!0),s=L(a,2),c=e=>{var t=Gr(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-in-reach`)]),y(e,t)},p=P(()=>d(i)),m=e=>{var t=Gr(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-leaves-next`)]),y(e,t)};r(s,e=>{C(p)?e(c):i===C(l)&&e(m,1)}),F(e=>g(o,e),[()=>u(i)]),y(e,n)};r(h,e=>{i===C(c)?e(_):e(v,-1)}),N(m),N(o),F(e=>s=z(o,1,`offer svelte-sh62lv`,null,s,{reach:e}),[()=>d(i)]),x(o,()=>ie,Zn),a(1,o,()=>Yn,()=>({key:i})),a(2,o,()=>Jn,()=>({key:i})),y(e,o)}),N(w),N(p),F((e,t,n,r)=>{m=D(p,``,m,{"--n":e}),g(_,`${t??``} `),g(S,n),g(k,r)},[()=>Math.max(C(s),C(i).reserve.length)+1,()=>f(`rush-zone-reserve`),()=>f(`rush-reserve-note`),()=>f(`rush-zone-deck`)]),y(e,p),M()}var Xr=d(`<span class="card-mini svelte-14hrlzn" role="img"><!></span>`),Zr=d(`<span class="row out svelte-14hrlzn"></span>`),Qr=d(`<span class="row svelte-14hrlzn"></span>`),$r=d(`<span class="one svelte-14hrlzn"><!></span>`),ei=d(`<span class="mini hand svelte-14hrlzn"><span class="card-mini fan svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></span>`),ti=d(`<span class="empty svelte-14hrlzn"></span>`),ni=d(`<span class="mini rear svelte-14hrlzn"><!> <small class="svelte-14hrlzn"> </small></span>`),ri=d(`<span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span>`),ii=d(`<div><div class="minis svelte-14hrlzn"><!> <!> <button class="mini depot svelte-14hrlzn" type="button"><span class="card-mini svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></button> <!></div> <div class="counts svelte-14hrlzn"><span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span> <!></div></div>`);function ai(e,t){R(t,!0);let n=(e,t=te,n=te)=>{var r=Xr();Z(b(r),{get id(){return t()},get components(){return C(i)}}),N(r),F(()=>{k(r,`aria-label`,n()),k(r,`data-card`,t())}),y(e,r)},i=P(()=>t.scene.components),a=P(()=>t.scene.view.players[t.seat]),s=P(()=>H(t.scene.view.active)===t.seat&&!t.scene.view.turn.aim?we(t.scene.view):[]),c=P(()=>C(a).hand.length>0),u=P(()=>C(a).depot[0]??``);var d=ii();let p;var m=b(d),h=b(m),v=e=>{var t=Zr();o(t,20,()=>C(s),e=>e,(e,t)=>{{let r=P(()=>X(t,C(i)));n(e,()=>t,()=>C(r))}}),N(t),y(e,t)};r(h,e=>{C(s).length>0&&e(v)});var x=L(h,2),S=e=>{var t=Qr();o(t,21,()=>C(a).hand,_,(e,t)=>{{let r=P(()=>X(C(t),C(i)));n(e,()=>C(t),()=>C(r))}}),N(t),F(e=>k(t,`title`,e),[()=>f(`rush-hand-open`)]),y(e,t)},w=e=>{var t=ei(),n=b(t),r=b(n);o(r,17,()=>({length:Math.max(1,C(a).sizes.hand)}),_,(e,t)=>{var n=$r();Z(b(n),{id:``,get components(){return C(i)}}),N(n),y(e,n)}),kr(L(r,2),{get n(){return C(a).sizes.hand}}),N(n);var s=L(n,2),c=A(s,!0);N(t),F((e,n)=>{k(t,`title`,e),g(c,n)},[()=>f(`rush-zone-hand`),()=>f(`rush-zone-hand`)]),y(e,t)};r(x,e=>{C(c)?e(S):e(w,-1)});var E=L(x,2),D=b(E),O=b(D),ee=e=>{Z(e,{get id(){return C(u)},get components(){return C(i)}})},j=e=>{var t=ti();y(e,t)};r(O,e=>{C(u)?e(ee):e(j,-1)}),kr(L(O,2),{get n(){return C(a).sizes.depot}}),N(D);var ne=L(D,2),re=A(ne,!0);N(E);var ie=L(E,2),ae=e=>{var t=ni(),r=b(t);{let e=P(()=>X(C(a).rear,C(i)));n(r,()=>C(a).rear,()=>C(e))}var o=L(r,2),s=A(o,!0);N(t),F((e,n)=>{k(t,`title`,e),g(s,n)},[()=>f(`rush-zone-rear`),()=>f(`rush-zone-rear-short`)]),y(e,t)};r(ie,e=>{C(a).rear&&e(ae)}),N(m);var oe=L(m,2),se=b(oe),ce=b(se),I=b(ce);{let e=P(()=>B(`garage`)),t=P(()=>f(`rush-zone-garage`));l(I,{get of(){return C(e)},get label(){return C(t)}})}N(ce);var le=L(ce),ue=A(le,!0),de=L(le,2),V=A(de,!0);N(se);var fe=L(se,2),pe=e=>{var t=ri(),n=b(t),r=b(n);{let e=P(()=>B(`depot`)),t=P(()=>f(`rush-zone-kept`));l(r,{get of(){return C(e)},get label(){return C(t)}})}N(n);var i=L(n),o=A(i,!0),s=L(i,2),c=A(s,!0);N(t),F((e,n)=>{k(t,`title`,e),g(o,C(a).sizes.kept),g(c,n)},[()=>f(`rush-zone-kept`),()=>f(`rush-zone-kept`)]),y(e,t)};r(fe,e=>{C(a).sizes.kept>0&&e(pe)}),N(oe),N(d),F((e,t,n,r,i)=>{p=z(d,1,`holdings svelte-14hrlzn`,null,p,{few:C(a).bases.length<4,many:C(a).bases.length>3}),k(E,`title`,e),k(E,`aria-label`,`${t??``}: ${C(a).sizes.depot??``}`),k(D,`data-card`,C(u)||void 0),g(re,n),k(se,`title`,r),g(ue,C(a).sizes.garage),g(V,i)},[()=>f(`rush-zone-depot`),()=>f(`rush-zone-depot`),()=>f(`rush-zone-depot`),()=>f(`rush-zone-garage`),()=>f(`rush-zone-garage`)]),T(`click`,E,()=>t.look({seat:t.seat})),y(e,d),M()}i([`click`]);var oi=d(`<span class="tag now svelte-16nr2qe"> </span>`),si=d(`<span class="tag first svelte-16nr2qe"> </span>`),ci=d(`<span><span class="svelte-16nr2qe"> </span><i class="svelte-16nr2qe"> </i></span>`),li=d(`<span class="tag bot svelte-16nr2qe"><!></span>`),ui=d(`<header class="svelte-16nr2qe"><!> <button class="name svelte-16nr2qe" type="button"> </button> <!> <!> <!> <!> <!></header>`);function di(e,t){R(t,!0);let n=P(()=>t.scene.view.players[t.seat]),i=P(()=>t.scene.seats[t.seat]),a=P(()=>H(t.scene.view.active)===t.seat),o=P(()=>t.scene.toMove===t.seat),c=P(()=>Te(t.scene.components,t.scene.view.players.length)?Ee(t.scene.components,t.seat):void 0),l=P(()=>C(c)!==void 0&&t.seat!==t.scene.you&&C(c)===Ee(t.scene.components,t.scene.you));var u=ui(),d=b(u);bt(d,{get seat(){return t.seat}});var p=L(d,2),m=A(p,!0),h=L(p,2),_=e=>{var t=oi(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-decides`)]),y(e,t)},v=e=>{var t=oi(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-on-turn`)]),y(e,t)};r(h,e=>{C(o)?e(_):C(a)&&e(v,1)});var x=L(h,2),S=e=>{var t=si(),n=A(t,!0);F(e=>g(n,e),[()=>f(`rush-first`)]),y(e,t)},E=P(()=>H(t.scene.view.first)===t.seat);r(x,e=>{C(E)&&e(S)});var D=L(x,2),O=e=>{let t=P(()=>`AB`[C(c)]??``);var n=ci();let r;var i=b(n),a=A(i,!0),o=L(i),s=A(o,!0);N(n),F((e,i)=>{r=z(n,1,`tag team svelte-16nr2qe`,null,r,{ally:C(l)}),k(n,`title`,e),g(a,i),g(s,C(t))},[()=>f(`rush-team`,{name:C(t)}),()=>C(l)?f(`rush-ally`):f(`rush-team`,{name:C(t)})]),y(e,n)};r(D,e=>{C(c)!==void 0&&e(O)});var ee=L(D,2),j=e=>{var t=li(),n=b(t);w(n,{name:`bot`,size:`14px`}),N(t),y(e,t)};r(ee,e=>{C(i)?.kind===`bot`&&e(j)}),wr(L(ee,2),{get player(){return C(n)},get parts(){return t.scene.components}}),N(u),F(e=>g(m,e),[()=>s(t.scene.seats,t.seat)]),T(`click`,p,()=>t.look({seat:t.seat})),y(e,u),M()}i([`click`]);var fi=d(`<section><!> <div></div> <!></section>`);function pi(e,t){R(t,!0);let n=P(()=>t.scene.view.players[t.seat]),r=P(()=>H(t.scene.view.active)===t.seat);var i=fi();let a,c;var l=b(i);di(l,{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}});var u=L(l,2);let d;o(u,21,()=>C(n).bases,_,(e,n,r)=>{xr(e,{get scene(){return t.scene},get seat(){return t.seat},at:r})}),N(u),ai(L(u,2),{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}}),N(i),F(e=>{a=z(i,1,`seat pc-${t.seat+1}`,`svelte-3vrul4`,a,{active:C(r)}),k(i,`aria-label`,e),c=D(i,``,c,{"--n":C(n).bases.length}),d=z(u,1,`bases svelte-3vrul4`,null,d,{few:C(n).bases.length<4,many:C(n).bases.length>3})},[()=>s(t.scene.seats,t.seat)]),y(e,i),M()}var mi=d(`<div class="own svelte-jkp3se"><!> <!> <!></div>`),hi=d(`<div><div></div> <!> <div class="middle svelte-jkp3se"><!> <div class="medals svelte-jkp3se"><!> <!></div></div> <div class="prompt svelte-jkp3se"><!></div> <!></div> <!> <!>`,1);function gi(e,n){R(n,!0);let i=P(()=>n.scene.view.players.length),a=P(()=>n.scene.you>=0),s=P(()=>Array.from({length:C(a)?C(i)-1:C(i)},(e,t)=>C(a)?(n.scene.you+1+t)%C(i):t)),c=ne(null),l=e=>void I(c,e),u=new Ur;var d=hi(),f=t(d);oe(f,()=>({class:`rush`,...u.listeners,role:`presentation`,[ee]:{seated:C(a),fighting:n.scene.view.turn.aim}}),void 0,void 0,void 0,`svelte-jkp3se`);var p=b(f);let m,h;o(p,20,()=>C(s),e=>e,(e,t)=>{pi(e,{get scene(){return n.scene},get seat(){return t},look:l})}),N(p);var g=L(p,2);Wn(g,{get scene(){return n.scene}});var _=L(g,2),v=b(_);Yr(v,{get scene(){return n.scene}});var x=L(v,2),w=b(x),T=e=>{Bn(e,{get scene(){return n.scene}})},E=e=>{pr(e,{get scene(){return n.scene}})};r(w,e=>{n.scene.view.turn.aim?e(T):e(E,-1)}),gr(L(w,2),{get scene(){return n.scene},look:l}),N(x),N(_);var O=L(_,2),k=b(O);S(k,()=>n.prompt),N(O);var A=L(O,2),j=e=>{var t=mi(),r=b(t);Dr(r,{get scene(){return n.scene}});var i=L(r,2);ir(i,{get scene(){return n.scene}}),Lr(L(i,2),{get scene(){return n.scene},look:l}),N(t),y(e,t)};r(A,e=>{C(a)&&e(j)}),N(f);var te=L(f,2);lr(te,{get scene(){return n.scene},get what(){return C(c)},onclose:()=>I(c,null)});var re=L(te,2),ie=e=>{Br(e,{get id(){return u.shown.id},get near(){return u.shown.near},get parts(){return n.scene.components}})};r(re,e=>{u.shown&&e(ie)}),F(()=>{m=z(p,1,`seats svelte-jkp3se`,null,m,{four:C(s).length===4}),h=D(p,``,h,{"--count":C(s).length})}),y(e,d),M()}var _i=new Set([`card-drawn`,`reserve-dealt`,`discarded`,`base-discarded`,`passed`]),vi=new Set([`base-destroyed`,`end-triggered`,`game-over`]);function yi(e){return _i.has(e)?0:vi.has(e)?2:1}function bi(e,t){let n=e.parts,r=t.components;return{text:f(`rush-event-${n.kind}`,{seat:n.seat===void 0?``:gt(n.seat,t),card:n.card?ft(n.card,r):``,target:n.target?ht(n.target,t):``,achievement:n.achievement?at(n.achievement,r):``,n:n.number??0}),seat:n.seat,weight:yi(n.kind),cards:n.card&&n.card!==`?`?[n.card]:void 0,places:n.target?[W(n.target)]:void 0}}var xi={name:`rush`,Table:gi,Side:kt,Card:Z,option:vn,barred:yn,ask:pn,tell:bi,phases:In,round:e=>e.view.round,points:e=>e.view.players.map(t=>it(t,e.components)),source:e=>E(`rush-source-${e}`,e),lessons:Mn};export{xi as game};