const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/lessons-7ofgJWUH.js","assets/places-mGnQveHe.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,Bt as n,Et as r,Ft as i,H as a,Ht as o,It as s,J as c,Jt as l,Kt as u,L as d,Lt as f,Mt as p,Ot as m,Pt as h,R as g,Sn as _,Tt as v,U as y,Ut as b,V as x,Vt as S,Wt as C,Xt as w,Y as T,Zt as E,_t as D,an as O,bn as k,dn as A,en as j,fn as M,gn as N,gt as P,hn as F,in as I,it as ee,ln as L,nt as R,on as z,pt as te,qt as B,sn as V,st as ne,tn as re,tt as H,un as ie,ut as ae,xn as oe,yn as se,yt as U,z as ce}from"./base-DYYiCcA7.js";import{_ as le,a as ue,c as de,d as fe,f as pe,g as W,h as me,i as he,l as ge,m as G,n as _e,o as ve,p as ye,r as be,s as xe,t as Se,u as Ce}from"./places-mGnQveHe.js";var we=Object.assign({"./art/barracks/engineers.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">
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
`}),Te=(e,t)=>we[`./art/${e}/${t}.svg`]??``,K=e=>Te(`icons`,e),Ee=e=>K(e?`emblem-${e}`:`barracks`),De=e=>K(`class-${e.subclass===`tank-destroyer`?`td`:e.class??`support`}`),Oe=e=>K(`ability-${e.replaceAll(`_`,`-`)}`),ke={"ussr-bm-13":`rocket-launcher`,"ussr-tank-riders":`tank-riders`,"ussr-sappers":`sappers`,"ussr-partisans":`partisans`,"ussr-traffic-controllers":`traffic`,"germany-sd-kfz-251":`half-track`,"germany-bergepanther":`recovery`,"germany-brandenburger":`infiltrators`,"germany-flak-36":`flak`,"germany-generalstab":`staff`,"usa-m3-half-track":`half-track`,"usa-combat-engineers":`sappers`,"usa-willys-mb":`jeep`,"france-panhard-178":`armoured-car`,"france-maquisards":`resistance`,"france-chasseurs-portes":`mounted-infantry`,"france-sapeurs-du-genie":`sappers`,"uk-17-pounder":`anti-tank-gun`,"uk-daimler-dingo":`armoured-car`,"uk-royal-engineers":`sappers`,"uk-commandos":`commandos`,"uk-staff-officers":`staff`};function Ae(e,t){let n=ke[e.split(`#`)[0]];if(n)return Te(`units`,n);let r=t.firepower===0&&t.armour===0&&!t.goods?`infantry`:`truck`,i=t.class===`support`?r:t.subclass||t.class;return Te(`silhouettes`,`${t.nation}-${i}`)}var je=e=>Te(`barracks`,e)||Te(`barracks`,`engineers`),Me=(e,t)=>Te(`bases`,t?`hq`:`base-${e%3+1}`),Ne={destroyed_bases:`base`,own_bases:`headquarters`,barracks_cards:`barracks`,infantry:`barracks`,double_medal_cards:`medal-double`,all_medals:`medal-double`,medal_nations:`medal-double`,squad_cards:`depot`,cost_sum:`cost-sum`,ended_game:`ability-siege`,vehicles_without_abilities:`class-light`};function Pe(e,t){let{metric:n,class:r,nation:i,ability:a}=t.achievements[e]?.counts??{};return r?K(`class-${r}`):i?Ee(i):a?Oe(a):K(Ne[n??``]??`achievement`)}function Fe(e){let{hand:t,kept:n,garage:r,depot:i,rear:a,unseen:o}=e;return[...t,...n,...r,...i,...o,...a?[a]:[]]}function Ie({components:e,view:t}){let n=t.players.map((e,t)=>[t]);return fe(e,t.players.length)?e.parties:n}function Le(e,t){let n={};for(let r of Fe(e)){let e=t.cards[r];e?.kind===`medal`&&(n[e.nation]=(n[e.nation]??0)+(e.medals??0))}return n}var Re=(e,t)=>Fe(e).reduce((e,n)=>e+(t.cards[n]?.medals??0),0),ze=(e,t)=>R(`rush-achievement-${e}`,t.achievements[e]?.title??e),Be=(e,t)=>R(`rush-achievement-${e}-text`,t.achievements[e]?.text??``),Ve=b(`<span class="chip svelte-1mhyxtf"><!><em class="svelte-1mhyxtf"> </em></span>`),He=b(`<button><!> <!></button>`);function q(e,t){N(t,!0);let r=ne(t,`class`,3,``),i=M(()=>x(t.picker,t.at,t.name)),a=M(()=>w(i)[`aria-disabled`]&&t.picker.options.length>0),o=M(()=>t.picker.lit(t.at)?t.picker.effect(t.at):``);function s(e){t.onpoint?.(),w(i).onclick(e)}var l=He();D(l,()=>({type:`button`,...w(i),"data-chosen":t.unchosen?void 0:w(i)[`data-chosen`],onclick:s,class:`spot ${r()??``}`,"data-card":t.card,[P]:{dim:t.dims&&w(a)}}),void 0,void 0,void 0,`svelte-1mhyxtf`);var u=I(l);p(u,()=>t.children);var d=V(u,2),m=e=>{var t=Ve(),r=I(t);c(r,{name:`target`,size:`1.15em`});var i=V(r),a=z(i,!0);k(t),j(()=>n(a,w(o))),S(e,t)};f(d,e=>{w(o)&&e(m)}),k(l),S(e,l),F()}var Ue=[`I`,`II`,`III`,`IV`],J=(e,t)=>t.cards[e],Y=e=>R(`rush-nation-${e}`,e),We=e=>R(`rush-class-${e}`,e),X=e=>R(`rush-ability-${e.replaceAll(`_`,`-`)}`,e);function Ge(e,t,n=1){let r=`rush-ability-${e.replaceAll(`_`,`-`)}-text`;return R(r,t.abilities[e]?.text??``,{n})}function Z(e,t){let n=J(e,t);if(!n)return H(e===`rear`?`rush-zone-rear`:`rush-card-hidden`);if(n.kind===`vehicle`)return n.title;if(n.kind!==`medal`)return R(`rush-card-${e}`,n.title);let r=R(`rush-medal-name-${n.nation}`,n.title);return(n.medals??1)>1?H(`rush-medal-double-name`,{name:r}):r}var Ke=(e,t)=>t.places.bases[e]===t.places.headquarters?``:Ue[e]??`${e+1}`;function qe(e,t){let n=Ke(e,t);return n?H(`rush-base`,{number:n}):H(`rush-headquarters`)}function Je(e,t){let{seat:n,slot:r,guard:i}=me(e,t.components),a={base:qe(r,t.components),seat:Ye(n,t)};return H(i?`rush-target-guard`:`rush-target-base`,a)}var Ye=(e,t)=>a(t.seats,e);function Xe(e){let t=[],{cost:n,resources:r,firepower:i,armour:a}=e;return n!==void 0&&t.push(H(`rush-value-cost`,{n})),r!==null&&t.push(H(`rush-value-resources`,{n:r})),i!==void 0&&t.push(H(`rush-value-firepower`,{n:i})),a!==void 0&&t.push(H(`rush-value-armour`,{n:a})),e.medals&&t.push(H(`rush-value-medals`,{n:e.medals})),t}function Ze(e){let t=e.abilities.map(e=>e.value?`${X(e.kind)} ${e.value}`:X(e.kind));return t.push(...(e.limits??[]).map(X)),e.goods&&t.push(H(`rush-goods-for`,{nation:Y(e.goods)})),t}function Q(e,t){let n=J(e,t);if(!n)return H(`rush-card-hidden`);let r=n.kind===`vehicle`?[Y(n.nation),We(n.class??``)]:[H(`rush-kind-${n.kind}`)];return[n.kind===`vehicle`?n.names.en??n.title:Z(e,t),...r,...Xe(n),...Ze(n)].join(`, `)}var Qe=C(`<svg viewBox="0 0 24 24"><path></path></svg>`);function $e(e,t){let n=[`M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z`,`M12 2 23 21H1z`,`M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z`,`M12 .5 23.5 12 12 23.5.5 12z`,`M12 1.5 22.5 9l-4 12.5h-13L1.5 9z`,`M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z`];var i=Qe(),a=z(i);j(()=>{r(i,0,`seat-${t.seat+1}`,`svelte-1u6tpjo`),U(i,`role`,t.label?`img`:void 0),U(i,`aria-label`,t.label),U(i,`aria-hidden`,!t.label||void 0),U(a,`d`,n[t.seat%n.length])}),S(e,i)}var et=b(`<em class="spoken"> </em>`),tt=b(`<span><!> <b class="svelte-1ml4yu9"> </b> <!></span>`),nt=b(`<span class="values svelte-1ml4yu9"></span>`);function rt(e,t){N(t,!0);let a=M(()=>Ie(t.scene));var o=nt();let s;h(o,21,()=>t.standing.values,i,(e,i,o)=>{let s=M(()=>t.standing.best.includes(o));var c=tt();let l;var u=I(c);h(u,16,()=>w(a)[o]??[],e=>e,(e,n)=>{{let r=M(()=>Ye(n,t.scene));$e(e,{get seat(){return n},get label(){return w(r)}})}});var d=V(u,2),p=z(d,!0),m=V(d,2),g=e=>{var t=et(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-leads`)]),S(e,t)};f(m,e=>{w(s)&&t.standing.best.length===1&&e(g)}),k(c),j(()=>{l=r(c,1,`svelte-1ml4yu9`,null,l,{lead:w(s)&&t.standing.best.length===1,tie:w(s)&&t.standing.best.length>1}),n(p,w(i)??`–`)}),S(e,c)}),k(o),j(()=>s=v(o,``,s,{"--n":w(a).length})),S(e,o),F()}var it=b(`<small class="svelte-hy4yd3"> </small>`),at=b(`<span class="line svelte-hy4yd3"><i class="svelte-hy4yd3"><!></i> <span class="text svelte-hy4yd3"><span class="head svelte-hy4yd3"><b class="svelte-hy4yd3"> </b> <!></span> <!></span></span>`),ot=b(`<p class="svelte-hy4yd3"> <!></p>`),st=b(`<section class="achievements svelte-hy4yd3"><h3 class="svelte-hy4yd3"> <small class="svelte-hy4yd3"> </small></h3> <!> <!></section>`);function ct(e,t){N(t,!0);let r=M(()=>t.scene.components),i=M(()=>w(r).achievements[t.scene.view.achievements[0]??``]?.value??5),a=M(()=>w(r).numbers.achievement_deck?Object.keys(w(r).achievements).length-t.scene.view.achievements.length-t.scene.view.ruins.length:0);var o=st(),s=I(o),c=I(s),l=V(c),d=z(l,!0);k(s);var p=V(s,2);h(p,17,()=>t.scene.view.standings,e=>e.achievement,(e,i)=>{let a=M(()=>w(i).achievement);{let o=M(()=>_e(w(a))),s=M(()=>ze(w(a),w(r))),c=M(()=>Be(w(a),w(r)));q(e,{get picker(){return t.scene.picker},get at(){return w(o)},get name(){return`${w(s)??``}. ${w(c)??``}`},class:`achievement`,children:(e,o)=>{var s=at(),c=I(s),l=I(c);{let e=M(()=>Pe(w(a),w(r)));T(l,{get of(){return w(e)}})}k(c);var u=V(c,2),d=I(u),p=I(d),m=z(p,!0),h=V(p,2),g=e=>{var t=it(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-tie`)]),S(e,t)};f(h,e=>{w(i).best.length>1&&e(g)}),k(d),rt(V(d,2),{get scene(){return t.scene},get standing(){return w(i)}}),k(u),k(s),j((e,t)=>{U(s,`title`,e),n(m,t)},[()=>Be(w(a),w(r)),()=>ze(w(a),w(r))]),S(e,s)},$$slots:{default:!0}})}});var m=V(p,2),g=e=>{var i=ot(),o=I(i),s=V(o),c=e=>{var i=u();j((e,t)=>n(i,`· ${e??``}: ${t??``}`),[()=>H(`rush-ruins`),()=>t.scene.view.ruins.map(e=>ze(e,w(r))).join(`, `)]),S(e,i)};f(s,e=>{t.scene.view.ruins.length>0&&e(c)}),k(i),j(e=>n(o,`${e??``} `),[()=>H(`rush-achievement-deck`,{n:w(a)})]),S(e,i)};f(m,e=>{w(a)>0&&e(g)}),k(o),j((e,t)=>{n(c,`${e??``} `),n(d,t)},[()=>H(`rush-zone-achievements`),()=>H(`rush-achievement-worth`,{n:w(i)})]),S(e,o),F()}var lt=b(`<i><!></i>`),ut=b(`<b class="svelte-fy9jrg"> </b>`),dt=b(`<em class="svelte-fy9jrg"> </em>`),ft=b(`<span><i class="svelte-fy9jrg"><!></i> <!> <!> <!></span>`),pt=b(`<div class="foot svelte-fy9jrg"></div>`);function mt(e,t){N(t,!0);let i=M(()=>[...t.card.abilities.map(e=>({...e,limit:!1,goods:``})),...(t.card.limits??[]).map(e=>({kind:e,value:0,limit:!0,goods:``})),...t.card.goods?[{kind:`national_goods`,value:0,limit:!0,goods:t.card.goods}]:[]]);var a=pt();h(a,21,()=>w(i),({kind:e,value:t,limit:n,goods:r})=>e,(e,t)=>{let a=()=>w(t).kind,o=()=>w(t).value,s=()=>w(t).limit,c=()=>w(t).goods;var l=ft();let u;var d=I(l),p=I(d);{let e=M(()=>Oe(a()));T(p,{get of(){return w(e)}})}k(d);var m=V(d,2),h=e=>{var t=lt(),n=I(t);{let e=M(()=>Ee(c()));T(n,{get of(){return w(e)}})}k(t),j(()=>r(t,1,`for tint-${c()??``}`,`svelte-fy9jrg`)),S(e,t)};f(m,e=>{c()&&e(h)});var g=V(m,2),_=e=>{var t=ut(),r=z(t,!0);j(()=>n(r,o())),S(e,t)};f(g,e=>{o()&&e(_)});var v=V(g,2),y=e=>{var t=dt(),r=z(t,!0);j(e=>n(r,e),[()=>X(a())]),S(e,t)};f(v,e=>{w(i).length===1&&e(y)}),k(l),j(()=>u=r(l,1,`ability svelte-fy9jrg`,null,u,{limit:s()})),S(e,l)}),k(a),S(e,a),F()}var ht=`M-5 26C20 14 38 34 62 24S104 10 126 22M-5 40C22 26 40 48 64 37s40-12 62-2M-5 55C20 42 44 62 68 51s38-10 58-1`,gt=C(`<svg viewBox="0 0 120 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true" class="svelte-4ekzgd"><path class="sky svelte-4ekzgd" d="M0 0h120v130H0z"></path><path class="lines svelte-4ekzgd"></path><path class="hill svelte-4ekzgd" d="M0 86C18 74 30 84 46 76S82 70 98 78s16 2 22 0v52H0z"></path><path class="ground svelte-4ekzgd" d="M0 101c24-7 50-3 70-5s34-3 50 1v33H0z"></path></svg>`);function _t(e){var t=gt(),n=V(I(t));U(n,`d`,ht),se(2),k(t),S(e,t)}var vt=b(`<div class="name svelte-pzlefr"><span class="svelte-pzlefr"> </span></div>`);function yt(e,t){N(t,!0);let r=M(()=>Math.max(...t.text.split(/[\s-]/).map(e=>e.length))),i=M(()=>Math.min(t.text.length>11?8.6:10.8,122/w(r))),a=M(()=>Math.min(w(i)*1.16,122/w(r)));var o=vt();let s;var c=I(o),l=z(c,!0);k(o),j(()=>{s=v(o,``,s,{"--size":w(i),"--small":w(a)}),n(l,t.text)}),S(e,o),F()}var bt=b(`<span><!><b class="svelte-1mo4mma"> </b></span>`),xt=b(`<div class="rail svelte-1mo4mma"><i class="emblem svelte-1mo4mma"><!></i> <!></div>`);function St(e,t){N(t,!0);let i=M(()=>[{name:`resources`,value:t.card.resources??void 0},{name:`firepower`,value:t.card.firepower},{name:`armour`,value:t.card.armour}]);var a=xt(),s=I(a),c=I(s);{let e=M(()=>Ee(t.card.nation));T(c,{get of(){return w(e)}})}k(s);var l=V(s,2);h(l,17,()=>w(i),({name:e,value:t})=>e,(e,t)=>{let i=()=>w(t).name,a=()=>w(t).value;var s=o(),c=O(s),l=e=>{var t=bt();let o;var s=I(t);{let e=M(()=>K(`stat-${i()}`));T(s,{get of(){return w(e)}})}var c=V(s),l=z(c,!0);k(t),j(()=>{o=r(t,1,`stat ${i()??``}`,`svelte-1mo4mma`,o,{zero:a()===0}),n(l,a())}),S(e,t)};f(c,e=>{a()!==void 0&&e(l)}),S(e,s)}),k(a),S(e,a),F()}var Ct=b(`<div class="face svelte-1to8sik"><!> <!> <div class="picture svelte-1to8sik"><!> <div class="person svelte-1to8sik"><!></div></div> <!></div>`);function wt(e,t){N(t,!0);var n=Ct(),r=I(n);St(r,{get card(){return t.card}});var i=V(r,2);{let e=M(()=>Z(t.id,t.components));yt(i,{get text(){return w(e)}})}var a=V(i,2),o=I(a);_t(o,{});var s=V(o,2),c=I(s);{let e=M(()=>je(t.id));T(c,{get of(){return w(e)}})}k(s),k(a),mt(V(a,2),{get card(){return t.card}}),k(n),S(e,n),F()}var Tt=b(`<i class="svelte-1x6zay2"> </i>`),Et=b(`<div class="face svelte-1x6zay2"><div class="head svelte-1x6zay2"><span> </span> <!> <b class="svelte-1x6zay2"><!> </b></div> <div class="picture svelte-1x6zay2"><!></div></div>`);function Dt(e,t){N(t,!0);let i=M(()=>t.id.startsWith(`headquarters`));var a=Et(),o=I(a),s=I(o);let l;var u=z(s,!0),d=V(s,2),p=e=>{var r=Tt(),i=z(r,!0);j(e=>n(i,e),[()=>Ke(t.which,t.components)]),S(e,r)};f(d,e=>{t.which!==void 0&&!w(i)&&e(p)});var m=V(d,2),h=I(m);c(h,{name:`medal`,size:`1em`});var g=V(h,1,!0);k(m),k(o);var _=V(o,2),v=I(_);{let e=M(()=>Me(t.which??0,w(i)));T(v,{get of(){return w(e)}})}k(_),k(a),j(e=>{l=r(s,1,`svelte-1x6zay2`,null,l,{hq:w(i)}),n(u,e),n(g,t.card.medals)},[()=>w(i)?H(`rush-hq-short`):Z(t.id,t.components)]),S(e,a),F()}var Ot=b(`<div><svg viewBox="0 0 100 140" aria-hidden="true" class="svelte-t36vep"><g class="lines svelte-t36vep"><rect x="6" y="6" width="88" height="128" rx="5" stroke-width="1.5"></rect><circle cx="50" cy="70" r="25" stroke-width="1.5"></circle><circle cx="50" cy="70" r="20" stroke-width=".7"></circle><path d="M6 34h88M6 106h88M28 6v28M72 6v28M28 106v28M72 106v28" stroke-width=".7"></path></g><path class="star svelte-t36vep" d="m50 42 6 22 22 6-22 6-6 22-6-22-22-6 22-6z"></path></svg></div>`);function kt(e,t){let n=ne(t,`deck`,3,!1);var i=Ot();let a;j(()=>a=r(i,1,`back svelte-t36vep`,null,a,{deck:n()})),S(e,i)}var At=b(`<svg class="crack svelte-ddt55w" viewBox="0 0 100 140" aria-hidden="true"><path class="deep svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path><path class="fine svelte-ddt55w" d="M44 52 24 46M58 60l22-8M38 88l-20 8M50 93l24 12"></path><path class="glow svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path></svg> <span class="plate svelte-ddt55w"><i class="svelte-ddt55w"><!></i><em class="svelte-ddt55w"> </em></span>`,1);function jt(e,t){N(t,!1),ae();var r=At(),i=V(O(r),2),a=I(i),o=I(a);{let e=A(()=>K(`damaged`));T(o,{get of(){return w(e)}})}k(a);var s=V(a),c=z(s,!0);k(i),j(e=>n(c,e),[()=>H(`rush-damaged`)]),S(e,r),F()}var Mt=b(`<div class="medal svelte-1qr0kn4"><svg viewBox="0 0 100 110" aria-hidden="true" class="svelte-1qr0kn4"><path class="ribbon svelte-1qr0kn4" d="M30 0h40l-9 44H39z"></path><path class="stripe svelte-1qr0kn4" d="M44 0h12l-2 44h-8z"></path><circle class="rim svelte-1qr0kn4" cx="50" cy="72" r="31"></circle><circle class="gold svelte-1qr0kn4" cx="50" cy="72" r="27.5"></circle><circle class="ring svelte-1qr0kn4" cx="50" cy="72" r="22"></circle></svg> <i class="svelte-1qr0kn4"><!></i></div>`),Nt=b(`<div class="face svelte-1qr0kn4"><!> <!> <div></div> <div class="foot svelte-1qr0kn4"><!> <b class="svelte-1qr0kn4"> </b> <em class="svelte-1qr0kn4"> </em></div></div>`);function Pt(e,t){N(t,!0);let a=M(()=>t.card.medals??1),o=M(()=>t.card.names.own??t.card.title);var s=Nt(),l=I(s);St(l,{get card(){return t.card}});var u=V(l,2);yt(u,{get text(){return w(o)}});var d=V(u,2);let f;h(d,21,()=>({length:w(a)}),i,(e,n)=>{var r=Mt(),i=V(I(r),2),a=I(i);{let e=M(()=>Ee(t.card.nation));T(a,{get of(){return w(e)}})}k(i),k(r),S(e,r)}),k(d);var p=V(d,2),m=I(p);c(m,{name:`medal`,size:`14cqw`});var g=V(m,2),_=z(g,!0),v=V(g,2),y=z(v,!0);k(p),k(s),j(e=>{f=r(d,1,`picture svelte-1qr0kn4`,null,f,{two:w(a)>1}),n(_,w(a)),n(y,e)},[()=>H(`rush-medals`,{n:w(a)})]),S(e,s),F()}var Ft=b(`<div class="face svelte-3wmdjn"><!> <!> <div class="picture svelte-3wmdjn"><!> <div class="shape svelte-3wmdjn"><!></div> <div><i class="svelte-3wmdjn"><!></i> <span class="svelte-3wmdjn"> </span></div> <b class="cost svelte-3wmdjn"> </b></div> <!></div>`);function It(e,t){N(t,!0);var i=Ft(),a=I(i);St(a,{get card(){return t.card}});var o=V(a,2);yt(o,{get text(){return t.card.title}});var s=V(o,2),c=I(s);_t(c,{});var l=V(c,2),u=I(l);{let e=M(()=>Ae(t.id,t.card));T(u,{get of(){return w(e)}})}k(l);var d=V(l,2);let f;var p=I(d),m=I(p);{let e=M(()=>De(t.card));T(m,{get of(){return w(e)}})}k(p);var h=V(p,2),g=z(h,!0);k(d);var _=V(d,2),v=z(_,!0);k(s),mt(V(s,2),{get card(){return t.card}}),k(i),j(e=>{f=r(d,1,`class svelte-3wmdjn`,null,f,{heavy:t.card.class===`heavy`}),n(g,e),n(v,t.card.cost)},[()=>We(t.card.class??``)]),S(e,i),F()}var Lt=b(`<div><div class="inside svelte-kughco"><!></div> <!></div>`);function $(e,t){N(t,!0);let n=ne(t,`damaged`,3,!1),i=M(()=>t.components.cards[t.id]);var a=Lt();let o,s;var c=I(a),l=I(c),u=e=>{kt(e,{})},d=e=>{It(e,{get id(){return t.id},get card(){return w(i)}})},p=e=>{wt(e,{get id(){return t.id},get card(){return w(i)},get components(){return t.components}})},m=e=>{Pt(e,{get card(){return w(i)}})},h=e=>{Dt(e,{get id(){return t.id},get card(){return w(i)},get components(){return t.components},get which(){return t.which}})};f(l,e=>{w(i)?w(i).kind===`vehicle`?e(d,1):w(i).kind===`barracks`?e(p,2):w(i).kind===`medal`?e(m,3):e(h,-1):e(u)}),k(c);var g=V(c,2),_=e=>{jt(e,{})};f(g,e=>{n()&&e(_)}),k(a),j(()=>{o=r(a,1,`card tint-${(w(i)?.nation||`none`)??``}`,`svelte-kughco`,o,{damaged:n(),guard:t.guard,played:t.played,headed:w(i)?.kind===`base`}),s=v(a,``,s,{"--w":t.width?`${t.width}px`:void 0})}),S(e,a),F()}var Rt=[`first-player`,`draw-cards`,`deal-reserve`,`reveal-achievements`,`lay-top`];function zt(e,{view:t,components:n}){let r=J(e,n)?.nation??``;return t.turn.pool+(t.turn.goods[r]??0)}function Bt(e){let{view:t,components:n}=e,{name:r,about:i}=G(t),a=i[0]??``,o=n.cards[a]?a:t.turn.lead||t.turn.resolving,{aim:s}=t.turn;return{card:o?Z(o,n):``,cost:J(o,n)?.cost??0,paid:r===`pay-for`?zt(o,e):0,most:r===`choose-research`?Number(a):0,due:r===`choose-doubles`?Number(i[1]??0):0,left:Number(i.at(-1))||0,nation:r===`choose-doubles`?Y(a):``,seat:Ye(W(t.active),e),target:s?Je(s,e):``,n:e.position.choices?.length??0,attack:t.fight.attack??0,defence:t.fight.defence??0}}var Vt=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function Ht(e,t,n){let r=`rush-ask-${e}-detail`;if(e!==`choose-target`&&e!==`choose-aim`)return R(r,``,n);let{view:i,components:a}=t,o=G(i).about[0]??``,s=J(o,a),c=[H(`rush-value-firepower`,{n:s?.firepower??0})];c.push(...s?Ze({...s,abilities:[],goods:``}):[]);let l=i.turn.attackers.filter(e=>e!==o).map(e=>Z(e,a)).join(`, `),u=`${Vt(c.join(`, `))}.`;return l?`${u} ${H(`rush-ask-then`,{cards:l})}`:u}function Ut(e){let{name:t}=G(e.view);return e.toMove===null?{kind:`over`,title:H(`rush-ask-over`)}:{kind:t,title:H(`rush-topic-${t}`)}}function Wt(e){let{name:t}=G(e.view);if(!t||Rt.includes(t))return{kind:t||`over`,title:H(`rush-ask-over`)};if(e.toMove!==e.you||e.replay)return Ut(e);let n=Bt(e),r=Ht(t,e,n);return{kind:t,title:H(`rush-ask-${t}`,n),detail:r||void 0}}function Gt(e){let{name:t,about:n}=G(e.view);return t===`choose-target`?n[0]??``:``}function Kt(e,t){let n=J(Gt(t),t.components);if(!n)return;let{seat:r,slot:i,guard:a}=me(e,t.components),o=t.view.players[r]?.bases[i],s=typeof o==`object`?o:{},c=J(s.guard??``,t.components)?.armour??0,l=a?s.guard_damaged||(n.firepower??0)>=c:s.damaged||t.components.classes[n.class??``]?.destroys_base_at_once;return H(l?`rush-effect-destroys`:`rush-effect-damages`)}var qt=new Set([`discard`,`dismantle`,`support`,`station`,`plan`]);function Jt(e,t){let{verb:n=``,card:r,target:i,base:a,achievement:o,nation:s,number:c=`0`,seat:l=``}=e,u=t.components;return H(`rush-do-${n}`,{card:r?Z(r,u):``,target:i?Je(i,t):``,base:a?qe(u.places.bases.indexOf(a),u):``,achievement:o?ze(o,u):``,nation:s?Y(s):``,n:Number(c),seat:l})}function Yt(e,t){let{verb:n=``,target:r=``}=e.fields;return{choice:e,path:xe(e.fields,t),label:Jt(e.fields,t),effect:n===`hit`?Kt(r,t):void 0,confirm:qt.has(n)}}var Xt=(e,t)=>({refused:e,path:xe(e.fields,t)}),Zt=[`offer-refill`,`repair`,`reveal-hand`],Qt=[`choose-compensation`,`choose-kept`,`choose-station`,`lay-top`,`draw-cards`,`rotate-reserve`];function $t(e){let{name:t}=G(e);return t?e.stack.includes(`play-cards`)?2:Zt.includes(t)?1:Qt.includes(t)?3:2:0}function en(e){let t=$t(e.view);return[`I`,`II`,`III`].map((e,n)=>({key:e,title:H(`rush-phase-${n+1}`),now:t===n+1}))}var tn=b(`<span role="img"><!></span>`),nn=b(`<div class="side svelte-1ndljgd"><p class="svelte-1ndljgd"><!> <b> </b></p> <div class="row svelte-1ndljgd"><span class="main" role="img"><!></span> <span class="number svelte-1ndljgd"><b class="svelte-1ndljgd"> </b> <small class="svelte-1ndljgd"> </small></span></div> <div class="support svelte-1ndljgd"></div></div>`),rn=b(`<section class="fight svelte-1ndljgd"><h3 class="svelte-1ndljgd"> </h3> <div class="sides svelte-1ndljgd"></div></section>`);function an(e,t){N(t,!0);let r=M(()=>t.scene.view.turn),a=M(()=>W(t.scene.view.active)),o=M(()=>me(w(r).aim,t.scene.components)),s=M(()=>Ce(t.scene.view.players[w(o).seat]?.bases[w(o).slot])),c=M(()=>w(r).support.map(e=>{let[t=``,n=``]=e.split(` `);return{seat:W(t),card:n}})),l=(e,n)=>ye(t.scene.components,e)===ye(t.scene.components,n),u=M(()=>[{key:`attack`,seat:w(a),card:w(r).lead,number:t.scene.view.fight.attack},{key:`defence`,seat:w(o).seat,card:w(s),number:t.scene.view.fight.defence}]);var d=rn(),f=I(d),p=z(f,!0),m=V(f,2);h(m,21,()=>w(u),e=>e.key,(e,r)=>{var a=nn(),o=I(a),s=I(o);$e(s,{get seat(){return w(r).seat}});var u=V(s,2),d=z(u,!0);k(o);var f=V(o,2),p=I(f);$(I(p),{get id(){return w(r).card},get components(){return t.scene.components}}),k(p);var m=V(p,2),g=I(m),_=z(g,!0),v=V(g,2),y=z(v,!0);k(m),k(f);var b=V(f,2);h(b,21,()=>w(c).filter(e=>l(e.seat,w(r).seat)),i,(e,n)=>{var r=tn();$(I(r),{get id(){return w(n).card},get components(){return t.scene.components}}),k(r),j(e=>{U(r,`data-card`,w(n).card),U(r,`aria-label`,e)},[()=>Q(w(n).card,t.scene.components)]),S(e,r)}),k(b),k(a),j((e,t,i)=>{n(d,e),U(p,`data-card`,w(r).card),U(p,`aria-label`,t),n(_,w(r).number??``),n(y,i)},[()=>Ye(w(r).seat,t.scene),()=>Q(w(r).card,t.scene.components),()=>H(`rush-fight-${w(r).key}`)]),S(e,a)}),k(m),k(d),j((e,t)=>{U(d,`aria-label`,e),n(p,t)},[()=>H(`rush-fight`),()=>H(`rush-fight`)]),S(e,d),F()}var on=b(`<b class="svelte-1nhxspz"> </b>`),sn=b(`<span><i class="svelte-1nhxspz"><!></i> <!><small class="svelte-1nhxspz"> </small></span>`),cn=b(`<div class="goals svelte-1nhxspz"></div> <!>`,1);function ln(e,i){N(i,!0);let a=ie(!1),o=M(()=>Ie(i.scene).findIndex(e=>e.includes(i.scene.you))),s=e=>i.scene.components.achievements[e]?.counts.best===`min`;function c({achievement:e,values:t}){let n=t.filter((e,t)=>t!==w(o)).map(e=>e??0);return s(e)?Math.min(...n):Math.max(...n)}let l=e=>e.best.length===1&&e.best[0]===w(o),u=M(()=>i.scene.picker.next.some(e=>e.path[0]?.startsWith(`achievement/`)));var d=cn(),p=O(d);h(p,21,()=>i.scene.view.standings,e=>e.achievement,(e,t)=>{{let s=M(()=>_e(w(t).achievement)),d=M(()=>ze(w(t).achievement,i.scene.components)),p=M(()=>w(t).values[w(o)]??``),m=M(()=>c(w(t)));q(e,{get picker(){return i.scene.picker},get at(){return w(s)},get name(){return`${w(d)??``}: ${w(p)??``} – ${w(m)??``}`},class:`goal`,onpoint:()=>L(a,!w(u)),children:(e,a)=>{var s=sn();let u;var d=I(s),p=I(d);{let e=M(()=>Pe(w(t).achievement,i.scene.components));T(p,{get of(){return w(e)}})}k(d);var m=V(d,2),h=e=>{var r=on(),i=z(r,!0);j(()=>n(i,w(t).values[w(o)]??`–`)),S(e,r)};f(m,e=>{w(o)>=0&&e(h)});var g=V(m),_=z(g,!0);k(s),j((e,t)=>{u=r(s,1,`line svelte-1nhxspz`,null,u,{leads:e}),n(_,t)},[()=>l(w(t)),()=>c(w(t))]),S(e,s)},$$slots:{default:!0}})}}),k(p);var m=V(p,2);{let e=M(()=>H(`rush-zone-achievements`));t(m,{get title(){return w(e)},get open(){return w(a)},set open(e){L(a,e,!0)},children:(e,t)=>{ct(e,{get scene(){return i.scene}})},$$slots:{default:!0}})}S(e,d),F()}var un=220,dn=200,fn=100,pn={duration:0},mn=e=>e.events.length===0||y(),[hn,gn]=d({duration:un,easing:ce,fallback:()=>({duration:fn,css:e=>`opacity: ${e}`})}),_n=(e,{key:t,scene:n})=>mn(n)?pn:hn(e,{key:t}),vn=(e,{key:t,scene:n})=>mn(n)?pn:gn(e,{key:t}),yn=new WeakMap,bn=e=>t=>{let n=requestAnimationFrame(()=>xn(t,mn(e)));return()=>cancelAnimationFrame(n)};function xn(e,t){let n=[...e.querySelectorAll(`:scope > *`)],r=n.map(e=>{let t=e.offsetLeft,n=yn.get(e)??t;return yn.set(e,t),n-t});for(let[e,i]of r.entries()){if(i===0||t)continue;let r=[{translate:`${i}px 0`},{translate:`0 0`}];n[e]?.animate(r,{duration:dn,easing:`ease-out`})}}var Sn=(e,t,n,r)=>r.cards[e]?.kind===`vehicle`?e:`${t}/${e}/${n}`,Cn=b(`<b class="order svelte-19glxbe"> </b>`),wn=b(`<!> <!>`,1),Tn=b(`<div><div class="turn svelte-19glxbe"><!></div></div>`);function En(t,i){N(i,!0);let a=ne(i,`copy`,3,0),o=ne(i,`order`,3,0),s=()=>({key:Sn(i.id,`hand`,a(),i.scene.components),scene:i.scene});var c=Tn();let l;var u=I(c);q(I(u),{get picker(){return i.scene.picker},get at(){return i.at},get name(){return i.name},get card(){return i.id},get dims(){return i.dims},get unchosen(){return i.unchosen},get onpoint(){return i.onpoint},children:(e,t)=>{var r=wn(),a=O(r);$(a,{get id(){return i.id},get components(){return i.scene.components}});var s=V(a,2),c=e=>{var t=Cn(),r=z(t,!0);j(()=>n(r,o())),S(e,t)};f(s,e=>{o()>0&&e(c)}),S(e,r)},$$slots:{default:!0}}),k(u),k(c),j(()=>{r(c,1,`one ${i.out??``??``}`,`svelte-19glxbe`),l=v(c,``,l,{"--fan":i.fan})}),e(1,c,()=>vn,s),e(2,c,()=>_n,s),S(t,c),F()}var Dn=b(`<p class="empty svelte-cxkx5k"> </p>`),On=b(`<section><h3 class="svelte-cxkx5k"> <small class="svelte-cxkx5k"> </small></h3> <div class="cards svelte-cxkx5k"><!> <!> <!></div></section>`);function kn(e,t){N(t,!0);let i=M(()=>t.scene.view.players[t.scene.you]),a=M(()=>W(t.scene.view.active)===t.scene.you),o=M(()=>G(t.scene.view).about[0]??``),s=M(()=>G(t.scene.view).name===`play-cards`),c=M(()=>t.scene.picker.options.some(e=>e.path[0]?.startsWith(`depot/`))),l=M(()=>w(a)?pe(t.scene.view):[]),u=M(()=>w(c)?w(i).depot:w(i).hand),d=M(()=>w(c)?be:he),p=M(()=>w(l).length+w(u).length),m=ie(-1),g=M(()=>w(c)?``:H(w(a)&&t.scene.view.turn.hand_open?`rush-hand-open`:`rush-hand-closed`));function _(e,t){return t!==(w(u)[w(m)]===e?w(m):w(u).indexOf(e))}let y=e=>t.scene.view.turn.attackers.indexOf(e)+1;var b=On();let x,C;var T=I(b),E=I(T),D=V(E),O=z(D,!0);k(T);var A=V(T,2),P=I(A);h(P,18,()=>w(l),e=>e,(e,n,r)=>{{let i=M(()=>ve(n)),a=M(()=>Q(n,t.scene.components)),s=M(()=>H(`rush-laid-out`)),c=M(()=>w(r)-(w(p)-1)/2),l=M(()=>y(n)),u=M(()=>n===w(o)||t.scene.view.turn.resolving===n?`now`:`waits`);En(e,{get scene(){return t.scene},get id(){return n},get at(){return w(i)},get name(){return`${w(a)??``}, ${w(s)??``}`},get fan(){return w(c)},get order(){return w(l)},get out(){return w(u)}})}});var ee=V(P,2);h(ee,19,()=>w(u),(e,t)=>`${e}/${w(u).slice(0,t).filter(t=>t===e).length}`,(e,n,r)=>{{let i=M(()=>w(d)(w(n))),a=M(()=>Q(w(n),t.scene.components)),o=M(()=>!w(s)),c=M(()=>w(r)+w(l).length-(w(p)-1)/2),u=M(()=>_(w(n),w(r)));En(e,{get scene(){return t.scene},get id(){return w(n)},get at(){return w(i)},get copy(){return w(r)},get name(){return w(a)},get dims(){return w(o)},get fan(){return w(c)},get unchosen(){return w(u)},onpoint:()=>L(m,w(r),!0)})}});var R=V(ee,2),te=e=>{var t=Dn(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-hand-empty`)]),S(e,t)};f(R,e=>{w(p)===0&&e(te)}),k(A),k(b),j((e,t)=>{x=r(b,1,`hand svelte-cxkx5k`,null,x,{dense:w(p)>6}),U(b,`aria-label`,e),C=v(b,``,C,{"--n":w(p)}),n(E,`${t??``} `),n(O,w(g))},[()=>H(`rush-your-hand`),()=>H(w(c)?`rush-your-depot`:`rush-your-hand`)]),S(e,b),F()}var An=b(`<p class="svelte-7hb2i"> </p>`),jn=b(`<span role="img"><!></span>`),Mn=b(`<!> <div class="cards svelte-7hb2i"><!> <!></div>`,1),Nn=b(`<!> <!>`,1);function Pn(e,r){N(r,!0);let o=M(()=>r.what&&`seat`in r.what?r.scene.view.players[r.what.seat]:void 0),s=M(()=>r.what?`seat`in r.what?a(r.scene.seats,r.what.seat):r.what.title:``),c=M(()=>w(o)?H(`rush-deeds`,{bases:w(o).razed,vehicles:w(o).kills}):``),l=M(()=>r.what?`seat`in r.what?[{name:H(`rush-zone-depot`),cards:w(o)?.depot??[]},{name:H(`rush-squad-note`),cards:w(o)?Fe(w(o)).sort():[]}]:[{name:r.what.note??``,cards:r.what.cards}]:[]);{let a=M(()=>r.what!==null);t(e,{get title(){return w(s)},get open(){return w(a)},get onclose(){return r.onclose},wide:!0,children:(e,t)=>{var a=Nn(),o=O(a),s=e=>{var t=An(),r=z(t,!0);j(()=>n(r,w(c))),S(e,t)};f(o,e=>{w(c)&&e(s)});var u=V(o,2);h(u,17,()=>w(l),i,(e,t)=>{let a=()=>w(t).name,o=()=>w(t).cards;var s=Mn(),c=O(s),l=e=>{var t=An(),r=z(t,!0);j(()=>n(r,a())),S(e,t)};f(c,e=>{a()&&e(l)});var u=V(c,2),d=I(u);h(d,17,o,i,(e,t)=>{var n=jn();$(I(n),{get id(){return w(t)},get components(){return r.scene.components}}),k(n),j(e=>{U(n,`aria-label`,e),U(n,`data-card`,w(t))},[()=>Q(w(t),r.scene.components)]),S(e,n)});var p=V(d,2),m=e=>{var t=An(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-pile-empty`)]),S(e,t)};f(p,e=>{o().length===0&&e(m)}),k(u),S(e,s)}),S(e,a)},$$slots:{default:!0}})}F()}var Fn=b(`<i></i>`),In=b(`<span><i class="badge svelte-xxieip"><!></i> <span class="middle svelte-xxieip"><b class="svelte-xxieip"> </b> <span class="pips svelte-xxieip"><!> <span class="svelte-xxieip"></span> <!></span></span> <span class="counts svelte-xxieip"><b class="svelte-xxieip"> </b><small class="svelte-xxieip">×1</small> <b class="svelte-xxieip"> </b><small class="svelte-xxieip">×2</small></span></span>`),Ln=b(`<section class="stacks svelte-xxieip"><h3 class="svelte-xxieip"> <small class="svelte-xxieip"> </small></h3> <div class="list svelte-xxieip"></div></section>`);function Rn(e,t){N(t,!0);let a=M(()=>t.scene.components.numbers),o=M(()=>Object.entries(t.scene.view.medals));var s=Ln(),c=I(s),l=I(c),u=V(l),d=z(u,!0);k(c);var f=V(c,2);let p;h(f,21,()=>w(o),([e,{singles:t,doubles:n}])=>e,(e,o)=>{var s=M(()=>_(w(o),2));let c=()=>w(s)[0],l=()=>w(s)[1].singles,u=()=>w(s)[1].doubles;{let o=M(()=>ue(c())),s=M(()=>Y(c())),d=M(()=>H(`rush-stack-spoken`,{singles:l(),doubles:u()}));q(e,{get picker(){return t.scene.picker},get at(){return w(o)},get name(){return`${w(s)??``}: ${w(d)??``}`},class:`stack`,children:(e,t)=>{var o=In();let s;var d=I(o),f=I(d);{let e=M(()=>Ee(c()));T(f,{get of(){return w(e)}})}k(d);var p=V(d,2),m=I(p),g=z(m,!0),_=V(m,2),v=I(_);h(v,17,()=>({length:w(a).singles??9}),i,(e,t,n)=>{var i=Fn();let a;j(()=>a=r(i,1,`svelte-xxieip`,null,a,{on:n<l()})),S(e,i)});var y=V(v,4);h(y,17,()=>({length:w(a).doubles??3}),i,(e,t,n)=>{var i=Fn();let a;j(()=>a=r(i,1,`double svelte-xxieip`,null,a,{on:n<u()})),S(e,i)}),k(_),k(p);var b=V(p,2),x=I(b),C=z(x,!0),E=V(x,3),D=z(E,!0);se(),k(b),k(o),j(e=>{s=r(o,1,`line tint-${c()??``}`,`svelte-xxieip`,s,{few:l()<=2}),n(g,e),n(C,l()),n(D,u())},[()=>Y(c())]),S(e,o)},$$slots:{default:!0}})}}),k(f),k(s),j((e,t)=>{n(l,`${e??``} `),n(d,t),p=v(f,``,p,{"--n":w(o).length})},[()=>H(`rush-zone-medals`),()=>H(`rush-medals-note`)]),S(e,s),F()}var zn=b(`<button type="button" class="svelte-17dbwz2"><i class="svelte-17dbwz2"><!></i><span class="svelte-17dbwz2"> </span> <b class="svelte-17dbwz2"> </b></button>`),Bn=b(`<div class="open svelte-17dbwz2"></div>`);function Vn(e,t){N(t,!0);let r=M(()=>[{key:`discard`,art:`depot`,cards:t.scene.view.discard},{key:`scrapyard`,art:`scrapyard`,cards:t.scene.view.scrapyard}]);var i=Bn();h(i,21,()=>w(r),({key:e,art:t,cards:n})=>e,(e,r)=>{let i=()=>w(r).key,a=()=>w(r).art,o=()=>w(r).cards,s=M(()=>H(`rush-zone-${i()}`));var c=zn(),u=I(c),d=I(u);{let e=M(()=>K(a()));T(d,{get of(){return w(e)}})}k(u);var f=V(u),p=z(f,!0),m=V(f,2),h=z(m,!0);k(c),j(()=>{U(c,`title`,w(s)),U(c,`aria-label`,`${w(s)??``}: ${o().length??``}`),n(p,w(s)),n(h,o().length)}),l(`click`,c,()=>t.look({title:w(s),cards:o()})),S(e,c)}),k(i),S(e,i),F()}B([`click`]);var Hn=b(`<span class="ruin svelte-1wotwc4"><i class="svelte-1wotwc4"><!></i> <b class="svelte-1wotwc4"> </b> <small class="svelte-1wotwc4"> </small></span>`),Un=b(`<div class="guard svelte-1wotwc4"><!></div>`),Wn=b(`<!> <!>`,1),Gn=b(`<div><!></div>`);function Kn(t,i){N(i,!0);let a=M(()=>i.scene.components),c=M(()=>i.scene.view.players[i.seat].bases[i.at]),l=M(()=>typeof w(c)==`object`?w(c):{}),u=M(()=>w(l).guard??``),d=M(()=>w(u)?[w(u)]:[]),p=M(()=>qe(i.at,w(a))),m=M(()=>le(w(a),i.seat,i.at,!1)),g=M(()=>le(w(a),i.seat,i.at,!0)),_=M(()=>Ke(i.at,w(a))?`base`:`headquarters`),v=M(()=>i.scene.events.find(e=>[w(m),w(g)].includes(String(e.parts.target)))?.parts),y=e=>e?`, ${H(`rush-damaged`)}`:``,b=M(()=>`${w(p)}, ${H(w(u)?`rush-defended`:`rush-undefended`)}${y(w(l).damaged)}`),x=M(()=>`${Q(w(u),w(a))}, ${H(`rush-defends`,{base:w(p)})}${y(w(l).guard_damaged)}`);var C=Gn();let E;var D=I(C),A=e=>{var t=o(),r=O(t);s(r,()=>w(v)?.kind===`base-destroyed`?i.scene.beat:0,e=>{{let t=M(()=>ge(w(m))),r=M(()=>w(p)),a=M(()=>H(`rush-destroyed`)),o=M(()=>w(v)?.kind===`base-destroyed`?`fell`:``);q(e,{get picker(){return i.scene.picker},get at(){return w(t)},get name(){return`${w(r)??``}, ${w(a)??``}`},get class(){return`gone ${w(o)??``}`},children:(e,t)=>{var r=Hn(),i=I(r),a=I(i);{let e=M(()=>K(`destroyed`));T(a,{get of(){return w(e)}})}k(i);var o=V(i,2),s=z(o,!0),c=V(o,2),l=z(c,!0);k(r),j(e=>{n(s,w(p)),n(l,e)},[()=>H(`rush-destroyed`)]),S(e,r)},$$slots:{default:!0}})}}),S(e,t)},P=t=>{var n=Wn(),r=O(n);{let e=M(()=>ge(w(m))),t=M(()=>w(v)?.kind===`base-damaged`?`hit`:``);q(r,{get picker(){return i.scene.picker},get at(){return w(e)},get name(){return w(b)},get class(){return`base ${w(t)??``}`},children:(e,t)=>{$(e,{get id(){return w(_)},get components(){return w(a)},get which(){return i.at},get damaged(){return w(l).damaged}})},$$slots:{default:!0}})}var o=V(r,2);h(o,16,()=>w(d),e=>e,(t,n)=>{var r=Un(),o=I(r);{let e=M(()=>ge(w(g))),t=M(()=>w(v)?.kind===`damaged`?`hit`:``);q(o,{get picker(){return i.scene.picker},get at(){return w(e)},get name(){return w(x)},get card(){return n},get class(){return w(t)},children:(e,t)=>{$(e,{get id(){return n},get components(){return w(a)},get damaged(){return w(l).guard_damaged},guard:!0})},$$slots:{default:!0}})}k(r),e(1,r,()=>vn,()=>({key:n,scene:i.scene})),e(2,r,()=>_n,()=>({key:n,scene:i.scene})),S(t,r)}),S(t,n)};f(D,e=>{w(c)===`destroyed`?e(A):e(P,-1)}),k(C),j(()=>E=r(C,1,`slot svelte-1wotwc4`,null,E,{has:w(u)})),S(t,C),F()}var qn=b(`<span><i class="svelte-119lpf6"><!></i> </span>`),Jn=b(`<span class="tally svelte-119lpf6"></span> <span class="points svelte-119lpf6"><!><b class="svelte-119lpf6"> </b> <span class="spoken"> </span></span>`,1);function Yn(e,t){N(t,!0);let i=M(()=>Object.entries(Le(t.player,t.parts))),a=M(()=>Re(t.player,t.parts));var o=Jn(),s=O(o);h(s,21,()=>w(i),([e,t])=>e,(e,t)=>{var i=M(()=>_(w(t),2));let a=()=>w(i)[0],o=()=>w(i)[1];var s=qn(),c=I(s),l=I(c);{let e=M(()=>Ee(a()));T(l,{get of(){return w(e)}})}k(c);var u=V(c,1,!0);k(s),j((e,t)=>{r(s,1,`nation tint-${a()??``}`,`svelte-119lpf6`),U(s,`title`,`${e??``}: ${t??``}`),n(u,o())},[()=>Y(a()),()=>H(`rush-value-medals`,{n:o()})]),S(e,s)}),k(s);var l=V(s,2),u=I(l);c(u,{name:`medal`,size:`1em`});var d=V(u),f=z(d,!0),p=V(d,2),m=z(p,!0);k(l),j((e,t)=>{U(l,`title`,e),n(f,w(a)),n(m,t)},[()=>H(`rush-points-hint`),()=>H(`rush-points-hint`)]),S(e,o),F()}var Xn=b(`<span class="tag svelte-n4q7z1"> </span>`),Zn=b(`<section class="own-bases svelte-n4q7z1"><h3 class="svelte-n4q7z1"><!> <!> <!> <!></h3> <div class="bases svelte-n4q7z1"></div></section>`);function Qn(e,t){N(t,!0);let r=M(()=>t.scene.view.players[t.scene.you]),a=M(()=>fe(t.scene.components,t.scene.view.players.length));var o=Zn();let s;var c=I(o),l=I(c);$e(l,{get seat(){return t.scene.you}});var u=V(l),d=V(u),p=e=>{var t=Xn(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-first`)]),S(e,t)},m=M(()=>W(t.scene.view.first)===t.scene.you);f(d,e=>{w(m)&&e(p)});var g=V(d,2),_=e=>{var r=Xn(),i=z(r,!0);j(e=>n(i,e),[()=>H(`rush-team`,{name:`AB`[ye(t.scene.components,t.scene.you)]??``})]),S(e,r)};f(g,e=>{w(a)&&e(_)}),Yn(V(g,2),{get player(){return w(r)},get parts(){return t.scene.components}}),k(c);var y=V(c,2);h(y,21,()=>w(r).bases,i,(e,n,r)=>{Kn(e,{get scene(){return t.scene},get seat(){return t.scene.you},at:r})}),k(y),k(o),j((e,t)=>{U(o,`aria-label`,e),s=v(o,``,s,{"--n":w(r).bases.length}),n(u,` ${t??``} `)},[()=>H(`rush-your-bases`),()=>H(`rush-your-bases`)]),S(e,o),F()}var $n=b(`<b class="count svelte-yohcec"> </b>`);function er(e,t){var r=$n(),i=z(r,!0);j(()=>n(i,t.n)),S(e,r)}var tr=b(`<span class="empty svelte-9mnxyr"></span>`),nr=b(`<button class="pile svelte-9mnxyr" type="button"><b class="svelte-9mnxyr"> </b> <span class="stack svelte-9mnxyr"><!> <!></span></button>`);function rr(e,t){var r=nr(),i=I(r),a=z(i,!0),o=V(i,2),s=I(o),c=e=>{{let n=M(()=>t.top??``);$(e,{get id(){return w(n)},get components(){return t.parts}})}},u=e=>{var t=tr();S(e,t)};f(s,e=>{t.count>0?e(c):e(u,-1)}),er(V(s,2),{get n(){return t.count}}),k(o),k(r),j(()=>{U(r,`aria-label`,`${t.title??``}: ${t.count??``}`),n(a,t.title),U(o,`data-card`,t.top)}),l(`click`,r,function(...e){t.onlook?.apply(this,e)}),S(e,r)}B([`click`]);var ir=b(`<div><!></div>`),ar=b(`<span class="empty svelte-n2gtlc"></span>`),or=b(`<div class="rear svelte-n2gtlc"><b class="svelte-n2gtlc"> </b> <!></div>`),sr=b(`<section><!> <!> <!> <!></section>`);function cr(t,i){N(i,!0);let a=M(()=>i.scene.components),o=M(()=>i.scene.view.players[i.scene.you]),s=M(()=>!!w(a).numbers.rear_guard);var c=sr();let l;var u=I(c);{let e=M(()=>H(`rush-zone-depot`));rr(u,{get title(){return w(e)},get count(){return w(o).sizes.depot},get top(){return w(o).depot[0]},get parts(){return w(a)},onlook:()=>i.look({title:H(`rush-your-depot`),cards:w(o).depot})})}var d=V(u,2);{let e=M(()=>H(`rush-zone-garage`));rr(d,{get title(){return w(e)},get count(){return w(o).sizes.garage},get parts(){return w(a)},onlook:()=>i.look({title:H(`rush-your-garage`),note:H(`rush-garage-note`),cards:[...w(o).garage,...w(o).unseen]})})}var p=V(d,2),m=t=>{var r=or(),s=I(r),c=z(s,!0),l=V(s,2);h(l,16,()=>w(o).rear?[w(o).rear]:[],e=>e,(t,n)=>{var r=ir(),o=I(r);{let e=M(()=>H(`rush-zone-rear`)),t=M(()=>Q(n,w(a)));q(o,{get picker(){return i.scene.picker},get at(){return Se},get name(){return`${w(e)??``}: ${w(t)??``}`},get card(){return n},children:(e,t)=>{$(e,{get id(){return n},get components(){return w(a)}})},$$slots:{default:!0}})}k(r),e(1,r,()=>vn,()=>({key:n,scene:i.scene})),e(2,r,()=>_n,()=>({key:n,scene:i.scene})),S(t,r)},e=>{var t=ar();j(e=>U(t,`title`,e),[()=>H(`rush-zone-rear`)]),S(e,t)}),k(r),j(e=>n(c,e),[()=>H(`rush-zone-rear-short`)]),S(t,r)};f(p,e=>{w(s)&&e(m)});var g=V(p,2),_=e=>{{let t=M(()=>H(`rush-zone-kept`));rr(e,{get title(){return w(t)},get count(){return w(o).kept.length},get top(){return w(o).kept[0]},get parts(){return w(a)},onlook:()=>i.look({title:H(`rush-zone-kept`),cards:w(o).kept})})}};f(g,e=>{w(o).kept.length>0&&e(_)}),k(c),j(()=>l=r(c,1,`piles svelte-n2gtlc`,null,l,{more:w(s)||w(o).kept.length>0})),S(t,c),F()}var lr=b(`<p class="svelte-g8sbwq"><b> </b> </p>`),ur=b(`<div class="peek svelte-g8sbwq"><!> <!></div>`);function dr(t,r){N(r,!0);let i=M(()=>J(r.id,r.parts)),a=M(()=>[...(w(i)?.abilities??[]).map(e=>({name:e.value?`${X(e.kind)} ${e.value}`:X(e.kind),text:Ge(e.kind,r.parts,e.value)})),...(w(i)?.limits??[]).map(e=>({name:X(e),text:Ge(e,r.parts)})),...w(i)?.goods?[{name:`${X(`national_goods`)}: ${Y(w(i).goods)}`,text:Ge(`national_goods`,r.parts)}]:[]]),s=M(()=>r.near.right+14+232<window.innerWidth?r.near.right+14:Math.max(14,r.near.left-14-232)),c=M(()=>Math.max(14,Math.min(r.near.top-20,window.innerHeight-430-14)));var l=o(),u=O(l),d=t=>{var i=ur();let o;var l=I(i);$(l,{get id(){return r.id},get components(){return r.parts},width:204});var u=V(l,2);h(u,17,()=>w(a),({name:e,text:t})=>e,(e,t)=>{let r=()=>w(t).name,i=()=>w(t).text;var a=lr(),o=I(a),s=z(o),c=V(o);k(a),j(()=>{n(s,`${r()??``}.`),n(c,` ${i()??``}`)}),S(e,a)}),k(i),j(()=>o=v(i,``,o,{left:`${w(s)??``}px`,top:`${w(c)??``}px`})),e(3,i,()=>g,()=>({duration:100})),S(t,i)};f(u,e=>{w(i)&&e(d)}),S(t,l),F()}var fr=550,pr=420,mr=class{#e=ie(null);get shown(){return w(this.#e)}set shown(e){L(this.#e,e)}#t;#n=!1;listeners={onpointerover:e=>{e.pointerType===`mouse`&&this.#r(e,fr)},onpointerout:()=>this.hide(),onpointerdown:e=>{this.hide(),this.#n=!1,e.pointerType!==`mouse`&&this.#r(e,pr,!0)},onpointerup:()=>this.hide(),onpointercancel:()=>this.hide(),oncontextmenu:e=>{this.#n&&e.preventDefault()},onclickcapture:e=>{this.#n&&(this.#n=!1,e.stopPropagation(),e.preventDefault())}};hide(){clearTimeout(this.#t),this.shown=null}#r(e,t,n=!1){let r=e.target.closest(`[data-card]`);if(clearTimeout(this.#t),!r?.dataset.card)return;let i=r.dataset.card;this.#t=setTimeout(()=>{this.#n=n,this.shown={id:i,near:r.getBoundingClientRect()}},t)}},hr=b(`<b class="svelte-sh62lv"> </b><span> </span>`,1),gr=b(`<span> </span>`),_r=b(`<b class="svelte-sh62lv"> </b> <!>`,1),vr=b(`<div><!> <p class="price svelte-sh62lv"><!></p></div>`),yr=b(`<section class="reserve svelte-sh62lv"><h3 class="svelte-sh62lv"> <small class="svelte-sh62lv"> </small></h3> <div class="row svelte-sh62lv"><div class="deck svelte-sh62lv"><div class="back svelte-sh62lv"><!></div> <!> <p class="price svelte-sh62lv"> </p></div> <!></div></section>`);function br(t,i){N(i,!0);let a=M(()=>i.scene.view),o=M(()=>i.scene.components.numbers.reserve??4),s=M(()=>G(w(a)).name===`pay-for`?G(w(a)).about[0]??``:``),c=M(()=>w(a).reserve.length>=w(o)?w(a).reserve.at(-1):``),l=e=>J(e,i.scene.components)?.cost??0,u=M(()=>{let e={};for(let{fields:t,values:n}of i.scene.position.refused??[]){let r=Number(n?.cost)-Number(n?.most);t.verb===`buy`&&r>0&&(e[t.card??``]=r)}return e}),d=e=>{let t=de(e);return i.scene.picker.lit(t)||i.scene.picker.possible(t)};var p=yr();let g;var _=I(p),y=I(_),b=V(y),x=z(b,!0);k(_);var C=V(_,2),T=I(C),E=I(T);kt(I(E),{deck:!0}),k(E);var D=V(E,2);er(D,{get n(){return w(a).deck.length}});var A=V(D,2),P=z(A,!0);k(T);var ee=V(T,2);h(ee,16,()=>w(a).reserve,e=>e,(t,a)=>{var o=vr();let p;var m=I(o);{let e=M(()=>de(a)),t=M(()=>Q(a,i.scene.components)),n=M(()=>a===w(s)?`buying`:``);q(m,{get picker(){return i.scene.picker},get at(){return w(e)},get name(){return w(t)},get card(){return a},get class(){return w(n)},children:(e,t)=>{$(e,{get id(){return a},get components(){return i.scene.components}})},$$slots:{default:!0}})}var h=V(m,2),g=I(h),_=e=>{var t=hr(),r=O(t),o=z(r),s=V(r),c=z(s,!0);j((e,t,r)=>{n(o,`${e??``}/${t??``}`),n(c,r)},[()=>zt(a,i.scene),()=>l(a),()=>H(`rush-paid`)]),S(e,t)},v=e=>{var t=_r(),r=O(t),i=z(r,!0),o=V(r,2),s=e=>{var t=gr(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-in-reach`)]),S(e,t)},p=M(()=>d(a)),m=e=>{var t=gr(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-short-by`,{n:w(u)[a]})]),S(e,t)},h=e=>{var t=gr(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-leaves-next`)]),S(e,t)};f(o,e=>{w(p)?e(s):w(u)[a]?e(m,1):a===w(c)&&e(h,2)}),j(e=>n(i,e),[()=>l(a)]),S(e,t)};f(g,e=>{a===w(s)?e(_):e(v,-1)}),k(h),k(o),j(e=>p=r(o,1,`offer svelte-sh62lv`,null,p,{reach:e}),[()=>d(a)]),e(1,o,()=>vn,()=>({key:a,scene:i.scene})),S(t,o)}),k(C),m(C,()=>bn(i.scene)),k(p),j((e,t,r,i)=>{g=v(p,``,g,{"--n":e}),n(y,`${t??``} `),n(x,r),n(P,i)},[()=>Math.max(w(o),w(a).reserve.length)+1,()=>H(`rush-zone-reserve`),()=>H(`rush-reserve-note`),()=>H(`rush-zone-deck`)]),S(t,p),F()}var xr=b(`<span class="card-mini svelte-14hrlzn" role="img"><!></span>`),Sr=b(`<span class="out svelte-14hrlzn"><!></span>`),Cr=b(`<span class="row svelte-14hrlzn"><!> <!></span>`),wr=b(`<span class="one svelte-14hrlzn"><!></span>`),Tr=b(`<span class="mini hand svelte-14hrlzn"><span class="card-mini fan svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></span>`),Er=b(`<span class="empty svelte-14hrlzn"></span>`),Dr=b(`<span class="mini rear svelte-14hrlzn"><!> <small class="svelte-14hrlzn"> </small></span>`),Or=b(`<span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span>`),kr=b(`<div><div class="minis svelte-14hrlzn"><!> <!> <button class="mini depot svelte-14hrlzn" type="button"><span class="card-mini svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></button> <!></div> <div class="counts svelte-14hrlzn"><span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span> <!></div></div>`);function Ar(e,t){N(t,!0);let a=(e,t=oe,n=oe)=>{var r=xr();$(I(r),{get id(){return t()},get components(){return w(o)}}),k(r),j(()=>{U(r,`aria-label`,n()),U(r,`data-card`,t())}),S(e,r)},o=M(()=>t.scene.components),s=M(()=>t.scene.view.players[t.seat]),c=M(()=>W(t.scene.view.active)===t.seat&&!t.scene.view.turn.aim?pe(t.scene.view):[]),u=M(()=>w(s).hand.length>0),d=M(()=>w(s).depot[0]??``);var p=kr();let m;var g=I(p),_=I(g),v=e=>{var t=Cr(),n=I(t);h(n,16,()=>w(c),e=>e,(e,t)=>{var n=Sr(),r=I(n);{let e=M(()=>Q(t,w(o)));a(r,()=>t,()=>w(e))}k(n),S(e,n)});var r=V(n,2);h(r,17,()=>w(s).hand,i,(e,t)=>{{let n=M(()=>Q(w(t),w(o)));a(e,()=>w(t),()=>w(n))}}),k(t),j(e=>U(t,`title`,e),[()=>w(u)?H(`rush-hand-open`):void 0]),S(e,t)};f(_,e=>{(w(u)||w(c).length>0)&&e(v)});var y=V(_,2),b=e=>{var t=Tr(),r=I(t),a=I(r);h(a,17,()=>({length:Math.max(1,w(s).sizes.hand)}),i,(e,t)=>{var n=wr();$(I(n),{id:``,get components(){return w(o)}}),k(n),S(e,n)}),er(V(a,2),{get n(){return w(s).sizes.hand}}),k(r);var c=V(r,2),l=z(c,!0);k(t),j((e,r)=>{U(t,`title`,e),n(l,r)},[()=>H(`rush-zone-hand`),()=>H(`rush-zone-hand`)]),S(e,t)};f(y,e=>{w(u)||e(b)});var x=V(y,2),C=I(x),E=I(C),D=e=>{$(e,{get id(){return w(d)},get components(){return w(o)}})},O=e=>{var t=Er();S(e,t)};f(E,e=>{w(d)?e(D):e(O,-1)}),er(V(E,2),{get n(){return w(s).sizes.depot}}),k(C);var A=V(C,2),P=z(A,!0);k(x);var ee=V(x,2),L=e=>{var t=Dr(),r=I(t);{let e=M(()=>Q(w(s).rear,w(o)));a(r,()=>w(s).rear,()=>w(e))}var i=V(r,2),c=z(i,!0);k(t),j((e,r)=>{U(t,`title`,e),n(c,r)},[()=>H(`rush-zone-rear`),()=>H(`rush-zone-rear-short`)]),S(e,t)};f(ee,e=>{w(s).rear&&e(L)}),k(g);var R=V(g,2),te=I(R),B=I(te),ne=I(B);{let e=M(()=>K(`garage`)),t=M(()=>H(`rush-zone-garage`));T(ne,{get of(){return w(e)},get label(){return w(t)}})}k(B);var re=V(B),ie=z(re,!0),ae=V(re,2),se=z(ae,!0);k(te);var ce=V(te,2),le=e=>{var t=Or(),r=I(t),i=I(r);{let e=M(()=>K(`depot`)),t=M(()=>H(`rush-zone-kept`));T(i,{get of(){return w(e)},get label(){return w(t)}})}k(r);var a=V(r),o=z(a,!0),c=V(a,2),l=z(c,!0);k(t),j((e,r)=>{U(t,`title`,e),n(o,w(s).sizes.kept),n(l,r)},[()=>H(`rush-zone-kept`),()=>H(`rush-zone-kept`)]),S(e,t)};f(ce,e=>{w(s).sizes.kept>0&&e(le)}),k(R),k(p),j((e,t,i,a,o)=>{m=r(p,1,`holdings svelte-14hrlzn`,null,m,{few:w(s).bases.length<4,many:w(s).bases.length>3,busy:w(u)||w(c).length>0}),U(x,`title`,e),U(x,`aria-label`,`${t??``}: ${w(s).sizes.depot??``}`),U(C,`data-card`,w(d)||void 0),n(P,i),U(te,`title`,a),n(ie,w(s).sizes.garage),n(se,o)},[()=>H(`rush-zone-depot`),()=>H(`rush-zone-depot`),()=>H(`rush-zone-depot`),()=>H(`rush-zone-garage`),()=>H(`rush-zone-garage`)]),l(`click`,x,()=>t.look({seat:t.seat})),S(e,p),F()}B([`click`]);var jr=b(`<span class="tag now svelte-16nr2qe"> </span>`),Mr=b(`<span class="tag first svelte-16nr2qe"> </span>`),Nr=b(`<span><span class="svelte-16nr2qe"> </span><i class="svelte-16nr2qe"> </i></span>`),Pr=b(`<span class="tag bot svelte-16nr2qe"><!></span>`),Fr=b(`<header class="svelte-16nr2qe"><!> <button class="name svelte-16nr2qe" type="button"> </button> <!> <!> <!> <!> <!></header>`);function Ir(e,t){N(t,!0);let i=M(()=>t.scene.view.players[t.seat]),o=M(()=>t.scene.seats[t.seat]),s=M(()=>t.scene.toMove!==null&&W(t.scene.view.active)===t.seat),u=M(()=>t.scene.toMove===t.seat),d=M(()=>fe(t.scene.components,t.scene.view.players.length)?ye(t.scene.components,t.seat):void 0),p=M(()=>w(d)!==void 0&&t.seat!==t.scene.you&&w(d)===ye(t.scene.components,t.scene.you));var m=Fr(),h=I(m);$e(h,{get seat(){return t.seat}});var g=V(h,2),_=z(g,!0),v=V(g,2),y=e=>{var t=jr(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-decides`)]),S(e,t)},b=e=>{var t=jr(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-on-turn`)]),S(e,t)};f(v,e=>{w(u)?e(y):w(s)&&e(b,1)});var x=V(v,2),C=e=>{var t=Mr(),r=z(t,!0);j(e=>n(r,e),[()=>H(`rush-first`)]),S(e,t)},T=M(()=>W(t.scene.view.first)===t.seat);f(x,e=>{w(T)&&e(C)});var E=V(x,2),D=e=>{let t=M(()=>`AB`[w(d)]??``);var i=Nr();let a;var o=I(i),s=z(o,!0),c=V(o),l=z(c,!0);k(i),j((e,o)=>{a=r(i,1,`tag team svelte-16nr2qe`,null,a,{ally:w(p)}),U(i,`title`,e),n(s,o),n(l,w(t))},[()=>H(`rush-team`,{name:w(t)}),()=>w(p)?H(`rush-ally`):H(`rush-team`,{name:w(t)})]),S(e,i)};f(E,e=>{w(d)!==void 0&&e(D)});var O=V(E,2),A=e=>{var t=Pr(),n=I(t);c(n,{name:`bot`,size:`14px`}),k(t),S(e,t)};f(O,e=>{w(o)?.kind===`bot`&&e(A)}),Yn(V(O,2),{get player(){return w(i)},get parts(){return t.scene.components}}),k(m),j(e=>n(_,e),[()=>a(t.scene.seats,t.seat)]),l(`click`,g,()=>t.look({seat:t.seat})),S(e,m),F()}B([`click`]);var Lr=b(`<section><!> <div></div> <!></section>`);function Rr(e,t){N(t,!0);let n=M(()=>t.scene.view.players[t.seat]),o=M(()=>t.scene.toMove!==null&&W(t.scene.view.active)===t.seat);var s=Lr();let c,l;var u=I(s);Ir(u,{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}});var d=V(u,2);let f;h(d,21,()=>w(n).bases,i,(e,n,r)=>{Kn(e,{get scene(){return t.scene},get seat(){return t.seat},at:r})}),k(d),Ar(V(d,2),{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}}),k(s),j(e=>{c=r(s,1,`seat pc-${t.seat+1}`,`svelte-3vrul4`,c,{active:w(o)}),U(s,`aria-label`,e),l=v(s,``,l,{"--n":w(n).bases.length}),f=r(d,1,`bases svelte-3vrul4`,null,f,{few:w(n).bases.length<4,many:w(n).bases.length>3})},[()=>a(t.scene.seats,t.seat)]),S(e,s),F()}var zr=b(`<div class="own svelte-jkp3se"><!> <!> <!></div>`),Br=b(`<div><div></div> <!> <div class="middle svelte-jkp3se"><!> <div class="medals svelte-jkp3se"><!> <!></div></div> <div class="prompt svelte-jkp3se"><!></div> <!></div> <!> <!>`,1);function Vr(e,t){N(t,!0);let n=M(()=>t.scene.view.players.length),i=M(()=>t.scene.you>=0),a=M(()=>Array.from({length:w(i)?w(n)-1:w(n)},(e,r)=>w(i)?(t.scene.you+1+r)%w(n):r)),o=ie(null),s=e=>void L(o,e),c=new mr,l=ie(void 0);re(()=>{t.scene.position.turn;let e=t.scene.picker.options.map(e=>e.path[0]??``).filter(e=>!e.startsWith(`do/`));if(e.some(e=>/^(hand|out|depot)\//.test(e)))return;let n=e[0];n&&E().then(()=>u(n))});function u(e){(w(l)?.querySelector(`[data-place="${CSS.escape(e)}"]`))?.scrollIntoView({block:`nearest`,behavior:y()?`auto`:`smooth`})}var d=Br(),m=O(d);D(m,()=>({class:`rush`,...c.listeners,role:`presentation`,[P]:{seated:w(i),fighting:t.scene.view.turn.aim}}),void 0,void 0,void 0,`svelte-jkp3se`);var g=I(m);let _,b;h(g,20,()=>w(a),e=>e,(e,n)=>{Rr(e,{get scene(){return t.scene},get seat(){return n},look:s})}),k(g);var x=V(g,2);ln(x,{get scene(){return t.scene}});var C=V(x,2),T=I(C);br(T,{get scene(){return t.scene}});var A=V(T,2),ee=I(A),R=e=>{an(e,{get scene(){return t.scene}})},z=e=>{Rn(e,{get scene(){return t.scene}})};f(ee,e=>{t.scene.view.turn.aim?e(R):e(z,-1)}),Vn(V(ee,2),{get scene(){return t.scene},look:s}),k(A),k(C);var B=V(C,2),ne=I(B);p(ne,()=>t.prompt),k(B);var H=V(B,2),ae=e=>{var n=zr(),r=I(n);Qn(r,{get scene(){return t.scene}});var i=V(r,2);kn(i,{get scene(){return t.scene}}),cr(V(i,2),{get scene(){return t.scene},look:s}),k(n),S(e,n)};f(H,e=>{w(i)&&e(ae)}),k(m),te(m,e=>L(l,e),()=>w(l));var oe=V(m,2);Pn(oe,{get scene(){return t.scene},get what(){return w(o)},onclose:()=>L(o,null)});var se=V(oe,2),U=e=>{dr(e,{get id(){return c.shown.id},get near(){return c.shown.near},get parts(){return t.scene.components}})};f(se,e=>{c.shown&&e(U)}),j(()=>{_=r(g,1,`seats svelte-jkp3se`,null,_,{four:w(a).length===4}),b=v(g,``,b,{"--count":w(a).length})}),S(e,d),F()}var Hr=new Set([`card-drawn`,`reserve-dealt`,`discarded`,`base-discarded`,`passed`]),Ur=new Set([`base-destroyed`,`end-triggered`,`game-over`]);function Wr(e){return Hr.has(e)?0:Ur.has(e)?2:1}function Gr(e,t){let n=e.parts,r=t.components;return{text:H(`rush-event-${n.kind}`,{seat:n.seat===void 0?``:Ye(n.seat,t),card:n.card?Z(n.card,r):``,target:n.target?Je(n.target,t):``,achievement:n.achievement?ze(n.achievement,r):``,n:n.number??0}),seat:n.seat,weight:Wr(n.kind),cards:n.card&&n.card!==`?`?[n.card]:void 0,places:n.target?[ge(n.target)]:void 0}}var Kr={name:`rush`,Table:Vr,Side:ct,Card:$,option:Yt,barred:Xt,ask:Wt,tell:Gr,phases:en,round:e=>e.view.round,points:e=>e.view.players.map(t=>Re(t,e.components)),source:e=>R(`rush-source-${e}`,e),lessons:()=>ee(()=>import(`./lessons-7ofgJWUH.js`).then(e=>e.lessons),__vite__mapDeps([0,1]))};export{Kr as game};