const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/lessons-7ofgJWUH.js","assets/places-mGnQveHe.js"])))=>i.map(i=>d[i]);
import{B as e,Cn as t,Dt as n,Et as r,Ft as i,Gt as a,H as o,Ht as s,It as c,Jt as l,Lt as u,Nt as d,R as f,Rt as p,Sn as m,U as h,Ut as g,V as _,Vt as v,W as y,Wt as b,X as x,Y as S,Yt as C,Zt as w,_n as T,_t as E,an as D,at as O,bn as k,bt as A,cn as j,ct as M,dn as ee,dt as te,fn as ne,gn as N,jt as P,kt as re,nt as F,on as I,pn as L,qt as ie,rt as R,sn as z,tn as B,un as V,vt as ae,xn as H,z as oe}from"./base-COSBrQ8B.js";import{_ as se,a as ce,c as le,d as ue,f as de,g as U,h as fe,i as pe,l as me,m as W,n as he,o as ge,p as _e,r as ve,s as ye,t as be,u as xe}from"./places-mGnQveHe.js";var Se=Object.assign({"./art/barracks/engineers.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">
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
`}),Ce=(e,t)=>Se[`./art/${e}/${t}.svg`]??``,G=e=>Ce(`icons`,e),K=e=>G(e?`emblem-${e}`:`barracks`),we=e=>G(`class-${e.subclass===`tank-destroyer`?`td`:e.class??`support`}`),Te=e=>G(`ability-${e.replaceAll(`_`,`-`)}`),Ee={"ussr-bm-13":`rocket-launcher`,"ussr-tank-riders":`tank-riders`,"ussr-sappers":`sappers`,"ussr-partisans":`partisans`,"ussr-traffic-controllers":`traffic`,"germany-sd-kfz-251":`half-track`,"germany-bergepanther":`recovery`,"germany-brandenburger":`infiltrators`,"germany-flak-36":`flak`,"germany-generalstab":`staff`,"usa-m3-half-track":`half-track`,"usa-combat-engineers":`sappers`,"usa-willys-mb":`jeep`,"france-panhard-178":`armoured-car`,"france-maquisards":`resistance`,"france-chasseurs-portes":`mounted-infantry`,"france-sapeurs-du-genie":`sappers`,"uk-17-pounder":`anti-tank-gun`,"uk-daimler-dingo":`armoured-car`,"uk-royal-engineers":`sappers`,"uk-commandos":`commandos`,"uk-staff-officers":`staff`};function De(e,t){let n=Ee[e.split(`#`)[0]];if(n)return Ce(`units`,n);let r=t.firepower===0&&t.armour===0&&!t.goods?`infantry`:`truck`,i=t.class===`support`?r:t.subclass||t.class;return Ce(`silhouettes`,`${t.nation}-${i}`)}var Oe=e=>Ce(`barracks`,e)||Ce(`barracks`,`engineers`),ke=(e,t)=>Ce(`bases`,t?`hq`:`base-${e%3+1}`),Ae={destroyed_bases:`base`,own_bases:`headquarters`,barracks_cards:`barracks`,infantry:`barracks`,double_medal_cards:`medal-double`,all_medals:`medal-double`,medal_nations:`medal-double`,squad_cards:`depot`,cost_sum:`cost-sum`,ended_game:`ability-siege`,vehicles_without_abilities:`class-light`};function je(e,t){let{metric:n,class:r,nation:i,ability:a}=t.achievements[e]?.counts??{};return r?G(`class-${r}`):i?K(i):a?Te(a):G(Ae[n??``]??`achievement`)}function Me(e){let{hand:t,kept:n,garage:r,depot:i,rear:a,unseen:o}=e;return[...t,...n,...r,...i,...o,...a?[a]:[]]}function Ne({components:e,view:t}){let n=t.players.map((e,t)=>[t]);return ue(e,t.players.length)?e.parties:n}function Pe(e,t){let n={};for(let r of Me(e)){let e=t.cards[r];e?.kind===`medal`&&(n[e.nation]=(n[e.nation]??0)+(e.medals??0))}return n}var Fe=(e,t)=>Me(e).reduce((e,n)=>e+(t.cards[n]?.medals??0),0),Ie=(e,t)=>R(`rush-achievement-${e}`,t.achievements[e]?.title??e),Le=(e,t)=>R(`rush-achievement-${e}-text`,t.achievements[e]?.text??``),Re=b(`<span class="chip svelte-1mhyxtf"><!><em class="svelte-1mhyxtf"> </em></span>`),ze=b(`<button><!> <!></button>`);function q(e,t){T(t,!0);let n=M(t,`class`,3,``),r=L(()=>o(t.picker,t.at,t.name)),i=L(()=>w(r)[`aria-disabled`]&&t.picker.options.length>0),a=L(()=>t.picker.lit(t.at)?t.picker.effect(t.at):``);function c(e){t.onpoint?.(),w(r).onclick(e)}var l=ze();ae(l,()=>({type:`button`,...w(r),"data-chosen":t.unchosen?void 0:w(r)[`data-chosen`],onclick:c,class:`spot ${n()??``}`,"data-card":t.card,[E]:{dim:t.dims&&w(i)}}),void 0,void 0,void 0,`svelte-1mhyxtf`);var u=D(l);d(u,()=>t.children);var f=j(u,2),m=e=>{var t=Re(),n=D(t);S(n,{name:`target`,size:`1.15em`});var r=j(n),i=z(r,!0);H(t),B(()=>v(i,w(a))),s(e,t)};p(f,e=>{w(a)&&e(m)}),H(l),s(e,l),N()}var Be=[`I`,`II`,`III`,`IV`],J=(e,t)=>t.cards[e],Y=e=>R(`rush-nation-${e}`,e),Ve=e=>R(`rush-class-${e}`,e),X=e=>R(`rush-ability-${e.replaceAll(`_`,`-`)}`,e);function He(e,t,n=1){let r=`rush-ability-${e.replaceAll(`_`,`-`)}-text`;return R(r,t.abilities[e]?.text??``,{n})}function Z(e,t){let n=J(e,t);if(!n)return F(e===`rear`?`rush-zone-rear`:`rush-card-hidden`);if(n.kind===`vehicle`)return n.title;if(n.kind!==`medal`)return R(`rush-card-${e}`,n.title);let r=R(`rush-medal-name-${n.nation}`,n.title);return(n.medals??1)>1?F(`rush-medal-double-name`,{name:r}):r}var Ue=(e,t)=>t.places.bases[e]===t.places.headquarters?``:Be[e]??`${e+1}`;function We(e,t){let n=Ue(e,t);return n?F(`rush-base`,{number:n}):F(`rush-headquarters`)}function Ge(e,t){let{seat:n,slot:r,guard:i}=fe(e,t.components),a={base:We(r,t.components),seat:Ke(n,t)};return F(i?`rush-target-guard`:`rush-target-base`,a)}var Ke=(e,t)=>h(t.seats,e);function qe(e){let t=[],{cost:n,resources:r,firepower:i,armour:a}=e;return n!==void 0&&t.push(F(`rush-value-cost`,{n})),r!==null&&t.push(F(`rush-value-resources`,{n:r})),i!==void 0&&t.push(F(`rush-value-firepower`,{n:i})),a!==void 0&&t.push(F(`rush-value-armour`,{n:a})),e.medals&&t.push(F(`rush-value-medals`,{n:e.medals})),t}function Je(e){let t=e.abilities.map(e=>e.value?`${X(e.kind)} ${e.value}`:X(e.kind));return t.push(...(e.limits??[]).map(X)),e.goods&&t.push(F(`rush-goods-for`,{nation:Y(e.goods)})),t}function Q(e,t){let n=J(e,t);if(!n)return F(`rush-card-hidden`);let r=n.kind===`vehicle`?[Y(n.nation),Ve(n.class??``)]:[F(`rush-kind-${n.kind}`)];return[n.kind===`vehicle`?n.names.en??n.title:Z(e,t),...r,...qe(n),...Je(n)].join(`, `)}var Ye=a(`<svg viewBox="0 0 24 24"><path></path></svg>`);function Xe(e,t){let r=[`M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z`,`M12 2 23 21H1z`,`M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z`,`M12 .5 23.5 12 12 23.5.5 12z`,`M12 1.5 22.5 9l-4 12.5h-13L1.5 9z`,`M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z`];var i=Ye(),a=z(i);B(()=>{n(i,0,`seat-${t.seat+1}`,`svelte-1u6tpjo`),A(i,`role`,t.label?`img`:void 0),A(i,`aria-label`,t.label),A(i,`aria-hidden`,!t.label||void 0),A(a,`d`,r[t.seat%r.length])}),s(e,i)}var Ze=b(`<em class="spoken"> </em>`),Qe=b(`<span><!> <b class="svelte-1ml4yu9"> </b> <!></span>`),$e=b(`<span class="values svelte-1ml4yu9"></span>`);function et(e,t){T(t,!0);let a=L(()=>Ne(t.scene));var o=$e();let l;i(o,21,()=>t.standing.values,c,(e,r,o)=>{let c=L(()=>t.standing.best.includes(o));var l=Qe();let u;var d=D(l);i(d,16,()=>w(a)[o]??[],e=>e,(e,n)=>{{let r=L(()=>Ke(n,t.scene));Xe(e,{get seat(){return n},get label(){return w(r)}})}});var f=j(d,2),m=z(f,!0),h=j(f,2),g=e=>{var t=Ze(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-leads`)]),s(e,t)};p(h,e=>{w(c)&&t.standing.best.length===1&&e(g)}),H(l),B(()=>{u=n(l,1,`svelte-1ml4yu9`,null,u,{lead:w(c)&&t.standing.best.length===1,tie:w(c)&&t.standing.best.length>1}),v(m,w(r)??`–`)}),s(e,l)}),H(o),B(()=>l=r(o,``,l,{"--n":w(a).length})),s(e,o),N()}var tt=b(`<small class="svelte-hy4yd3"> </small>`),nt=b(`<span class="line svelte-hy4yd3"><i class="svelte-hy4yd3"><!></i> <span class="text svelte-hy4yd3"><span class="head svelte-hy4yd3"><b class="svelte-hy4yd3"> </b> <!></span> <!></span></span>`),rt=b(`<p class="svelte-hy4yd3"> <!></p>`),it=b(`<section class="achievements svelte-hy4yd3"><h3 class="svelte-hy4yd3"> <small class="svelte-hy4yd3"> </small></h3> <!> <!></section>`);function at(e,t){T(t,!0);let n=L(()=>t.scene.components),r=L(()=>w(n).achievements[t.scene.view.achievements[0]??``]?.value??5),a=L(()=>w(n).numbers.achievement_deck?Object.keys(w(n).achievements).length-t.scene.view.achievements.length-t.scene.view.ruins.length:0);var o=it(),c=D(o),l=D(c),u=j(l),d=z(u,!0);H(c);var f=j(c,2);i(f,17,()=>t.scene.view.standings,e=>e.achievement,(e,r)=>{let i=L(()=>w(r).achievement);{let a=L(()=>he(w(i))),o=L(()=>Ie(w(i),w(n))),c=L(()=>Le(w(i),w(n)));q(e,{get picker(){return t.scene.picker},get at(){return w(a)},get name(){return`${w(o)??``}. ${w(c)??``}`},class:`achievement`,children:(e,a)=>{var o=nt(),c=D(o),l=D(c);{let e=L(()=>je(w(i),w(n)));x(l,{get of(){return w(e)}})}H(c);var u=j(c,2),d=D(u),f=D(d),m=z(f,!0),h=j(f,2),g=e=>{var t=tt(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-tie`)]),s(e,t)};p(h,e=>{w(r).best.length>1&&e(g)}),H(d),et(j(d,2),{get scene(){return t.scene},get standing(){return w(r)}}),H(u),H(o),B((e,t)=>{A(o,`title`,e),v(m,t)},[()=>Le(w(i),w(n)),()=>Ie(w(i),w(n))]),s(e,o)},$$slots:{default:!0}})}});var m=j(f,2),h=e=>{var r=rt(),i=D(r),o=j(i),c=e=>{var r=ie();B((e,t)=>v(r,`· ${e??``}: ${t??``}`),[()=>F(`rush-ruins`),()=>t.scene.view.ruins.map(e=>Ie(e,w(n))).join(`, `)]),s(e,r)};p(o,e=>{t.scene.view.ruins.length>0&&e(c)}),H(r),B(e=>v(i,`${e??``} `),[()=>F(`rush-achievement-deck`,{n:w(a)})]),s(e,r)};p(m,e=>{w(a)>0&&e(h)}),H(o),B((e,t)=>{v(l,`${e??``} `),v(d,t)},[()=>F(`rush-zone-achievements`),()=>F(`rush-achievement-worth`,{n:w(r)})]),s(e,o),N()}var ot=b(`<i><!></i>`),st=b(`<b class="svelte-fy9jrg"> </b>`),ct=b(`<em class="svelte-fy9jrg"> </em>`),lt=b(`<span><i class="svelte-fy9jrg"><!></i> <!> <!> <!></span>`),ut=b(`<div class="foot svelte-fy9jrg"></div>`);function dt(e,t){T(t,!0);let r=L(()=>[...t.card.abilities.map(e=>({...e,limit:!1,goods:``})),...(t.card.limits??[]).map(e=>({kind:e,value:0,limit:!0,goods:``})),...t.card.goods?[{kind:`national_goods`,value:0,limit:!0,goods:t.card.goods}]:[]]);var a=ut();i(a,21,()=>w(r),({kind:e,value:t,limit:n,goods:r})=>e,(e,t)=>{let i=()=>w(t).kind,a=()=>w(t).value,o=()=>w(t).limit,c=()=>w(t).goods;var l=lt();let u;var d=D(l),f=D(d);{let e=L(()=>Te(i()));x(f,{get of(){return w(e)}})}H(d);var m=j(d,2),h=e=>{var t=ot(),r=D(t);{let e=L(()=>K(c()));x(r,{get of(){return w(e)}})}H(t),B(()=>n(t,1,`for tint-${c()??``}`,`svelte-fy9jrg`)),s(e,t)};p(m,e=>{c()&&e(h)});var g=j(m,2),_=e=>{var t=st(),n=z(t,!0);B(()=>v(n,a())),s(e,t)};p(g,e=>{a()&&e(_)});var y=j(g,2),b=e=>{var t=ct(),n=z(t,!0);B(e=>v(n,e),[()=>X(i())]),s(e,t)};p(y,e=>{w(r).length===1&&e(b)}),H(l),B(()=>u=n(l,1,`ability svelte-fy9jrg`,null,u,{limit:o()})),s(e,l)}),H(a),s(e,a),N()}var ft=`M-5 26C20 14 38 34 62 24S104 10 126 22M-5 40C22 26 40 48 64 37s40-12 62-2M-5 55C20 42 44 62 68 51s38-10 58-1`,pt=a(`<svg viewBox="0 0 120 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true" class="svelte-4ekzgd"><path class="sky svelte-4ekzgd" d="M0 0h120v130H0z"></path><path class="lines svelte-4ekzgd"></path><path class="hill svelte-4ekzgd" d="M0 86C18 74 30 84 46 76S82 70 98 78s16 2 22 0v52H0z"></path><path class="ground svelte-4ekzgd" d="M0 101c24-7 50-3 70-5s34-3 50 1v33H0z"></path></svg>`);function mt(e){var t=pt(),n=j(D(t));A(n,`d`,ft),k(2),H(t),s(e,t)}var ht=b(`<div class="name svelte-pzlefr"><span class="svelte-pzlefr"> </span></div>`);function gt(e,t){T(t,!0);let n=L(()=>Math.max(...t.text.split(/[\s-]/).map(e=>e.length))),i=L(()=>Math.min(t.text.length>11?8.6:10.8,122/w(n))),a=L(()=>Math.min(w(i)*1.16,122/w(n)));var o=ht();let c;var l=D(o),u=z(l,!0);H(o),B(()=>{c=r(o,``,c,{"--size":w(i),"--small":w(a)}),v(u,t.text)}),s(e,o),N()}var _t=b(`<span><!><b class="svelte-1mo4mma"> </b></span>`),vt=b(`<div class="rail svelte-1mo4mma"><i class="emblem svelte-1mo4mma"><!></i> <!></div>`);function yt(e,t){T(t,!0);let r=L(()=>[{name:`resources`,value:t.card.resources??void 0},{name:`firepower`,value:t.card.firepower},{name:`armour`,value:t.card.armour}]);var a=vt(),o=D(a),c=D(o);{let e=L(()=>K(t.card.nation));x(c,{get of(){return w(e)}})}H(o);var l=j(o,2);i(l,17,()=>w(r),({name:e,value:t})=>e,(e,t)=>{let r=()=>w(t).name,i=()=>w(t).value;var a=g(),o=I(a),c=e=>{var t=_t();let a;var o=D(t);{let e=L(()=>G(`stat-${r()}`));x(o,{get of(){return w(e)}})}var c=j(o),l=z(c,!0);H(t),B(()=>{a=n(t,1,`stat ${r()??``}`,`svelte-1mo4mma`,a,{zero:i()===0}),v(l,i())}),s(e,t)};p(o,e=>{i()!==void 0&&e(c)}),s(e,a)}),H(a),s(e,a),N()}var bt=b(`<div class="face svelte-1to8sik"><!> <!> <div class="picture svelte-1to8sik"><!> <div class="person svelte-1to8sik"><!></div></div> <!></div>`);function xt(e,t){T(t,!0);var n=bt(),r=D(n);yt(r,{get card(){return t.card}});var i=j(r,2);{let e=L(()=>Z(t.id,t.components));gt(i,{get text(){return w(e)}})}var a=j(i,2),o=D(a);mt(o,{});var c=j(o,2),l=D(c);{let e=L(()=>Oe(t.id));x(l,{get of(){return w(e)}})}H(c),H(a),dt(j(a,2),{get card(){return t.card}}),H(n),s(e,n),N()}var St=b(`<i class="svelte-1x6zay2"> </i>`),Ct=b(`<div class="face svelte-1x6zay2"><div class="head svelte-1x6zay2"><span> </span> <!> <b class="svelte-1x6zay2"><!> </b></div> <div class="picture svelte-1x6zay2"><!></div></div>`);function wt(e,t){T(t,!0);let r=L(()=>t.id.startsWith(`headquarters`));var i=Ct(),a=D(i),o=D(a);let c;var l=z(o,!0),u=j(o,2),d=e=>{var n=St(),r=z(n,!0);B(e=>v(r,e),[()=>Ue(t.which,t.components)]),s(e,n)};p(u,e=>{t.which!==void 0&&!w(r)&&e(d)});var f=j(u,2),m=D(f);S(m,{name:`medal`,size:`1em`});var h=j(m,1,!0);H(f),H(a);var g=j(a,2),_=D(g);{let e=L(()=>ke(t.which??0,w(r)));x(_,{get of(){return w(e)}})}H(g),H(i),B(e=>{c=n(o,1,`svelte-1x6zay2`,null,c,{hq:w(r)}),v(l,e),v(h,t.card.medals)},[()=>w(r)?F(`rush-hq-short`):Z(t.id,t.components)]),s(e,i),N()}var Tt=b(`<div><svg viewBox="0 0 100 140" aria-hidden="true" class="svelte-t36vep"><g class="lines svelte-t36vep"><rect x="6" y="6" width="88" height="128" rx="5" stroke-width="1.5"></rect><circle cx="50" cy="70" r="25" stroke-width="1.5"></circle><circle cx="50" cy="70" r="20" stroke-width=".7"></circle><path d="M6 34h88M6 106h88M28 6v28M72 6v28M28 106v28M72 106v28" stroke-width=".7"></path></g><path class="star svelte-t36vep" d="m50 42 6 22 22 6-22 6-6 22-6-22-22-6 22-6z"></path></svg></div>`);function Et(e,t){let r=M(t,`deck`,3,!1);var i=Tt();let a;B(()=>a=n(i,1,`back svelte-t36vep`,null,a,{deck:r()})),s(e,i)}var Dt=b(`<svg class="crack svelte-ddt55w" viewBox="0 0 100 140" aria-hidden="true"><path class="deep svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path><path class="fine svelte-ddt55w" d="M44 52 24 46M58 60l22-8M38 88l-20 8M50 93l24 12"></path><path class="glow svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path></svg> <span class="plate svelte-ddt55w"><i class="svelte-ddt55w"><!></i><em class="svelte-ddt55w"> </em></span>`,1);function Ot(e,t){T(t,!1),te();var n=Dt(),r=j(I(n),2),i=D(r),a=D(i);{let e=ne(()=>G(`damaged`));x(a,{get of(){return w(e)}})}H(i);var o=j(i),c=z(o,!0);H(r),B(e=>v(c,e),[()=>F(`rush-damaged`)]),s(e,n),N()}var kt=b(`<div class="medal svelte-1qr0kn4"><svg viewBox="0 0 100 110" aria-hidden="true" class="svelte-1qr0kn4"><path class="ribbon svelte-1qr0kn4" d="M30 0h40l-9 44H39z"></path><path class="stripe svelte-1qr0kn4" d="M44 0h12l-2 44h-8z"></path><circle class="rim svelte-1qr0kn4" cx="50" cy="72" r="31"></circle><circle class="gold svelte-1qr0kn4" cx="50" cy="72" r="27.5"></circle><circle class="ring svelte-1qr0kn4" cx="50" cy="72" r="22"></circle></svg> <i class="svelte-1qr0kn4"><!></i></div>`),At=b(`<div class="face svelte-1qr0kn4"><!> <!> <div></div> <div class="foot svelte-1qr0kn4"><!> <b class="svelte-1qr0kn4"> </b> <em class="svelte-1qr0kn4"> </em></div></div>`);function jt(e,t){T(t,!0);let r=L(()=>t.card.medals??1),a=L(()=>t.card.names.own??t.card.title);var o=At(),l=D(o);yt(l,{get card(){return t.card}});var u=j(l,2);gt(u,{get text(){return w(a)}});var d=j(u,2);let f;i(d,21,()=>({length:w(r)}),c,(e,n)=>{var r=kt(),i=j(D(r),2),a=D(i);{let e=L(()=>K(t.card.nation));x(a,{get of(){return w(e)}})}H(i),H(r),s(e,r)}),H(d);var p=j(d,2),m=D(p);S(m,{name:`medal`,size:`14cqw`});var h=j(m,2),g=z(h,!0),_=j(h,2),y=z(_,!0);H(p),H(o),B(e=>{f=n(d,1,`picture svelte-1qr0kn4`,null,f,{two:w(r)>1}),v(g,w(r)),v(y,e)},[()=>F(`rush-medals`,{n:w(r)})]),s(e,o),N()}var Mt=b(`<div class="face svelte-3wmdjn"><!> <!> <div class="picture svelte-3wmdjn"><!> <div class="shape svelte-3wmdjn"><!></div> <div><i class="svelte-3wmdjn"><!></i> <span class="svelte-3wmdjn"> </span></div> <b class="cost svelte-3wmdjn"> </b></div> <!></div>`);function Nt(e,t){T(t,!0);var r=Mt(),i=D(r);yt(i,{get card(){return t.card}});var a=j(i,2);gt(a,{get text(){return t.card.title}});var o=j(a,2),c=D(o);mt(c,{});var l=j(c,2),u=D(l);{let e=L(()=>De(t.id,t.card));x(u,{get of(){return w(e)}})}H(l);var d=j(l,2);let f;var p=D(d),m=D(p);{let e=L(()=>we(t.card));x(m,{get of(){return w(e)}})}H(p);var h=j(p,2),g=z(h,!0);H(d);var _=j(d,2),y=z(_,!0);H(o),dt(j(o,2),{get card(){return t.card}}),H(r),B(e=>{f=n(d,1,`class svelte-3wmdjn`,null,f,{heavy:t.card.class===`heavy`}),v(g,e),v(y,t.card.cost)},[()=>Ve(t.card.class??``)]),s(e,r),N()}var Pt=b(`<div><div class="inside svelte-kughco"><!></div> <!></div>`);function $(e,t){T(t,!0);let i=M(t,`damaged`,3,!1),a=L(()=>t.components.cards[t.id]);var o=Pt();let c,l;var u=D(o),d=D(u),f=e=>{Et(e,{})},m=e=>{Nt(e,{get id(){return t.id},get card(){return w(a)}})},h=e=>{xt(e,{get id(){return t.id},get card(){return w(a)},get components(){return t.components}})},g=e=>{jt(e,{get card(){return w(a)}})},_=e=>{wt(e,{get id(){return t.id},get card(){return w(a)},get components(){return t.components},get which(){return t.which}})};p(d,e=>{w(a)?w(a).kind===`vehicle`?e(m,1):w(a).kind===`barracks`?e(h,2):w(a).kind===`medal`?e(g,3):e(_,-1):e(f)}),H(u);var v=j(u,2),y=e=>{Ot(e,{})};p(v,e=>{i()&&e(y)}),H(o),B(()=>{c=n(o,1,`card tint-${(w(a)?.nation||`none`)??``}`,`svelte-kughco`,c,{damaged:i(),guard:t.guard,played:t.played,headed:w(a)?.kind===`base`}),l=r(o,``,l,{"--w":t.width?`${t.width}px`:void 0})}),s(e,o),N()}var Ft=[`first-player`,`draw-cards`,`deal-reserve`,`reveal-achievements`,`lay-top`];function It(e,{view:t,components:n}){let r=J(e,n)?.nation??``;return t.turn.pool+(t.turn.goods[r]??0)}function Lt(e){let{view:t,components:n}=e,{name:r,about:i}=W(t),a=i[0]??``,o=n.cards[a]?a:t.turn.lead||t.turn.resolving,{aim:s}=t.turn;return{card:o?Z(o,n):``,cost:J(o,n)?.cost??0,paid:r===`pay-for`?It(o,e):0,most:r===`choose-research`?Number(a):0,due:r===`choose-doubles`?Number(i[1]??0):0,left:Number(i.at(-1))||0,nation:r===`choose-doubles`?Y(a):``,seat:Ke(U(t.active),e),target:s?Ge(s,e):``,n:e.position.choices?.length??0,attack:t.fight.attack??0,defence:t.fight.defence??0}}var Rt=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function zt(e,t,n){let r=`rush-ask-${e}-detail`;if(e!==`choose-target`&&e!==`choose-aim`)return R(r,``,n);let{view:i,components:a}=t,o=W(i).about[0]??``,s=J(o,a),c=[F(`rush-value-firepower`,{n:s?.firepower??0})];c.push(...s?Je({...s,abilities:[],goods:``}):[]);let l=i.turn.attackers.filter(e=>e!==o).map(e=>Z(e,a)).join(`, `),u=`${Rt(c.join(`, `))}.`;return l?`${u} ${F(`rush-ask-then`,{cards:l})}`:u}function Bt(e){let{name:t}=W(e.view);return e.toMove===null?{kind:`over`,title:F(`rush-ask-over`)}:{kind:t,title:F(`rush-topic-${t}`)}}function Vt(e){let{name:t}=W(e.view);if(!t||Ft.includes(t))return{kind:t||`over`,title:F(`rush-ask-over`)};if(e.toMove!==e.you||e.replay)return Bt(e);let n=Lt(e),r=zt(t,e,n);return{kind:t,title:F(`rush-ask-${t}`,n),detail:r||void 0}}function Ht(e){let{name:t,about:n}=W(e.view);return t===`choose-target`?n[0]??``:``}function Ut(e,t){let n=J(Ht(t),t.components);if(!n)return;let{seat:r,slot:i,guard:a}=fe(e,t.components),o=t.view.players[r]?.bases[i],s=typeof o==`object`?o:{},c=J(s.guard??``,t.components)?.armour??0,l=a?s.guard_damaged||(n.firepower??0)>=c:s.damaged||t.components.classes[n.class??``]?.destroys_base_at_once;return F(l?`rush-effect-destroys`:`rush-effect-damages`)}var Wt=new Set([`discard`,`dismantle`,`support`,`station`,`plan`]);function Gt(e,t){let{verb:n=``,card:r,target:i,base:a,achievement:o,nation:s,number:c=`0`,seat:l=``}=e,u=t.components;return F(`rush-do-${n}`,{card:r?Z(r,u):``,target:i?Ge(i,t):``,base:a?We(u.places.bases.indexOf(a),u):``,achievement:o?Ie(o,u):``,nation:s?Y(s):``,n:Number(c),seat:l})}function Kt(e,t){let{verb:n=``,target:r=``}=e.fields;return{choice:e,path:ye(e.fields,t),label:Gt(e.fields,t),effect:n===`hit`?Ut(r,t):void 0,confirm:Wt.has(n)}}var qt=(e,t)=>({refused:e,path:ye(e.fields,t)}),Jt=[`offer-refill`,`repair`,`reveal-hand`],Yt=[`choose-compensation`,`choose-kept`,`choose-station`,`lay-top`,`draw-cards`,`rotate-reserve`];function Xt(e){let{name:t}=W(e);return t?e.stack.includes(`play-cards`)?2:Jt.includes(t)?1:Yt.includes(t)?3:2:0}function Zt(e){let t=Xt(e.view);return[`I`,`II`,`III`].map((e,n)=>({key:e,title:F(`rush-phase-${n+1}`),now:t===n+1}))}var Qt=b(`<span role="img"><!></span>`),$t=b(`<div class="side svelte-1ndljgd"><p class="svelte-1ndljgd"><!> <b> </b></p> <div class="row svelte-1ndljgd"><span class="main" role="img"><!></span> <span class="number svelte-1ndljgd"><b class="svelte-1ndljgd"> </b> <small class="svelte-1ndljgd"> </small></span></div> <div class="support svelte-1ndljgd"></div></div>`),en=b(`<section class="fight svelte-1ndljgd"><h3 class="svelte-1ndljgd"> </h3> <div class="sides svelte-1ndljgd"></div></section>`);function tn(e,t){T(t,!0);let n=L(()=>t.scene.view.turn),r=L(()=>U(t.scene.view.active)),a=L(()=>fe(w(n).aim,t.scene.components)),o=L(()=>xe(t.scene.view.players[w(a).seat]?.bases[w(a).slot])),l=L(()=>w(n).support.map(e=>{let[t=``,n=``]=e.split(` `);return{seat:U(t),card:n}})),u=(e,n)=>_e(t.scene.components,e)===_e(t.scene.components,n),d=L(()=>[{key:`attack`,seat:w(r),card:w(n).lead,number:t.scene.view.fight.attack},{key:`defence`,seat:w(a).seat,card:w(o),number:t.scene.view.fight.defence}]);var f=en(),p=D(f),m=z(p,!0),h=j(p,2);i(h,21,()=>w(d),e=>e.key,(e,n)=>{var r=$t(),a=D(r),o=D(a);Xe(o,{get seat(){return w(n).seat}});var d=j(o,2),f=z(d,!0);H(a);var p=j(a,2),m=D(p);$(D(m),{get id(){return w(n).card},get components(){return t.scene.components}}),H(m);var h=j(m,2),g=D(h),_=z(g,!0),y=j(g,2),b=z(y,!0);H(h),H(p);var x=j(p,2);i(x,21,()=>w(l).filter(e=>u(e.seat,w(n).seat)),c,(e,n)=>{var r=Qt();$(D(r),{get id(){return w(n).card},get components(){return t.scene.components}}),H(r),B(e=>{A(r,`data-card`,w(n).card),A(r,`aria-label`,e)},[()=>Q(w(n).card,t.scene.components)]),s(e,r)}),H(x),H(r),B((e,t,r)=>{v(f,e),A(m,`data-card`,w(n).card),A(m,`aria-label`,t),v(_,w(n).number??``),v(b,r)},[()=>Ke(w(n).seat,t.scene),()=>Q(w(n).card,t.scene.components),()=>F(`rush-fight-${w(n).key}`)]),s(e,r)}),H(h),H(f),B((e,t)=>{A(f,`aria-label`,e),v(m,t)},[()=>F(`rush-fight`),()=>F(`rush-fight`)]),s(e,f),N()}var nn=b(`<b class="svelte-1nhxspz"> </b>`),rn=b(`<span><i class="svelte-1nhxspz"><!></i> <!><small class="svelte-1nhxspz"> </small></span>`),an=b(`<div class="goals svelte-1nhxspz"></div> <!>`,1);function on(e,t){T(t,!0);let r=ee(!1),a=L(()=>Ne(t.scene).findIndex(e=>e.includes(t.scene.you))),o=e=>t.scene.components.achievements[e]?.counts.best===`min`;function c({achievement:e,values:t}){let n=t.filter((e,t)=>t!==w(a)).map(e=>e??0);return o(e)?Math.min(...n):Math.max(...n)}let l=e=>e.best.length===1&&e.best[0]===w(a),u=L(()=>t.scene.picker.next.some(e=>e.path[0]?.startsWith(`achievement/`)));var d=an(),f=I(d);i(f,21,()=>t.scene.view.standings,e=>e.achievement,(e,i)=>{{let o=L(()=>he(w(i).achievement)),d=L(()=>Ie(w(i).achievement,t.scene.components)),f=L(()=>w(i).values[w(a)]??``),m=L(()=>c(w(i)));q(e,{get picker(){return t.scene.picker},get at(){return w(o)},get name(){return`${w(d)??``}: ${w(f)??``} – ${w(m)??``}`},class:`goal`,onpoint:()=>V(r,!w(u)),children:(e,r)=>{var o=rn();let u;var d=D(o),f=D(d);{let e=L(()=>je(w(i).achievement,t.scene.components));x(f,{get of(){return w(e)}})}H(d);var m=j(d,2),h=e=>{var t=nn(),n=z(t,!0);B(()=>v(n,w(i).values[w(a)]??`–`)),s(e,t)};p(m,e=>{w(a)>=0&&e(h)});var g=j(m),_=z(g,!0);H(o),B((e,t)=>{u=n(o,1,`line svelte-1nhxspz`,null,u,{leads:e}),v(_,t)},[()=>l(w(i)),()=>c(w(i))]),s(e,o)},$$slots:{default:!0}})}}),H(f);var m=j(f,2);{let e=L(()=>F(`rush-zone-achievements`));_(m,{get title(){return w(e)},get open(){return w(r)},set open(e){V(r,e,!0)},children:(e,n)=>{at(e,{get scene(){return t.scene}})},$$slots:{default:!0}})}s(e,d),N()}var sn=220,cn=200,ln=100,un={duration:0},dn=e=>e.events.length===0||y(),[fn,pn]=f({duration:sn,easing:e,fallback:()=>({duration:ln,css:e=>`opacity: ${e}`})}),mn=(e,{key:t,scene:n})=>dn(n)?un:fn(e,{key:t}),hn=(e,{key:t,scene:n})=>dn(n)?un:pn(e,{key:t}),gn=new WeakMap,_n=e=>t=>{let n=requestAnimationFrame(()=>vn(t,dn(e)));return()=>cancelAnimationFrame(n)};function vn(e,t){let n=[...e.querySelectorAll(`:scope > *`)],r=n.map(e=>{let t=e.offsetLeft,n=gn.get(e)??t;return gn.set(e,t),n-t});for(let[e,i]of r.entries()){if(i===0||t)continue;let r=[{translate:`${i}px 0`},{translate:`0 0`}];n[e]?.animate(r,{duration:cn,easing:`ease-out`})}}var yn=(e,t,n,r)=>r.cards[e]?.kind===`vehicle`?e:`${t}/${e}/${n}`,bn=b(`<b class="order svelte-19glxbe"> </b>`),xn=b(`<!> <!>`,1),Sn=b(`<div><div class="turn svelte-19glxbe"><!></div></div>`);function Cn(e,t){T(t,!0);let i=M(t,`copy`,3,0),a=M(t,`order`,3,0),o=()=>({key:yn(t.id,`hand`,i(),t.scene.components),scene:t.scene});var c=Sn();let l;var u=D(c);q(D(u),{get picker(){return t.scene.picker},get at(){return t.at},get name(){return t.name},get card(){return t.id},get dims(){return t.dims},get unchosen(){return t.unchosen},get onpoint(){return t.onpoint},children:(e,n)=>{var r=xn(),i=I(r);$(i,{get id(){return t.id},get components(){return t.scene.components}});var o=j(i,2),c=e=>{var t=bn(),n=z(t,!0);B(()=>v(n,a())),s(e,t)};p(o,e=>{a()>0&&e(c)}),s(e,r)},$$slots:{default:!0}}),H(u),H(c),B(()=>{n(c,1,`one ${t.out??``??``}`,`svelte-19glxbe`),l=r(c,``,l,{"--fan":t.fan})}),P(1,c,()=>hn,o),P(2,c,()=>mn,o),s(e,c),N()}var wn=b(`<p class="empty svelte-cxkx5k"> </p>`),Tn=b(`<section><h3 class="svelte-cxkx5k"> <small class="svelte-cxkx5k"> </small></h3> <div class="cards svelte-cxkx5k"><!> <!> <!></div></section>`);function En(e,t){T(t,!0);let a=L(()=>t.scene.view.players[t.scene.you]),o=L(()=>U(t.scene.view.active)===t.scene.you),c=L(()=>W(t.scene.view).about[0]??``),l=L(()=>W(t.scene.view).name===`play-cards`),u=L(()=>t.scene.picker.options.some(e=>e.path[0]?.startsWith(`depot/`))),d=L(()=>w(o)?de(t.scene.view):[]),f=L(()=>w(u)?w(a).depot:w(a).hand),m=L(()=>w(u)?ve:pe),h=L(()=>w(d).length+w(f).length),g=ee(-1),_=L(()=>w(u)?``:F(w(o)&&t.scene.view.turn.hand_open?`rush-hand-open`:`rush-hand-closed`));function y(e,t){return t!==(w(f)[w(g)]===e?w(g):w(f).indexOf(e))}let b=e=>t.scene.view.turn.attackers.indexOf(e)+1;var x=Tn();let S,C;var E=D(x),O=D(E),k=j(O),M=z(k,!0);H(E);var te=j(E,2),ne=D(te);i(ne,18,()=>w(d),e=>e,(e,n,r)=>{{let i=L(()=>ge(n)),a=L(()=>Q(n,t.scene.components)),o=L(()=>F(`rush-laid-out`)),s=L(()=>w(r)-(w(h)-1)/2),l=L(()=>b(n)),u=L(()=>n===w(c)||t.scene.view.turn.resolving===n?`now`:`waits`);Cn(e,{get scene(){return t.scene},get id(){return n},get at(){return w(i)},get name(){return`${w(a)??``}, ${w(o)??``}`},get fan(){return w(s)},get order(){return w(l)},get out(){return w(u)}})}});var P=j(ne,2);i(P,19,()=>w(f),(e,t)=>`${e}/${w(f).slice(0,t).filter(t=>t===e).length}`,(e,n,r)=>{{let i=L(()=>w(m)(w(n))),a=L(()=>Q(w(n),t.scene.components)),o=L(()=>!w(l)),s=L(()=>w(r)+w(d).length-(w(h)-1)/2),c=L(()=>y(w(n),w(r)));Cn(e,{get scene(){return t.scene},get id(){return w(n)},get at(){return w(i)},get copy(){return w(r)},get name(){return w(a)},get dims(){return w(o)},get fan(){return w(s)},get unchosen(){return w(c)},onpoint:()=>V(g,w(r),!0)})}});var re=j(P,2),I=e=>{var t=wn(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-hand-empty`)]),s(e,t)};p(re,e=>{w(h)===0&&e(I)}),H(te),H(x),B((e,t)=>{S=n(x,1,`hand svelte-cxkx5k`,null,S,{dense:w(h)>6}),A(x,`aria-label`,e),C=r(x,``,C,{"--n":w(h)}),v(O,`${t??``} `),v(M,w(_))},[()=>F(`rush-your-hand`),()=>F(w(u)?`rush-your-depot`:`rush-your-hand`)]),s(e,x),N()}var Dn=b(`<p class="svelte-7hb2i"> </p>`),On=b(`<span role="img"><!></span>`),kn=b(`<!> <div class="cards svelte-7hb2i"><!> <!></div>`,1),An=b(`<!> <!>`,1);function jn(e,t){T(t,!0);let n=L(()=>t.what&&`seat`in t.what?t.scene.view.players[t.what.seat]:void 0),r=L(()=>t.what?`seat`in t.what?h(t.scene.seats,t.what.seat):t.what.title:``),a=L(()=>w(n)?F(`rush-deeds`,{bases:w(n).razed,vehicles:w(n).kills}):``),o=L(()=>t.what?`seat`in t.what?[{name:F(`rush-zone-depot`),cards:w(n)?.depot??[]},{name:F(`rush-squad-note`),cards:w(n)?Me(w(n)).sort():[]}]:[{name:t.what.note??``,cards:t.what.cards}]:[]);{let n=L(()=>t.what!==null);_(e,{get title(){return w(r)},get open(){return w(n)},get onclose(){return t.onclose},wide:!0,children:(e,n)=>{var r=An(),l=I(r),u=e=>{var t=Dn(),n=z(t,!0);B(()=>v(n,w(a))),s(e,t)};p(l,e=>{w(a)&&e(u)});var d=j(l,2);i(d,17,()=>w(o),c,(e,n)=>{let r=()=>w(n).name,a=()=>w(n).cards;var o=kn(),l=I(o),u=e=>{var t=Dn(),n=z(t,!0);B(()=>v(n,r())),s(e,t)};p(l,e=>{r()&&e(u)});var d=j(l,2),f=D(d);i(f,17,a,c,(e,n)=>{var r=On();$(D(r),{get id(){return w(n)},get components(){return t.scene.components}}),H(r),B(e=>{A(r,`aria-label`,e),A(r,`data-card`,w(n))},[()=>Q(w(n),t.scene.components)]),s(e,r)});var m=j(f,2),h=e=>{var t=Dn(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-pile-empty`)]),s(e,t)};p(m,e=>{a().length===0&&e(h)}),H(d),s(e,o)}),s(e,r)},$$slots:{default:!0}})}N()}var Mn=b(`<i></i>`),Nn=b(`<span><i class="badge svelte-xxieip"><!></i> <span class="middle svelte-xxieip"><b class="svelte-xxieip"> </b> <span class="pips svelte-xxieip"><!> <span class="svelte-xxieip"></span> <!></span></span> <span class="counts svelte-xxieip"><b class="svelte-xxieip"> </b><small class="svelte-xxieip">×1</small> <b class="svelte-xxieip"> </b><small class="svelte-xxieip">×2</small></span></span>`),Pn=b(`<section class="stacks svelte-xxieip"><h3 class="svelte-xxieip"> <small class="svelte-xxieip"> </small></h3> <div class="list svelte-xxieip"></div></section>`);function Fn(e,a){T(a,!0);let o=L(()=>a.scene.components.numbers),l=L(()=>Object.entries(a.scene.view.medals));var u=Pn(),d=D(u),f=D(d),p=j(f),m=z(p,!0);H(d);var h=j(d,2);let g;i(h,21,()=>w(l),([e,{singles:t,doubles:n}])=>e,(e,r)=>{var l=L(()=>t(w(r),2));let u=()=>w(l)[0],d=()=>w(l)[1].singles,f=()=>w(l)[1].doubles;{let t=L(()=>ce(u())),r=L(()=>Y(u())),l=L(()=>F(`rush-stack-spoken`,{singles:d(),doubles:f()}));q(e,{get picker(){return a.scene.picker},get at(){return w(t)},get name(){return`${w(r)??``}: ${w(l)??``}`},class:`stack`,children:(e,t)=>{var r=Nn();let a;var l=D(r),p=D(l);{let e=L(()=>K(u()));x(p,{get of(){return w(e)}})}H(l);var m=j(l,2),h=D(m),g=z(h,!0),_=j(h,2),y=D(_);i(y,17,()=>({length:w(o).singles??9}),c,(e,t,r)=>{var i=Mn();let a;B(()=>a=n(i,1,`svelte-xxieip`,null,a,{on:r<d()})),s(e,i)});var b=j(y,4);i(b,17,()=>({length:w(o).doubles??3}),c,(e,t,r)=>{var i=Mn();let a;B(()=>a=n(i,1,`double svelte-xxieip`,null,a,{on:r<f()})),s(e,i)}),H(_),H(m);var S=j(m,2),C=D(S),T=z(C,!0),E=j(C,3),O=z(E,!0);k(),H(S),H(r),B(e=>{a=n(r,1,`line tint-${u()??``}`,`svelte-xxieip`,a,{few:d()<=2}),v(g,e),v(T,d()),v(O,f())},[()=>Y(u())]),s(e,r)},$$slots:{default:!0}})}}),H(h),H(u),B((e,t)=>{v(f,`${e??``} `),v(m,t),g=r(h,``,g,{"--n":w(l).length})},[()=>F(`rush-zone-medals`),()=>F(`rush-medals-note`)]),s(e,u),N()}var In=b(`<button type="button" class="svelte-17dbwz2"><i class="svelte-17dbwz2"><!></i><span class="svelte-17dbwz2"> </span> <b class="svelte-17dbwz2"> </b></button>`),Ln=b(`<div class="open svelte-17dbwz2"></div>`);function Rn(e,t){T(t,!0);let n=L(()=>[{key:`discard`,art:`depot`,cards:t.scene.view.discard},{key:`scrapyard`,art:`scrapyard`,cards:t.scene.view.scrapyard}]);var r=Ln();i(r,21,()=>w(n),({key:e,art:t,cards:n})=>e,(e,n)=>{let r=()=>w(n).key,i=()=>w(n).art,a=()=>w(n).cards,o=L(()=>F(`rush-zone-${r()}`));var c=In(),l=D(c),u=D(l);{let e=L(()=>G(i()));x(u,{get of(){return w(e)}})}H(l);var d=j(l),f=z(d,!0),p=j(d,2),m=z(p,!0);H(c),B(()=>{A(c,`title`,w(o)),A(c,`aria-label`,`${w(o)??``}: ${a().length??``}`),v(f,w(o)),v(m,a().length)}),C(`click`,c,()=>t.look({title:w(o),cards:a()})),s(e,c)}),H(r),s(e,r),N()}l([`click`]);var zn=b(`<span class="ruin svelte-1wotwc4"><i class="svelte-1wotwc4"><!></i> <b class="svelte-1wotwc4"> </b> <small class="svelte-1wotwc4"> </small></span>`),Bn=b(`<div class="guard svelte-1wotwc4"><!></div>`),Vn=b(`<!> <!>`,1),Hn=b(`<div><!></div>`);function Un(e,t){T(t,!0);let r=L(()=>t.scene.components),a=L(()=>t.scene.view.players[t.seat].bases[t.at]),o=L(()=>typeof w(a)==`object`?w(a):{}),c=L(()=>w(o).guard??``),l=L(()=>w(c)?[w(c)]:[]),d=L(()=>We(t.at,w(r))),f=L(()=>se(w(r),t.seat,t.at,!1)),m=L(()=>se(w(r),t.seat,t.at,!0)),h=L(()=>Ue(t.at,w(r))?`base`:`headquarters`),_=L(()=>t.scene.events.find(e=>[w(f),w(m)].includes(String(e.parts.target)))?.parts),y=e=>e?`, ${F(`rush-damaged`)}`:``,b=L(()=>`${w(d)}, ${F(w(c)?`rush-defended`:`rush-undefended`)}${y(w(o).damaged)}`),S=L(()=>`${Q(w(c),w(r))}, ${F(`rush-defends`,{base:w(d)})}${y(w(o).guard_damaged)}`);var C=Hn();let E;var O=D(C),k=e=>{var n=g(),r=I(n);u(r,()=>w(_)?.kind===`base-destroyed`?t.scene.beat:0,e=>{{let n=L(()=>me(w(f))),r=L(()=>w(d)),i=L(()=>F(`rush-destroyed`)),a=L(()=>w(_)?.kind===`base-destroyed`?`fell`:``);q(e,{get picker(){return t.scene.picker},get at(){return w(n)},get name(){return`${w(r)??``}, ${w(i)??``}`},get class(){return`gone ${w(a)??``}`},children:(e,t)=>{var n=zn(),r=D(n),i=D(r);{let e=L(()=>G(`destroyed`));x(i,{get of(){return w(e)}})}H(r);var a=j(r,2),o=z(a,!0),c=j(a,2),l=z(c,!0);H(n),B(e=>{v(o,w(d)),v(l,e)},[()=>F(`rush-destroyed`)]),s(e,n)},$$slots:{default:!0}})}}),s(e,n)},A=e=>{var n=Vn(),a=I(n);{let e=L(()=>me(w(f))),n=L(()=>w(_)?.kind===`base-damaged`?`hit`:``);q(a,{get picker(){return t.scene.picker},get at(){return w(e)},get name(){return w(b)},get class(){return`base ${w(n)??``}`},children:(e,n)=>{$(e,{get id(){return w(h)},get components(){return w(r)},get which(){return t.at},get damaged(){return w(o).damaged}})},$$slots:{default:!0}})}var c=j(a,2);i(c,16,()=>w(l),e=>e,(e,n)=>{var i=Bn(),a=D(i);{let e=L(()=>me(w(m))),i=L(()=>w(_)?.kind===`damaged`?`hit`:``);q(a,{get picker(){return t.scene.picker},get at(){return w(e)},get name(){return w(S)},get card(){return n},get class(){return w(i)},children:(e,t)=>{$(e,{get id(){return n},get components(){return w(r)},get damaged(){return w(o).guard_damaged},guard:!0})},$$slots:{default:!0}})}H(i),P(1,i,()=>hn,()=>({key:n,scene:t.scene})),P(2,i,()=>mn,()=>({key:n,scene:t.scene})),s(e,i)}),s(e,n)};p(O,e=>{w(a)===`destroyed`?e(k):e(A,-1)}),H(C),B(()=>E=n(C,1,`slot svelte-1wotwc4`,null,E,{has:w(c)})),s(e,C),N()}var Wn=b(`<span><i class="svelte-119lpf6"><!></i> </span>`),Gn=b(`<span class="tally svelte-119lpf6"></span> <span class="points svelte-119lpf6"><!><b class="svelte-119lpf6"> </b> <span class="spoken"> </span></span>`,1);function Kn(e,r){T(r,!0);let a=L(()=>Object.entries(Pe(r.player,r.parts))),o=L(()=>Fe(r.player,r.parts));var c=Gn(),l=I(c);i(l,21,()=>w(a),([e,t])=>e,(e,r)=>{var i=L(()=>t(w(r),2));let a=()=>w(i)[0],o=()=>w(i)[1];var c=Wn(),l=D(c),u=D(l);{let e=L(()=>K(a()));x(u,{get of(){return w(e)}})}H(l);var d=j(l,1,!0);H(c),B((e,t)=>{n(c,1,`nation tint-${a()??``}`,`svelte-119lpf6`),A(c,`title`,`${e??``}: ${t??``}`),v(d,o())},[()=>Y(a()),()=>F(`rush-value-medals`,{n:o()})]),s(e,c)}),H(l);var u=j(l,2),d=D(u);S(d,{name:`medal`,size:`1em`});var f=j(d),p=z(f,!0),m=j(f,2),h=z(m,!0);H(u),B((e,t)=>{A(u,`title`,e),v(p,w(o)),v(h,t)},[()=>F(`rush-points-hint`),()=>F(`rush-points-hint`)]),s(e,c),N()}var qn=b(`<span class="tag svelte-n4q7z1"> </span>`),Jn=b(`<section class="own-bases svelte-n4q7z1"><h3 class="svelte-n4q7z1"><!> <!> <!> <!></h3> <div class="bases svelte-n4q7z1"></div></section>`);function Yn(e,t){T(t,!0);let n=L(()=>t.scene.view.players[t.scene.you]),a=L(()=>ue(t.scene.components,t.scene.view.players.length));var o=Jn();let l;var u=D(o),d=D(u);Xe(d,{get seat(){return t.scene.you}});var f=j(d),m=j(f),h=e=>{var t=qn(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-first`)]),s(e,t)},g=L(()=>U(t.scene.view.first)===t.scene.you);p(m,e=>{w(g)&&e(h)});var _=j(m,2),y=e=>{var n=qn(),r=z(n,!0);B(e=>v(r,e),[()=>F(`rush-team`,{name:`AB`[_e(t.scene.components,t.scene.you)]??``})]),s(e,n)};p(_,e=>{w(a)&&e(y)}),Kn(j(_,2),{get player(){return w(n)},get parts(){return t.scene.components}}),H(u);var b=j(u,2);i(b,21,()=>w(n).bases,c,(e,n,r)=>{Un(e,{get scene(){return t.scene},get seat(){return t.scene.you},at:r})}),H(b),H(o),B((e,t)=>{A(o,`aria-label`,e),l=r(o,``,l,{"--n":w(n).bases.length}),v(f,` ${t??``} `)},[()=>F(`rush-your-bases`),()=>F(`rush-your-bases`)]),s(e,o),N()}var Xn=b(`<b class="count svelte-yohcec"> </b>`);function Zn(e,t){var n=Xn(),r=z(n,!0);B(()=>v(r,t.n)),s(e,n)}var Qn=b(`<span class="empty svelte-9mnxyr"></span>`),$n=b(`<button class="pile svelte-9mnxyr" type="button"><b class="svelte-9mnxyr"> </b> <span class="stack svelte-9mnxyr"><!> <!></span></button>`);function er(e,t){var n=$n(),r=D(n),i=z(r,!0),a=j(r,2),o=D(a),c=e=>{{let n=L(()=>t.top??``);$(e,{get id(){return w(n)},get components(){return t.parts}})}},l=e=>{var t=Qn();s(e,t)};p(o,e=>{t.count>0?e(c):e(l,-1)}),Zn(j(o,2),{get n(){return t.count}}),H(a),H(n),B(()=>{A(n,`aria-label`,`${t.title??``}: ${t.count??``}`),v(i,t.title),A(a,`data-card`,t.top)}),C(`click`,n,function(...e){t.onlook?.apply(this,e)}),s(e,n)}l([`click`]);var tr=b(`<div><!></div>`),nr=b(`<span class="empty svelte-n2gtlc"></span>`),rr=b(`<div class="rear svelte-n2gtlc"><b class="svelte-n2gtlc"> </b> <!></div>`),ir=b(`<section><!> <!> <!> <!></section>`);function ar(e,t){T(t,!0);let r=L(()=>t.scene.components),a=L(()=>t.scene.view.players[t.scene.you]),o=L(()=>!!w(r).numbers.rear_guard);var c=ir();let l;var u=D(c);{let e=L(()=>F(`rush-zone-depot`));er(u,{get title(){return w(e)},get count(){return w(a).sizes.depot},get top(){return w(a).depot[0]},get parts(){return w(r)},onlook:()=>t.look({title:F(`rush-your-depot`),cards:w(a).depot})})}var d=j(u,2);{let e=L(()=>F(`rush-zone-garage`));er(d,{get title(){return w(e)},get count(){return w(a).sizes.garage},get parts(){return w(r)},onlook:()=>t.look({title:F(`rush-your-garage`),note:F(`rush-garage-note`),cards:[...w(a).garage,...w(a).unseen]})})}var f=j(d,2),m=e=>{var n=rr(),o=D(n),c=z(o,!0),l=j(o,2);i(l,16,()=>w(a).rear?[w(a).rear]:[],e=>e,(e,n)=>{var i=tr(),a=D(i);{let e=L(()=>F(`rush-zone-rear`)),i=L(()=>Q(n,w(r)));q(a,{get picker(){return t.scene.picker},get at(){return be},get name(){return`${w(e)??``}: ${w(i)??``}`},get card(){return n},children:(e,t)=>{$(e,{get id(){return n},get components(){return w(r)}})},$$slots:{default:!0}})}H(i),P(1,i,()=>hn,()=>({key:n,scene:t.scene})),P(2,i,()=>mn,()=>({key:n,scene:t.scene})),s(e,i)},e=>{var t=nr();B(e=>A(t,`title`,e),[()=>F(`rush-zone-rear`)]),s(e,t)}),H(n),B(e=>v(c,e),[()=>F(`rush-zone-rear-short`)]),s(e,n)};p(f,e=>{w(o)&&e(m)});var h=j(f,2),g=e=>{{let n=L(()=>F(`rush-zone-kept`));er(e,{get title(){return w(n)},get count(){return w(a).kept.length},get top(){return w(a).kept[0]},get parts(){return w(r)},onlook:()=>t.look({title:F(`rush-zone-kept`),cards:w(a).kept})})}};p(h,e=>{w(a).kept.length>0&&e(g)}),H(c),B(()=>l=n(c,1,`piles svelte-n2gtlc`,null,l,{more:w(o)||w(a).kept.length>0})),s(e,c),N()}var or=b(`<p class="svelte-g8sbwq"><b> </b> </p>`),sr=b(`<div class="peek svelte-g8sbwq"><!> <!></div>`);function cr(e,t){T(t,!0);let n=L(()=>J(t.id,t.parts)),a=L(()=>[...(w(n)?.abilities??[]).map(e=>({name:e.value?`${X(e.kind)} ${e.value}`:X(e.kind),text:He(e.kind,t.parts,e.value)})),...(w(n)?.limits??[]).map(e=>({name:X(e),text:He(e,t.parts)})),...w(n)?.goods?[{name:`${X(`national_goods`)}: ${Y(w(n).goods)}`,text:He(`national_goods`,t.parts)}]:[]]),o=L(()=>t.near.right+14+232<window.innerWidth?t.near.right+14:Math.max(14,t.near.left-14-232)),c=L(()=>Math.max(14,Math.min(t.near.top-20,window.innerHeight-430-14)));var l=g(),u=I(l),d=e=>{var n=sr();let l;var u=D(n);$(u,{get id(){return t.id},get components(){return t.parts},width:204});var d=j(u,2);i(d,17,()=>w(a),({name:e,text:t})=>e,(e,t)=>{let n=()=>w(t).name,r=()=>w(t).text;var i=or(),a=D(i),o=z(a),c=j(a);H(i),B(()=>{v(o,`${n()??``}.`),v(c,` ${r()??``}`)}),s(e,i)}),H(n),B(()=>l=r(n,``,l,{left:`${w(o)??``}px`,top:`${w(c)??``}px`})),P(3,n,()=>oe,()=>({duration:100})),s(e,n)};p(u,e=>{w(n)&&e(d)}),s(e,l),N()}var lr=550,ur=420,dr=class{#e=ee(null);get shown(){return w(this.#e)}set shown(e){V(this.#e,e)}#t;#n=!1;listeners={onpointerover:e=>{e.pointerType===`mouse`&&this.#r(e,lr)},onpointerout:()=>this.hide(),onpointerdown:e=>{this.hide(),this.#n=!1,e.pointerType!==`mouse`&&this.#r(e,ur,!0)},onpointerup:()=>this.hide(),onpointercancel:()=>this.hide(),oncontextmenu:e=>{this.#n&&e.preventDefault()},onclickcapture:e=>{this.#n&&(this.#n=!1,e.stopPropagation(),e.preventDefault())}};hide(){clearTimeout(this.#t),this.shown=null}#r(e,t,n=!1){let r=e.target.closest(`[data-card]`);if(clearTimeout(this.#t),!r?.dataset.card)return;let i=r.dataset.card;this.#t=setTimeout(()=>{this.#n=n,this.shown={id:i,near:r.getBoundingClientRect()}},t)}},fr=b(`<b class="svelte-sh62lv"> </b><span> </span>`,1),pr=b(`<span> </span>`),mr=b(`<b class="svelte-sh62lv"> </b> <!>`,1),hr=b(`<div><!> <p class="price svelte-sh62lv"><!></p></div>`),gr=b(`<section class="reserve svelte-sh62lv"><h3 class="svelte-sh62lv"> <small class="svelte-sh62lv"> </small></h3> <div class="row svelte-sh62lv"><div class="deck svelte-sh62lv"><div class="back svelte-sh62lv"><!></div> <!> <p class="price svelte-sh62lv"> </p></div> <!></div></section>`);function _r(e,t){T(t,!0);let a=L(()=>t.scene.view),o=L(()=>t.scene.components.numbers.reserve??4),c=L(()=>W(w(a)).name===`pay-for`?W(w(a)).about[0]??``:``),l=L(()=>w(a).reserve.length>=w(o)?w(a).reserve.at(-1):``),u=e=>J(e,t.scene.components)?.cost??0,d=L(()=>{let e={};for(let{fields:n,values:r}of t.scene.position.refused??[]){let t=Number(r?.cost)-Number(r?.most);n.verb===`buy`&&t>0&&(e[n.card??``]=t)}return e}),f=e=>{let n=le(e);return t.scene.picker.lit(n)||t.scene.picker.possible(n)};var m=gr();let h;var g=D(m),_=D(g),y=j(_),b=z(y,!0);H(g);var x=j(g,2),S=D(x),C=D(S);Et(D(C),{deck:!0}),H(C);var E=j(C,2);Zn(E,{get n(){return w(a).deck.length}});var O=j(E,2),k=z(O,!0);H(S);var A=j(S,2);i(A,16,()=>w(a).reserve,e=>e,(e,r)=>{var i=hr();let a;var o=D(i);{let e=L(()=>le(r)),n=L(()=>Q(r,t.scene.components)),i=L(()=>r===w(c)?`buying`:``);q(o,{get picker(){return t.scene.picker},get at(){return w(e)},get name(){return w(n)},get card(){return r},get class(){return w(i)},children:(e,n)=>{$(e,{get id(){return r},get components(){return t.scene.components}})},$$slots:{default:!0}})}var m=j(o,2),h=D(m),g=e=>{var n=fr(),i=I(n),a=z(i),o=j(i),c=z(o,!0);B((e,t,n)=>{v(a,`${e??``}/${t??``}`),v(c,n)},[()=>It(r,t.scene),()=>u(r),()=>F(`rush-paid`)]),s(e,n)},_=e=>{var t=mr(),n=I(t),i=z(n,!0),a=j(n,2),o=e=>{var t=pr(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-in-reach`)]),s(e,t)},c=L(()=>f(r)),m=e=>{var t=pr(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-short-by`,{n:w(d)[r]})]),s(e,t)},h=e=>{var t=pr(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-leaves-next`)]),s(e,t)};p(a,e=>{w(c)?e(o):w(d)[r]?e(m,1):r===w(l)&&e(h,2)}),B(e=>v(i,e),[()=>u(r)]),s(e,t)};p(h,e=>{r===w(c)?e(g):e(_,-1)}),H(m),H(i),B(e=>a=n(i,1,`offer svelte-sh62lv`,null,a,{reach:e}),[()=>f(r)]),P(1,i,()=>hn,()=>({key:r,scene:t.scene})),s(e,i)}),H(x),re(x,()=>_n(t.scene)),H(m),B((e,t,n,i)=>{h=r(m,``,h,{"--n":e}),v(_,`${t??``} `),v(b,n),v(k,i)},[()=>Math.max(w(o),w(a).reserve.length)+1,()=>F(`rush-zone-reserve`),()=>F(`rush-reserve-note`),()=>F(`rush-zone-deck`)]),s(e,m),N()}var vr=b(`<span class="card-mini svelte-14hrlzn" role="img"><!></span>`),yr=b(`<span class="out svelte-14hrlzn"><!></span>`),br=b(`<span class="row svelte-14hrlzn"><!> <!></span>`),xr=b(`<span class="one svelte-14hrlzn"><!></span>`),Sr=b(`<span class="mini hand svelte-14hrlzn"><span class="card-mini fan svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></span>`),Cr=b(`<span class="empty svelte-14hrlzn"></span>`),wr=b(`<span class="mini rear svelte-14hrlzn"><!> <small class="svelte-14hrlzn"> </small></span>`),Tr=b(`<span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span>`),Er=b(`<div><div class="minis svelte-14hrlzn"><!> <!> <button class="mini depot svelte-14hrlzn" type="button"><span class="card-mini svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></button> <!></div> <div class="counts svelte-14hrlzn"><span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span> <!></div></div>`);function Dr(e,t){T(t,!0);let r=(e,t=m,n=m)=>{var r=vr();$(D(r),{get id(){return t()},get components(){return w(a)}}),H(r),B(()=>{A(r,`aria-label`,n()),A(r,`data-card`,t())}),s(e,r)},a=L(()=>t.scene.components),o=L(()=>t.scene.view.players[t.seat]),l=L(()=>U(t.scene.view.active)===t.seat&&!t.scene.view.turn.aim?de(t.scene.view):[]),u=L(()=>w(o).hand.length>0),d=L(()=>w(o).depot[0]??``);var f=Er();let h;var g=D(f),_=D(g),y=e=>{var t=br(),n=D(t);i(n,16,()=>w(l),e=>e,(e,t)=>{var n=yr(),i=D(n);{let e=L(()=>Q(t,w(a)));r(i,()=>t,()=>w(e))}H(n),s(e,n)});var d=j(n,2);i(d,17,()=>w(o).hand,c,(e,t)=>{{let n=L(()=>Q(w(t),w(a)));r(e,()=>w(t),()=>w(n))}}),H(t),B(e=>A(t,`title`,e),[()=>w(u)?F(`rush-hand-open`):void 0]),s(e,t)};p(_,e=>{(w(u)||w(l).length>0)&&e(y)});var b=j(_,2),S=e=>{var t=Sr(),n=D(t),r=D(n);i(r,17,()=>({length:Math.max(1,w(o).sizes.hand)}),c,(e,t)=>{var n=xr();$(D(n),{id:``,get components(){return w(a)}}),H(n),s(e,n)}),Zn(j(r,2),{get n(){return w(o).sizes.hand}}),H(n);var l=j(n,2),u=z(l,!0);H(t),B((e,n)=>{A(t,`title`,e),v(u,n)},[()=>F(`rush-zone-hand`),()=>F(`rush-zone-hand`)]),s(e,t)};p(b,e=>{w(u)||e(S)});var E=j(b,2),O=D(E),k=D(O),M=e=>{$(e,{get id(){return w(d)},get components(){return w(a)}})},ee=e=>{var t=Cr();s(e,t)};p(k,e=>{w(d)?e(M):e(ee,-1)}),Zn(j(k,2),{get n(){return w(o).sizes.depot}}),H(O);var te=j(O,2),ne=z(te,!0);H(E);var P=j(E,2),re=e=>{var t=wr(),n=D(t);{let e=L(()=>Q(w(o).rear,w(a)));r(n,()=>w(o).rear,()=>w(e))}var i=j(n,2),c=z(i,!0);H(t),B((e,n)=>{A(t,`title`,e),v(c,n)},[()=>F(`rush-zone-rear`),()=>F(`rush-zone-rear-short`)]),s(e,t)};p(P,e=>{w(o).rear&&e(re)}),H(g);var I=j(g,2),ie=D(I),R=D(ie),V=D(R);{let e=L(()=>G(`garage`)),t=L(()=>F(`rush-zone-garage`));x(V,{get of(){return w(e)},get label(){return w(t)}})}H(R);var ae=j(R),oe=z(ae,!0),se=j(ae,2),ce=z(se,!0);H(ie);var le=j(ie,2),ue=e=>{var t=Tr(),n=D(t),r=D(n);{let e=L(()=>G(`depot`)),t=L(()=>F(`rush-zone-kept`));x(r,{get of(){return w(e)},get label(){return w(t)}})}H(n);var i=j(n),a=z(i,!0),c=j(i,2),l=z(c,!0);H(t),B((e,n)=>{A(t,`title`,e),v(a,w(o).sizes.kept),v(l,n)},[()=>F(`rush-zone-kept`),()=>F(`rush-zone-kept`)]),s(e,t)};p(le,e=>{w(o).sizes.kept>0&&e(ue)}),H(I),H(f),B((e,t,r,i,a)=>{h=n(f,1,`holdings svelte-14hrlzn`,null,h,{few:w(o).bases.length<4,many:w(o).bases.length>3,busy:w(u)||w(l).length>0}),A(E,`title`,e),A(E,`aria-label`,`${t??``}: ${w(o).sizes.depot??``}`),A(O,`data-card`,w(d)||void 0),v(ne,r),A(ie,`title`,i),v(oe,w(o).sizes.garage),v(ce,a)},[()=>F(`rush-zone-depot`),()=>F(`rush-zone-depot`),()=>F(`rush-zone-depot`),()=>F(`rush-zone-garage`),()=>F(`rush-zone-garage`)]),C(`click`,E,()=>t.look({seat:t.seat})),s(e,f),N()}l([`click`]);var Or=b(`<span class="tag now svelte-16nr2qe"> </span>`),kr=b(`<span class="tag first svelte-16nr2qe"> </span>`),Ar=b(`<span><span class="svelte-16nr2qe"> </span><i class="svelte-16nr2qe"> </i></span>`),jr=b(`<span class="tag bot svelte-16nr2qe"><!></span>`),Mr=b(`<header class="svelte-16nr2qe"><!> <button class="name svelte-16nr2qe" type="button"> </button> <!> <!> <!> <!> <!></header>`);function Nr(e,t){T(t,!0);let r=L(()=>t.scene.view.players[t.seat]),i=L(()=>t.scene.seats[t.seat]),a=L(()=>t.scene.toMove!==null&&U(t.scene.view.active)===t.seat),o=L(()=>t.scene.toMove===t.seat),c=L(()=>ue(t.scene.components,t.scene.view.players.length)?_e(t.scene.components,t.seat):void 0),l=L(()=>w(c)!==void 0&&t.seat!==t.scene.you&&w(c)===_e(t.scene.components,t.scene.you));var u=Mr(),d=D(u);Xe(d,{get seat(){return t.seat}});var f=j(d,2),m=z(f,!0),g=j(f,2),_=e=>{var t=Or(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-decides`)]),s(e,t)},y=e=>{var t=Or(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-on-turn`)]),s(e,t)};p(g,e=>{w(o)?e(_):w(a)&&e(y,1)});var b=j(g,2),x=e=>{var t=kr(),n=z(t,!0);B(e=>v(n,e),[()=>F(`rush-first`)]),s(e,t)},E=L(()=>U(t.scene.view.first)===t.seat);p(b,e=>{w(E)&&e(x)});var O=j(b,2),k=e=>{let t=L(()=>`AB`[w(c)]??``);var r=Ar();let i;var a=D(r),o=z(a,!0),u=j(a),d=z(u,!0);H(r),B((e,a)=>{i=n(r,1,`tag team svelte-16nr2qe`,null,i,{ally:w(l)}),A(r,`title`,e),v(o,a),v(d,w(t))},[()=>F(`rush-team`,{name:w(t)}),()=>w(l)?F(`rush-ally`):F(`rush-team`,{name:w(t)})]),s(e,r)};p(O,e=>{w(c)!==void 0&&e(k)});var M=j(O,2),ee=e=>{var t=jr(),n=D(t);S(n,{name:`bot`,size:`14px`}),H(t),s(e,t)};p(M,e=>{w(i)?.kind===`bot`&&e(ee)}),Kn(j(M,2),{get player(){return w(r)},get parts(){return t.scene.components}}),H(u),B(e=>v(m,e),[()=>h(t.scene.seats,t.seat)]),C(`click`,f,()=>t.look({seat:t.seat})),s(e,u),N()}l([`click`]);var Pr=b(`<section><!> <div></div> <!></section>`);function Fr(e,t){T(t,!0);let a=L(()=>t.scene.view.players[t.seat]),o=L(()=>t.scene.toMove!==null&&U(t.scene.view.active)===t.seat);var l=Pr();let u,d;var f=D(l);Nr(f,{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}});var p=j(f,2);let m;i(p,21,()=>w(a).bases,c,(e,n,r)=>{Un(e,{get scene(){return t.scene},get seat(){return t.seat},at:r})}),H(p),Dr(j(p,2),{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}}),H(l),B(e=>{u=n(l,1,`seat pc-${t.seat+1}`,`svelte-3vrul4`,u,{active:w(o)}),A(l,`aria-label`,e),d=r(l,``,d,{"--n":w(a).bases.length}),m=n(p,1,`bases svelte-3vrul4`,null,m,{few:w(a).bases.length<4,many:w(a).bases.length>3})},[()=>h(t.scene.seats,t.seat)]),s(e,l),N()}var Ir=b(`<div class="own svelte-jkp3se"><!> <!> <!></div>`),Lr=b(`<div><div></div> <!> <div class="middle svelte-jkp3se"><!> <div class="medals svelte-jkp3se"><!> <!></div></div> <div class="prompt svelte-jkp3se"><!></div> <!></div> <!> <!>`,1);function Rr(e,t){T(t,!0);let a=L(()=>t.scene.view.players.length),o=L(()=>t.scene.you>=0),c=L(()=>Array.from({length:w(o)?w(a)-1:w(a)},(e,n)=>w(o)?(t.scene.you+1+n)%w(a):n)),l=ee(null),u=e=>void V(l,e),f=new dr;var m=Lr(),h=I(m);ae(h,()=>({class:`rush`,...f.listeners,role:`presentation`,[E]:{seated:w(o),fighting:t.scene.view.turn.aim}}),void 0,void 0,void 0,`svelte-jkp3se`);var g=D(h);let _,v;i(g,20,()=>w(c),e=>e,(e,n)=>{Fr(e,{get scene(){return t.scene},get seat(){return n},look:u})}),H(g);var y=j(g,2);on(y,{get scene(){return t.scene}});var b=j(y,2),x=D(b);_r(x,{get scene(){return t.scene}});var S=j(x,2),C=D(S),O=e=>{tn(e,{get scene(){return t.scene}})},k=e=>{Fn(e,{get scene(){return t.scene}})};p(C,e=>{t.scene.view.turn.aim?e(O):e(k,-1)}),Rn(j(C,2),{get scene(){return t.scene},look:u}),H(S),H(b);var A=j(b,2),M=D(A);d(M,()=>t.prompt),H(A);var te=j(A,2),ne=e=>{var n=Ir(),r=D(n);Yn(r,{get scene(){return t.scene}});var i=j(r,2);En(i,{get scene(){return t.scene}}),ar(j(i,2),{get scene(){return t.scene},look:u}),H(n),s(e,n)};p(te,e=>{w(o)&&e(ne)}),H(h);var P=j(h,2);jn(P,{get scene(){return t.scene},get what(){return w(l)},onclose:()=>V(l,null)});var re=j(P,2),F=e=>{cr(e,{get id(){return f.shown.id},get near(){return f.shown.near},get parts(){return t.scene.components}})};p(re,e=>{f.shown&&e(F)}),B(()=>{_=n(g,1,`seats svelte-jkp3se`,null,_,{four:w(c).length===4}),v=r(g,``,v,{"--count":w(c).length})}),s(e,m),N()}var zr=new Set([`card-drawn`,`reserve-dealt`,`discarded`,`base-discarded`,`passed`]),Br=new Set([`base-destroyed`,`end-triggered`,`game-over`]);function Vr(e){return zr.has(e)?0:Br.has(e)?2:1}function Hr(e,t){let n=e.parts,r=t.components;return{text:F(`rush-event-${n.kind}`,{seat:n.seat===void 0?``:Ke(n.seat,t),card:n.card?Z(n.card,r):``,target:n.target?Ge(n.target,t):``,achievement:n.achievement?Ie(n.achievement,r):``,n:n.number??0}),seat:n.seat,weight:Vr(n.kind),cards:n.card&&n.card!==`?`?[n.card]:void 0,places:n.target?[me(n.target)]:void 0}}var Ur={name:`rush`,Table:Rr,Side:at,Card:$,option:Kt,barred:qt,ask:Vt,tell:Hr,phases:Zt,round:e=>e.view.round,points:e=>e.view.players.map(t=>Fe(t,e.components)),source:e=>R(`rush-source-${e}`,e),lessons:()=>O(()=>import(`./lessons-7ofgJWUH.js`).then(e=>e.lessons),__vite__mapDeps([0,1]))};export{Ur as game};