const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/lessons-7ofgJWUH.js","assets/places-mGnQveHe.js"])))=>i.map(i=>d[i]);
import{At as e,B as t,Cn as n,Dt as r,G as i,Gt as a,H as o,Ht as s,It as c,Jt as l,Kt as u,Lt as d,Mt as f,Ot as p,Pt as m,Qt as h,Rt as g,Sn as _,U as v,Ut as y,V as b,W as x,Wt as S,X as C,Xt as w,Yt as T,Z as E,_n as D,cn as O,dn as k,fn as A,ft as j,it as M,ln as N,lt as P,mn as F,nn as I,on as L,ot as ee,pn as te,rt as R,sn as z,vn as B,vt as V,wn as ne,xn as re,xt as H,yt as ie,z as ae,zt as U}from"./base-Cgd1PVz6.js";import{_ as oe,a as se,c as ce,d as le,f as ue,g as W,h as de,i as fe,l as pe,m as G,n as me,o as he,p as ge,r as _e,s as ve,t as ye,u as be}from"./places-mGnQveHe.js";var xe=Object.assign({"./art/barracks/engineers.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">
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
`}),Se=(e,t)=>xe[`./art/${e}/${t}.svg`]??``,K=e=>Se(`icons`,e),Ce=e=>K(e?`emblem-${e}`:`barracks`),we=e=>K(`class-${e.subclass===`tank-destroyer`?`td`:e.class??`support`}`),Te=e=>K(`ability-${e.replaceAll(`_`,`-`)}`),Ee={"ussr-bm-13":`rocket-launcher`,"ussr-tank-riders":`tank-riders`,"ussr-sappers":`sappers`,"ussr-partisans":`partisans`,"ussr-traffic-controllers":`traffic`,"germany-sd-kfz-251":`half-track`,"germany-bergepanther":`recovery`,"germany-brandenburger":`infiltrators`,"germany-flak-36":`flak`,"germany-generalstab":`staff`,"usa-m3-half-track":`half-track`,"usa-combat-engineers":`sappers`,"usa-willys-mb":`jeep`,"france-panhard-178":`armoured-car`,"france-maquisards":`resistance`,"france-chasseurs-portes":`mounted-infantry`,"france-sapeurs-du-genie":`sappers`,"uk-17-pounder":`anti-tank-gun`,"uk-daimler-dingo":`armoured-car`,"uk-royal-engineers":`sappers`,"uk-commandos":`commandos`,"uk-staff-officers":`staff`};function De(e,t){let n=Ee[e.split(`#`)[0]];if(n)return Se(`units`,n);let r=t.firepower===0&&t.armour===0&&!t.goods?`infantry`:`truck`,i=t.class===`support`?r:t.subclass||t.class;return Se(`silhouettes`,`${t.nation}-${i}`)}var Oe=e=>Se(`barracks`,e)||Se(`barracks`,`engineers`),ke=(e,t)=>Se(`bases`,t?`hq`:`base-${e%3+1}`),Ae={destroyed_bases:`base`,own_bases:`headquarters`,barracks_cards:`barracks`,infantry:`barracks`,double_medal_cards:`medal-double`,all_medals:`medal-double`,medal_nations:`medal-double`,squad_cards:`depot`,cost_sum:`cost-sum`,ended_game:`ability-siege`,vehicles_without_abilities:`class-light`};function je(e,t){let{metric:n,class:r,nation:i,ability:a}=t.achievements[e]?.counts??{};return r?K(`class-${r}`):i?Ce(i):a?Te(a):K(Ae[n??``]??`achievement`)}function Me(e){let{hand:t,kept:n,garage:r,depot:i,rear:a,unseen:o}=e;return[...t,...n,...r,...i,...o,...a?[a]:[]]}function Ne({components:e,view:t}){let n=t.players.map((e,t)=>[t]);return le(e,t.players.length)?e.parties:n}function Pe(e,t){let n={};for(let r of Me(e)){let e=t.cards[r];e?.kind===`medal`&&(n[e.nation]=(n[e.nation]??0)+(e.medals??0))}return n}var Fe=(e,t)=>Me(e).reduce((e,n)=>e+(t.cards[n]?.medals??0),0),Ie=(e,t)=>M(`rush-achievement-${e}`,t.achievements[e]?.title??e),Le=(e,t)=>M(`rush-achievement-${e}-text`,t.achievements[e]?.text??``),Re=a(`<span class="chip svelte-1mhyxtf"><!><em class="svelte-1mhyxtf"> </em></span>`),ze=a(`<button><!> <!></button>`);function q(e,t){B(t,!0);let n=P(t,`class`,3,``),r=F(()=>v(t.picker,t.at,t.name)),i=F(()=>h(r)[`aria-disabled`]&&t.picker.options.length>0),a=F(()=>t.picker.lit(t.at)?t.picker.effect(t.at):``);function o(e){t.onpoint?.(),h(r).onclick(e)}var c=ze();ie(c,()=>({type:`button`,...h(r),"data-chosen":t.unchosen?void 0:h(r)[`data-chosen`],onclick:o,class:`spot ${n()??``}`,"data-card":t.card,[V]:{dim:t.dims&&h(i)}}),void 0,void 0,void 0,`svelte-1mhyxtf`);var l=L(c);m(l,()=>t.children);var u=N(l,2),d=e=>{var t=Re(),n=L(t);C(n,{name:`target`,size:`1.15em`});var r=N(n),i=O(r,!0);_(t),I(()=>s(i,h(a))),y(e,t)};U(u,e=>{h(a)&&e(d)}),_(c),y(e,c),D()}var Be=[`I`,`II`,`III`,`IV`],J=(e,t)=>t.cards[e],Y=e=>M(`rush-nation-${e}`,e),Ve=e=>M(`rush-class-${e}`,e),X=e=>M(`rush-ability-${e.replaceAll(`_`,`-`)}`,e);function He(e,t,n=1){let r=`rush-ability-${e.replaceAll(`_`,`-`)}-text`;return M(r,t.abilities[e]?.text??``,{n})}function Z(e,t){let n=J(e,t);if(!n)return R(e===`rear`?`rush-zone-rear`:`rush-card-hidden`);if(n.kind===`vehicle`)return n.title;if(n.kind!==`medal`)return M(`rush-card-${e}`,n.title);let r=M(`rush-medal-name-${n.nation}`,n.title);return(n.medals??1)>1?R(`rush-medal-double-name`,{name:r}):r}var Ue=(e,t)=>t.places.bases[e]===t.places.headquarters?``:Be[e]??`${e+1}`;function We(e,t){let n=Ue(e,t);return n?R(`rush-base`,{number:n}):R(`rush-headquarters`)}function Ge(e,t){let{seat:n,slot:r,guard:i}=de(e,t.components),a={base:We(r,t.components),seat:Ke(n,t)};return R(i?`rush-target-guard`:`rush-target-base`,a)}var Ke=(e,t)=>x(t.seats,e);function qe(e){let t=[],{cost:n,resources:r,firepower:i,armour:a}=e;return n!==void 0&&t.push(R(`rush-value-cost`,{n})),r!==null&&t.push(R(`rush-value-resources`,{n:r})),i!==void 0&&t.push(R(`rush-value-firepower`,{n:i})),a!==void 0&&t.push(R(`rush-value-armour`,{n:a})),e.medals&&t.push(R(`rush-value-medals`,{n:e.medals})),t}function Je(e){let t=e.abilities.map(e=>e.value?`${X(e.kind)} ${e.value}`:X(e.kind));return t.push(...(e.limits??[]).map(X)),e.goods&&t.push(R(`rush-goods-for`,{nation:Y(e.goods)})),t}function Q(e,t){let n=J(e,t);if(!n)return R(`rush-card-hidden`);let r=n.kind===`vehicle`?[Y(n.nation),Ve(n.class??``)]:[R(`rush-kind-${n.kind}`)];return[n.kind===`vehicle`?n.names.en??n.title:Z(e,t),...r,...qe(n),...Je(n)].join(`, `)}var Ye=u(`<svg viewBox="0 0 24 24"><path></path></svg>`);function Xe(e,t){let n=[`M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z`,`M12 2 23 21H1z`,`M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z`,`M12 .5 23.5 12 12 23.5.5 12z`,`M12 1.5 22.5 9l-4 12.5h-13L1.5 9z`,`M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z`];var r=Ye(),i=O(r);I(()=>{p(r,0,`seat-${t.seat+1}`,`svelte-1u6tpjo`),H(r,`role`,t.label?`img`:void 0),H(r,`aria-label`,t.label),H(r,`aria-hidden`,!t.label||void 0),H(i,`d`,n[t.seat%n.length])}),y(e,r)}var Ze=a(`<em class="spoken"> </em>`),Qe=a(`<span><!> <b class="svelte-1ml4yu9"> </b> <!></span>`),$e=a(`<span class="values svelte-1ml4yu9"></span>`);function et(e,t){B(t,!0);let n=F(()=>Ne(t.scene));var i=$e();let a;c(i,21,()=>t.standing.values,d,(e,r,i)=>{let a=F(()=>t.standing.best.includes(i));var o=Qe();let l;var u=L(o);c(u,16,()=>h(n)[i]??[],e=>e,(e,n)=>{{let r=F(()=>Ke(n,t.scene));Xe(e,{get seat(){return n},get label(){return h(r)}})}});var d=N(u,2),f=O(d,!0),m=N(d,2),g=e=>{var t=Ze(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-leads`)]),y(e,t)};U(m,e=>{h(a)&&t.standing.best.length===1&&e(g)}),_(o),I(()=>{l=p(o,1,`svelte-1ml4yu9`,null,l,{lead:h(a)&&t.standing.best.length===1,tie:h(a)&&t.standing.best.length>1}),s(f,h(r)??`–`)}),y(e,o)}),_(i),I(()=>a=r(i,``,a,{"--n":h(n).length})),y(e,i),D()}var tt=a(`<small class="svelte-hy4yd3"> </small>`),nt=a(`<span class="line svelte-hy4yd3"><i class="svelte-hy4yd3"><!></i> <span class="text svelte-hy4yd3"><span class="head svelte-hy4yd3"><b class="svelte-hy4yd3"> </b> <!></span> <!></span></span>`),rt=a(`<p class="svelte-hy4yd3"> <!></p>`),it=a(`<section class="achievements svelte-hy4yd3"><h3 class="svelte-hy4yd3"> <small class="svelte-hy4yd3"> </small></h3> <!> <!></section>`);function at(e,t){B(t,!0);let n=F(()=>t.scene.components),r=F(()=>h(n).achievements[t.scene.view.achievements[0]??``]?.value??5),i=F(()=>h(n).numbers.achievement_deck?Object.keys(h(n).achievements).length-t.scene.view.achievements.length-t.scene.view.ruins.length:0);var a=it(),o=L(a),u=L(o),d=N(u),f=O(d,!0);_(o);var p=N(o,2);c(p,17,()=>t.scene.view.standings,e=>e.achievement,(e,r)=>{let i=F(()=>h(r).achievement);{let a=F(()=>me(h(i))),o=F(()=>Ie(h(i),h(n))),c=F(()=>Le(h(i),h(n)));q(e,{get picker(){return t.scene.picker},get at(){return h(a)},get name(){return`${h(o)??``}. ${h(c)??``}`},class:`achievement`,children:(e,a)=>{var o=nt(),c=L(o),l=L(c);{let e=F(()=>je(h(i),h(n)));E(l,{get of(){return h(e)}})}_(c);var u=N(c,2),d=L(u),f=L(d),p=O(f,!0),m=N(f,2),g=e=>{var t=tt(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-tie`)]),y(e,t)};U(m,e=>{h(r).best.length>1&&e(g)}),_(d),et(N(d,2),{get scene(){return t.scene},get standing(){return h(r)}}),_(u),_(o),I((e,t)=>{H(o,`title`,e),s(p,t)},[()=>Le(h(i),h(n)),()=>Ie(h(i),h(n))]),y(e,o)},$$slots:{default:!0}})}});var m=N(p,2),g=e=>{var r=rt(),a=L(r),o=N(a),c=e=>{var r=l();I((e,t)=>s(r,`· ${e??``}: ${t??``}`),[()=>R(`rush-ruins`),()=>t.scene.view.ruins.map(e=>Ie(e,h(n))).join(`, `)]),y(e,r)};U(o,e=>{t.scene.view.ruins.length>0&&e(c)}),_(r),I(e=>s(a,`${e??``} `),[()=>R(`rush-achievement-deck`,{n:h(i)})]),y(e,r)};U(m,e=>{h(i)>0&&e(g)}),_(a),I((e,t)=>{s(u,`${e??``} `),s(f,t)},[()=>R(`rush-zone-achievements`),()=>R(`rush-achievement-worth`,{n:h(r)})]),y(e,a),D()}var ot=a(`<i><!></i>`),st=a(`<b class="svelte-fy9jrg"> </b>`),ct=a(`<em class="svelte-fy9jrg"> </em>`),lt=a(`<span><i class="svelte-fy9jrg"><!></i> <!> <!> <!></span>`),ut=a(`<div class="foot svelte-fy9jrg"></div>`);function dt(e,t){B(t,!0);let n=F(()=>[...t.card.abilities.map(e=>({...e,limit:!1,goods:``})),...(t.card.limits??[]).map(e=>({kind:e,value:0,limit:!0,goods:``})),...t.card.goods?[{kind:`national_goods`,value:0,limit:!0,goods:t.card.goods}]:[]]);var r=ut();c(r,21,()=>h(n),({kind:e,value:t,limit:n,goods:r})=>e,(e,t)=>{let r=()=>h(t).kind,i=()=>h(t).value,a=()=>h(t).limit,o=()=>h(t).goods;var c=lt();let l;var u=L(c),d=L(u);{let e=F(()=>Te(r()));E(d,{get of(){return h(e)}})}_(u);var f=N(u,2),m=e=>{var t=ot(),n=L(t);{let e=F(()=>Ce(o()));E(n,{get of(){return h(e)}})}_(t),I(()=>p(t,1,`for tint-${o()??``}`,`svelte-fy9jrg`)),y(e,t)};U(f,e=>{o()&&e(m)});var g=N(f,2),v=e=>{var t=st(),n=O(t,!0);I(()=>s(n,i())),y(e,t)};U(g,e=>{i()&&e(v)});var b=N(g,2),x=e=>{var t=ct(),n=O(t,!0);I(e=>s(n,e),[()=>X(r())]),y(e,t)};U(b,e=>{h(n).length===1&&e(x)}),_(c),I(()=>l=p(c,1,`ability svelte-fy9jrg`,null,l,{limit:a()})),y(e,c)}),_(r),y(e,r),D()}var ft=`M-5 26C20 14 38 34 62 24S104 10 126 22M-5 40C22 26 40 48 64 37s40-12 62-2M-5 55C20 42 44 62 68 51s38-10 58-1`,pt=u(`<svg viewBox="0 0 120 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true" class="svelte-4ekzgd"><path class="sky svelte-4ekzgd" d="M0 0h120v130H0z"></path><path class="lines svelte-4ekzgd"></path><path class="hill svelte-4ekzgd" d="M0 86C18 74 30 84 46 76S82 70 98 78s16 2 22 0v52H0z"></path><path class="ground svelte-4ekzgd" d="M0 101c24-7 50-3 70-5s34-3 50 1v33H0z"></path></svg>`);function mt(e){var t=pt(),n=N(L(t));H(n,`d`,ft),re(2),_(t),y(e,t)}var ht=a(`<div class="name svelte-pzlefr"><span class="svelte-pzlefr"> </span></div>`);function gt(e,t){B(t,!0);let n=F(()=>Math.max(...t.text.split(/[\s-]/).map(e=>e.length))),i=F(()=>Math.min(t.text.length>11?8.6:10.8,122/h(n))),a=F(()=>Math.min(h(i)*1.16,122/h(n)));var o=ht();let c;var l=L(o),u=O(l,!0);_(o),I(()=>{c=r(o,``,c,{"--size":h(i),"--small":h(a)}),s(u,t.text)}),y(e,o),D()}var _t=a(`<span><!><b class="svelte-1mo4mma"> </b></span>`),vt=a(`<div class="rail svelte-1mo4mma"><i class="emblem svelte-1mo4mma"><!></i> <!></div>`);function yt(e,t){B(t,!0);let n=F(()=>[{name:`resources`,value:t.card.resources??void 0},{name:`firepower`,value:t.card.firepower},{name:`armour`,value:t.card.armour}]);var r=vt(),i=L(r),a=L(i);{let e=F(()=>Ce(t.card.nation));E(a,{get of(){return h(e)}})}_(i);var o=N(i,2);c(o,17,()=>h(n),({name:e,value:t})=>e,(e,t)=>{let n=()=>h(t).name,r=()=>h(t).value;var i=S(),a=z(i),o=e=>{var t=_t();let i;var a=L(t);{let e=F(()=>K(`stat-${n()}`));E(a,{get of(){return h(e)}})}var o=N(a),c=O(o,!0);_(t),I(()=>{i=p(t,1,`stat ${n()??``}`,`svelte-1mo4mma`,i,{zero:r()===0}),s(c,r())}),y(e,t)};U(a,e=>{r()!==void 0&&e(o)}),y(e,i)}),_(r),y(e,r),D()}var bt=a(`<div class="face svelte-1to8sik"><!> <!> <div class="picture svelte-1to8sik"><!> <div class="person svelte-1to8sik"><!></div></div> <!></div>`);function xt(e,t){B(t,!0);var n=bt(),r=L(n);yt(r,{get card(){return t.card}});var i=N(r,2);{let e=F(()=>Z(t.id,t.components));gt(i,{get text(){return h(e)}})}var a=N(i,2),o=L(a);mt(o,{});var s=N(o,2),c=L(s);{let e=F(()=>Oe(t.id));E(c,{get of(){return h(e)}})}_(s),_(a),dt(N(a,2),{get card(){return t.card}}),_(n),y(e,n),D()}var St=a(`<i class="svelte-1x6zay2"> </i>`),Ct=a(`<div class="face svelte-1x6zay2"><div class="head svelte-1x6zay2"><span> </span> <!> <b class="svelte-1x6zay2"><!> </b></div> <div class="picture svelte-1x6zay2"><!></div></div>`);function wt(e,t){B(t,!0);let n=F(()=>t.id.startsWith(`headquarters`));var r=Ct(),i=L(r),a=L(i);let o;var c=O(a,!0),l=N(a,2),u=e=>{var n=St(),r=O(n,!0);I(e=>s(r,e),[()=>Ue(t.which,t.components)]),y(e,n)};U(l,e=>{t.which!==void 0&&!h(n)&&e(u)});var d=N(l,2),f=L(d);C(f,{name:`medal`,size:`1em`});var m=N(f,1,!0);_(d),_(i);var g=N(i,2),v=L(g);{let e=F(()=>ke(t.which??0,h(n)));E(v,{get of(){return h(e)}})}_(g),_(r),I(e=>{o=p(a,1,`svelte-1x6zay2`,null,o,{hq:h(n)}),s(c,e),s(m,t.card.medals)},[()=>h(n)?R(`rush-hq-short`):Z(t.id,t.components)]),y(e,r),D()}var Tt=a(`<div><svg viewBox="0 0 100 140" aria-hidden="true" class="svelte-t36vep"><g class="lines svelte-t36vep"><rect x="6" y="6" width="88" height="128" rx="5" stroke-width="1.5"></rect><circle cx="50" cy="70" r="25" stroke-width="1.5"></circle><circle cx="50" cy="70" r="20" stroke-width=".7"></circle><path d="M6 34h88M6 106h88M28 6v28M72 6v28M28 106v28M72 106v28" stroke-width=".7"></path></g><path class="star svelte-t36vep" d="m50 42 6 22 22 6-22 6-6 22-6-22-22-6 22-6z"></path></svg></div>`);function Et(e,t){let n=P(t,`deck`,3,!1);var r=Tt();let i;I(()=>i=p(r,1,`back svelte-t36vep`,null,i,{deck:n()})),y(e,r)}var Dt=a(`<svg class="crack svelte-ddt55w" viewBox="0 0 100 140" aria-hidden="true"><path class="deep svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path><path class="fine svelte-ddt55w" d="M44 52 24 46M58 60l22-8M38 88l-20 8M50 93l24 12"></path><path class="glow svelte-ddt55w" d="M58 24 44 52l14 8-20 28 12 5-8 30"></path></svg> <span class="plate svelte-ddt55w"><i class="svelte-ddt55w"><!></i><em class="svelte-ddt55w"> </em></span>`,1);function Ot(e,t){B(t,!1),j();var n=Dt(),r=N(z(n),2),i=L(r),a=L(i);{let e=te(()=>K(`damaged`));E(a,{get of(){return h(e)}})}_(i);var o=N(i),c=O(o,!0);_(r),I(e=>s(c,e),[()=>R(`rush-damaged`)]),y(e,n),D()}var kt=a(`<div class="medal svelte-1qr0kn4"><svg viewBox="0 0 100 110" aria-hidden="true" class="svelte-1qr0kn4"><path class="ribbon svelte-1qr0kn4" d="M30 0h40l-9 44H39z"></path><path class="stripe svelte-1qr0kn4" d="M44 0h12l-2 44h-8z"></path><circle class="rim svelte-1qr0kn4" cx="50" cy="72" r="31"></circle><circle class="gold svelte-1qr0kn4" cx="50" cy="72" r="27.5"></circle><circle class="ring svelte-1qr0kn4" cx="50" cy="72" r="22"></circle></svg> <i class="svelte-1qr0kn4"><!></i></div>`),At=a(`<div class="face svelte-1qr0kn4"><!> <!> <div></div> <div class="foot svelte-1qr0kn4"><!> <b class="svelte-1qr0kn4"> </b> <em class="svelte-1qr0kn4"> </em></div></div>`);function jt(e,t){B(t,!0);let n=F(()=>t.card.medals??1),r=F(()=>t.card.names.own??t.card.title);var i=At(),a=L(i);yt(a,{get card(){return t.card}});var o=N(a,2);gt(o,{get text(){return h(r)}});var l=N(o,2);let u;c(l,21,()=>({length:h(n)}),d,(e,n)=>{var r=kt(),i=N(L(r),2),a=L(i);{let e=F(()=>Ce(t.card.nation));E(a,{get of(){return h(e)}})}_(i),_(r),y(e,r)}),_(l);var f=N(l,2),m=L(f);C(m,{name:`medal`,size:`14cqw`});var g=N(m,2),v=O(g,!0),b=N(g,2),x=O(b,!0);_(f),_(i),I(e=>{u=p(l,1,`picture svelte-1qr0kn4`,null,u,{two:h(n)>1}),s(v,h(n)),s(x,e)},[()=>R(`rush-medals`,{n:h(n)})]),y(e,i),D()}var Mt=a(`<div class="face svelte-3wmdjn"><!> <!> <div class="picture svelte-3wmdjn"><!> <div class="shape svelte-3wmdjn"><!></div> <div><i class="svelte-3wmdjn"><!></i> <span class="svelte-3wmdjn"> </span></div> <b class="cost svelte-3wmdjn"> </b></div> <!></div>`);function Nt(e,t){B(t,!0);var n=Mt(),r=L(n);yt(r,{get card(){return t.card}});var i=N(r,2);gt(i,{get text(){return t.card.title}});var a=N(i,2),o=L(a);mt(o,{});var c=N(o,2),l=L(c);{let e=F(()=>De(t.id,t.card));E(l,{get of(){return h(e)}})}_(c);var u=N(c,2);let d;var f=L(u),m=L(f);{let e=F(()=>we(t.card));E(m,{get of(){return h(e)}})}_(f);var g=N(f,2),v=O(g,!0);_(u);var b=N(u,2),x=O(b,!0);_(a),dt(N(a,2),{get card(){return t.card}}),_(n),I(e=>{d=p(u,1,`class svelte-3wmdjn`,null,d,{heavy:t.card.class===`heavy`}),s(v,e),s(x,t.card.cost)},[()=>Ve(t.card.class??``)]),y(e,n),D()}var Pt=a(`<div><div class="inside svelte-kughco"><!></div> <!></div>`);function $(e,t){B(t,!0);let n=P(t,`damaged`,3,!1),i=F(()=>t.components.cards[t.id]);var a=Pt();let o,s;var c=L(a),l=L(c),u=e=>{Et(e,{})},d=e=>{Nt(e,{get id(){return t.id},get card(){return h(i)}})},f=e=>{xt(e,{get id(){return t.id},get card(){return h(i)},get components(){return t.components}})},m=e=>{jt(e,{get card(){return h(i)}})},g=e=>{wt(e,{get id(){return t.id},get card(){return h(i)},get components(){return t.components},get which(){return t.which}})};U(l,e=>{h(i)?h(i).kind===`vehicle`?e(d,1):h(i).kind===`barracks`?e(f,2):h(i).kind===`medal`?e(m,3):e(g,-1):e(u)}),_(c);var v=N(c,2),b=e=>{Ot(e,{})};U(v,e=>{n()&&e(b)}),_(a),I(()=>{o=p(a,1,`card tint-${(h(i)?.nation||`none`)??``}`,`svelte-kughco`,o,{damaged:n(),guard:t.guard,played:t.played,headed:h(i)?.kind===`base`}),s=r(a,``,s,{"--w":t.width?`${t.width}px`:void 0})}),y(e,a),D()}var Ft=[`first-player`,`draw-cards`,`deal-reserve`,`reveal-achievements`,`lay-top`];function It(e,{view:t,components:n}){let r=J(e,n)?.nation??``;return t.turn.pool+(t.turn.goods[r]??0)}function Lt(e){let{view:t,components:n}=e,{name:r,about:i}=G(t),a=i[0]??``,o=n.cards[a]?a:t.turn.lead||t.turn.resolving,{aim:s}=t.turn;return{card:o?Z(o,n):``,cost:J(o,n)?.cost??0,paid:r===`pay-for`?It(o,e):0,most:r===`choose-research`?Number(a):0,due:r===`choose-doubles`?Number(i[1]??0):0,left:Number(i.at(-1))||0,nation:r===`choose-doubles`?Y(a):``,seat:Ke(W(t.active),e),target:s?Ge(s,e):``,n:e.position.choices?.length??0,attack:t.fight.attack??0,defence:t.fight.defence??0}}var Rt=e=>e.charAt(0).toLocaleUpperCase()+e.slice(1);function zt(e,t,n){let r=`rush-ask-${e}-detail`;if(e!==`choose-target`&&e!==`choose-aim`)return M(r,``,n);let{view:i,components:a}=t,o=G(i).about[0]??``,s=J(o,a),c=[R(`rush-value-firepower`,{n:s?.firepower??0})];c.push(...s?Je({...s,abilities:[],goods:``}):[]);let l=i.turn.attackers.filter(e=>e!==o).map(e=>Z(e,a)).join(`, `),u=`${Rt(c.join(`, `))}.`;return l?`${u} ${R(`rush-ask-then`,{cards:l})}`:u}function Bt(e){let{name:t}=G(e.view);return e.toMove===null?{kind:`over`,title:R(`rush-ask-over`)}:{kind:t,title:R(`rush-topic-${t}`)}}function Vt(e){let{name:t}=G(e.view);if(!t||Ft.includes(t))return{kind:t||`over`,title:R(`rush-ask-over`)};if(e.toMove!==e.you||e.replay)return Bt(e);let n=Lt(e),r=zt(t,e,n);return{kind:t,title:R(`rush-ask-${t}`,n),detail:r||void 0}}function Ht(e){let{name:t,about:n}=G(e.view);return t===`choose-target`?n[0]??``:``}function Ut(e,t){let n=J(Ht(t),t.components);if(!n)return;let{seat:r,slot:i,guard:a}=de(e,t.components),o=t.view.players[r]?.bases[i],s=typeof o==`object`?o:{},c=J(s.guard??``,t.components)?.armour??0,l=a?s.guard_damaged||(n.firepower??0)>=c:s.damaged||t.components.classes[n.class??``]?.destroys_base_at_once;return R(l?`rush-effect-destroys`:`rush-effect-damages`)}var Wt=new Set([`discard`,`dismantle`,`support`,`station`,`plan`]);function Gt(e,t){let{verb:n=``,card:r,target:i,base:a,achievement:o,nation:s,number:c=`0`,seat:l=``}=e,u=t.components;return R(`rush-do-${n}`,{card:r?Z(r,u):``,target:i?Ge(i,t):``,base:a?We(u.places.bases.indexOf(a),u):``,achievement:o?Ie(o,u):``,nation:s?Y(s):``,n:Number(c),seat:l})}function Kt(e,t){let{verb:n=``,target:r=``}=e.fields;return{choice:e,path:ve(e.fields,t),label:Gt(e.fields,t),effect:n===`hit`?Ut(r,t):void 0,confirm:Wt.has(n)}}var qt=(e,t)=>({refused:e,path:ve(e.fields,t)}),Jt=[`offer-refill`,`repair`,`reveal-hand`],Yt=[`choose-compensation`,`choose-kept`,`choose-station`,`lay-top`,`draw-cards`,`rotate-reserve`];function Xt(e){let{name:t}=G(e);return t?e.stack.includes(`play-cards`)?2:Jt.includes(t)?1:Yt.includes(t)?3:2:0}function Zt(e){let t=Xt(e.view);return[`I`,`II`,`III`].map((e,n)=>({key:e,title:R(`rush-phase-${n+1}`),now:t===n+1}))}var Qt=a(`<span role="img"><!></span>`),$t=a(`<div class="side svelte-1ndljgd"><p class="svelte-1ndljgd"><!> <b> </b></p> <div class="row svelte-1ndljgd"><span class="main" role="img"><!></span> <span class="number svelte-1ndljgd"><b class="svelte-1ndljgd"> </b> <small class="svelte-1ndljgd"> </small></span></div> <div class="support svelte-1ndljgd"></div></div>`),en=a(`<section class="fight svelte-1ndljgd"><h3 class="svelte-1ndljgd"> </h3> <div class="sides svelte-1ndljgd"></div></section>`);function tn(e,t){B(t,!0);let n=F(()=>t.scene.view.turn),r=F(()=>W(t.scene.view.active)),i=F(()=>de(h(n).aim,t.scene.components)),a=F(()=>be(t.scene.view.players[h(i).seat]?.bases[h(i).slot])),o=F(()=>h(n).support.map(e=>{let[t=``,n=``]=e.split(` `);return{seat:W(t),card:n}})),l=(e,n)=>ge(t.scene.components,e)===ge(t.scene.components,n),u=F(()=>[{key:`attack`,seat:h(r),card:h(n).lead,number:t.scene.view.fight.attack},{key:`defence`,seat:h(i).seat,card:h(a),number:t.scene.view.fight.defence}]);var f=en(),p=L(f),m=O(p,!0),g=N(p,2);c(g,21,()=>h(u),e=>e.key,(e,n)=>{var r=$t(),i=L(r),a=L(i);Xe(a,{get seat(){return h(n).seat}});var u=N(a,2),f=O(u,!0);_(i);var p=N(i,2),m=L(p);$(L(m),{get id(){return h(n).card},get components(){return t.scene.components}}),_(m);var g=N(m,2),v=L(g),b=O(v,!0),x=N(v,2),S=O(x,!0);_(g),_(p);var C=N(p,2);c(C,21,()=>h(o).filter(e=>l(e.seat,h(n).seat)),d,(e,n)=>{var r=Qt();$(L(r),{get id(){return h(n).card},get components(){return t.scene.components}}),_(r),I(e=>{H(r,`data-card`,h(n).card),H(r,`aria-label`,e)},[()=>Q(h(n).card,t.scene.components)]),y(e,r)}),_(C),_(r),I((e,t,r)=>{s(f,e),H(m,`data-card`,h(n).card),H(m,`aria-label`,t),s(b,h(n).number??``),s(S,r)},[()=>Ke(h(n).seat,t.scene),()=>Q(h(n).card,t.scene.components),()=>R(`rush-fight-${h(n).key}`)]),y(e,r)}),_(g),_(f),I((e,t)=>{H(f,`aria-label`,e),s(m,t)},[()=>R(`rush-fight`),()=>R(`rush-fight`)]),y(e,f),D()}var nn=a(`<b class="svelte-1nhxspz"> </b>`),rn=a(`<span><i class="svelte-1nhxspz"><!></i> <!><small class="svelte-1nhxspz"> </small></span>`),an=a(`<div class="goals svelte-1nhxspz"></div> <!>`,1);function on(e,t){B(t,!0);let n=A(!1),r=F(()=>Ne(t.scene).findIndex(e=>e.includes(t.scene.you))),i=e=>t.scene.components.achievements[e]?.counts.best===`min`;function a({achievement:e,values:t}){let n=t.filter((e,t)=>t!==h(r)).map(e=>e??0);return i(e)?Math.min(...n):Math.max(...n)}let l=e=>e.best.length===1&&e.best[0]===h(r),u=F(()=>t.scene.picker.next.some(e=>e.path[0]?.startsWith(`achievement/`)));var d=an(),f=z(d);c(f,21,()=>t.scene.view.standings,e=>e.achievement,(e,i)=>{{let o=F(()=>me(h(i).achievement)),c=F(()=>Ie(h(i).achievement,t.scene.components)),d=F(()=>h(i).values[h(r)]??``),f=F(()=>a(h(i)));q(e,{get picker(){return t.scene.picker},get at(){return h(o)},get name(){return`${h(c)??``}: ${h(d)??``} – ${h(f)??``}`},class:`goal`,onpoint:()=>k(n,!h(u)),children:(e,n)=>{var o=rn();let c;var u=L(o),d=L(u);{let e=F(()=>je(h(i).achievement,t.scene.components));E(d,{get of(){return h(e)}})}_(u);var f=N(u,2),m=e=>{var t=nn(),n=O(t,!0);I(()=>s(n,h(i).values[h(r)]??`–`)),y(e,t)};U(f,e=>{h(r)>=0&&e(m)});var g=N(f),v=O(g,!0);_(o),I((e,t)=>{c=p(o,1,`line svelte-1nhxspz`,null,c,{leads:e}),s(v,t)},[()=>l(h(i)),()=>a(h(i))]),y(e,o)},$$slots:{default:!0}})}}),_(f);var m=N(f,2);{let e=F(()=>R(`rush-zone-achievements`));o(m,{get title(){return h(e)},get open(){return h(n)},set open(e){k(n,e,!0)},children:(e,n)=>{at(e,{get scene(){return t.scene}})},$$slots:{default:!0}})}y(e,d),D()}var sn=220,cn=200,ln=100,un={duration:0},dn=e=>e.events.length===0||i(),[fn,pn]=ae({duration:sn,easing:b,fallback:()=>({duration:ln,css:e=>`opacity: ${e}`})}),mn=(e,{key:t,scene:n})=>dn(n)?un:fn(e,{key:t}),hn=(e,{key:t,scene:n})=>dn(n)?un:pn(e,{key:t}),gn=new WeakMap,_n=e=>t=>{let n=requestAnimationFrame(()=>vn(t,dn(e)));return()=>cancelAnimationFrame(n)};function vn(e,t){let n=[...e.querySelectorAll(`:scope > *`)],r=n.map(e=>{let t=e.offsetLeft,n=gn.get(e)??t;return gn.set(e,t),n-t});for(let[e,i]of r.entries()){if(i===0||t)continue;let r=[{translate:`${i}px 0`},{translate:`0 0`}];n[e]?.animate(r,{duration:cn,easing:`ease-out`})}}var yn=(e,t,n,r)=>r.cards[e]?.kind===`vehicle`?e:`${t}/${e}/${n}`,bn=a(`<b class="order svelte-19glxbe"> </b>`),xn=a(`<!> <!>`,1),Sn=a(`<div><div class="turn svelte-19glxbe"><!></div></div>`);function Cn(e,t){B(t,!0);let n=P(t,`copy`,3,0),i=P(t,`order`,3,0),a=()=>({key:yn(t.id,`hand`,n(),t.scene.components),scene:t.scene});var o=Sn();let c;var l=L(o);q(L(l),{get picker(){return t.scene.picker},get at(){return t.at},get name(){return t.name},get card(){return t.id},get dims(){return t.dims},get unchosen(){return t.unchosen},get onpoint(){return t.onpoint},children:(e,n)=>{var r=xn(),a=z(r);$(a,{get id(){return t.id},get components(){return t.scene.components}});var o=N(a,2),c=e=>{var t=bn(),n=O(t,!0);I(()=>s(n,i())),y(e,t)};U(o,e=>{i()>0&&e(c)}),y(e,r)},$$slots:{default:!0}}),_(l),_(o),I(()=>{p(o,1,`one ${t.out??``??``}`,`svelte-19glxbe`),c=r(o,``,c,{"--fan":t.fan})}),f(1,o,()=>hn,a),f(2,o,()=>mn,a),y(e,o),D()}var wn=a(`<p class="empty svelte-cxkx5k"> </p>`),Tn=a(`<section><h3 class="svelte-cxkx5k"> <small class="svelte-cxkx5k"> </small></h3> <div class="cards svelte-cxkx5k"><!> <!> <!></div></section>`);function En(e,t){B(t,!0);let n=F(()=>t.scene.view.players[t.scene.you]),i=F(()=>W(t.scene.view.active)===t.scene.you),a=F(()=>G(t.scene.view).about[0]??``),o=F(()=>G(t.scene.view).name===`play-cards`),l=F(()=>t.scene.picker.options.some(e=>e.path[0]?.startsWith(`depot/`))),u=F(()=>h(i)?ue(t.scene.view):[]),d=F(()=>h(l)?h(n).depot:h(n).hand),f=F(()=>h(l)?_e:fe),m=F(()=>h(u).length+h(d).length),g=A(-1),v=F(()=>h(l)?``:R(h(i)&&t.scene.view.turn.hand_open?`rush-hand-open`:`rush-hand-closed`));function b(e,t){return t!==(h(d)[h(g)]===e?h(g):h(d).indexOf(e))}let x=e=>t.scene.view.turn.attackers.indexOf(e)+1;var S=Tn();let C,w;var T=L(S),E=L(T),j=N(E),M=O(j,!0);_(T);var P=N(T,2),ee=L(P);c(ee,18,()=>h(u),e=>e,(e,n,r)=>{{let i=F(()=>he(n)),o=F(()=>Q(n,t.scene.components)),s=F(()=>R(`rush-laid-out`)),c=F(()=>h(r)-(h(m)-1)/2),l=F(()=>x(n)),u=F(()=>n===h(a)||t.scene.view.turn.resolving===n?`now`:`waits`);Cn(e,{get scene(){return t.scene},get id(){return n},get at(){return h(i)},get name(){return`${h(o)??``}, ${h(s)??``}`},get fan(){return h(c)},get order(){return h(l)},get out(){return h(u)}})}});var te=N(ee,2);c(te,19,()=>h(d),(e,t)=>`${e}/${h(d).slice(0,t).filter(t=>t===e).length}`,(e,n,r)=>{{let i=F(()=>h(f)(h(n))),a=F(()=>Q(h(n),t.scene.components)),s=F(()=>!h(o)),c=F(()=>h(r)+h(u).length-(h(m)-1)/2),l=F(()=>b(h(n),h(r)));Cn(e,{get scene(){return t.scene},get id(){return h(n)},get at(){return h(i)},get copy(){return h(r)},get name(){return h(a)},get dims(){return h(s)},get fan(){return h(c)},get unchosen(){return h(l)},onpoint:()=>k(g,h(r),!0)})}});var z=N(te,2),V=e=>{var t=wn(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-hand-empty`)]),y(e,t)};U(z,e=>{h(m)===0&&e(V)}),_(P),_(S),I((e,t)=>{C=p(S,1,`hand svelte-cxkx5k`,null,C,{dense:h(m)>6}),H(S,`aria-label`,e),w=r(S,``,w,{"--n":h(m)}),s(E,`${t??``} `),s(M,h(v))},[()=>R(`rush-your-hand`),()=>R(h(l)?`rush-your-depot`:`rush-your-hand`)]),y(e,S),D()}var Dn=a(`<p class="svelte-7hb2i"> </p>`),On=a(`<span role="img"><!></span>`),kn=a(`<!> <div class="cards svelte-7hb2i"><!> <!></div>`,1),An=a(`<!> <!>`,1);function jn(e,t){B(t,!0);let n=F(()=>t.what&&`seat`in t.what?t.scene.view.players[t.what.seat]:void 0),r=F(()=>t.what?`seat`in t.what?x(t.scene.seats,t.what.seat):t.what.title:``),i=F(()=>h(n)?R(`rush-deeds`,{bases:h(n).razed,vehicles:h(n).kills}):``),a=F(()=>t.what?`seat`in t.what?[{name:R(`rush-zone-depot`),cards:h(n)?.depot??[]},{name:R(`rush-squad-note`),cards:h(n)?Me(h(n)).sort():[]}]:[{name:t.what.note??``,cards:t.what.cards}]:[]);{let n=F(()=>t.what!==null);o(e,{get title(){return h(r)},get open(){return h(n)},get onclose(){return t.onclose},wide:!0,children:(e,n)=>{var r=An(),o=z(r),l=e=>{var t=Dn(),n=O(t,!0);I(()=>s(n,h(i))),y(e,t)};U(o,e=>{h(i)&&e(l)});var u=N(o,2);c(u,17,()=>h(a),d,(e,n)=>{let r=()=>h(n).name,i=()=>h(n).cards;var a=kn(),o=z(a),l=e=>{var t=Dn(),n=O(t,!0);I(()=>s(n,r())),y(e,t)};U(o,e=>{r()&&e(l)});var u=N(o,2),f=L(u);c(f,17,i,d,(e,n)=>{var r=On();$(L(r),{get id(){return h(n)},get components(){return t.scene.components}}),_(r),I(e=>{H(r,`aria-label`,e),H(r,`data-card`,h(n))},[()=>Q(h(n),t.scene.components)]),y(e,r)});var p=N(f,2),m=e=>{var t=Dn(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-pile-empty`)]),y(e,t)};U(p,e=>{i().length===0&&e(m)}),_(u),y(e,a)}),y(e,r)},$$slots:{default:!0}})}D()}var Mn=a(`<i></i>`),Nn=a(`<span><i class="badge svelte-xxieip"><!></i> <span class="middle svelte-xxieip"><b class="svelte-xxieip"> </b> <span class="pips svelte-xxieip"><!> <span class="svelte-xxieip"></span> <!></span></span> <span class="counts svelte-xxieip"><b class="svelte-xxieip"> </b><small class="svelte-xxieip">×1</small> <b class="svelte-xxieip"> </b><small class="svelte-xxieip">×2</small></span></span>`),Pn=a(`<section class="stacks svelte-xxieip"><h3 class="svelte-xxieip"> <small class="svelte-xxieip"> </small></h3> <div class="list svelte-xxieip"></div></section>`);function Fn(e,t){B(t,!0);let n=F(()=>t.scene.components.numbers),i=F(()=>Object.entries(t.scene.view.medals));var a=Pn(),o=L(a),l=L(o),u=N(l),f=O(u,!0);_(o);var m=N(o,2);let g;c(m,21,()=>h(i),([e,{singles:t,doubles:n}])=>e,(e,r)=>{var i=F(()=>ne(h(r),2));let a=()=>h(i)[0],o=()=>h(i)[1].singles,l=()=>h(i)[1].doubles;{let r=F(()=>se(a())),i=F(()=>Y(a())),u=F(()=>R(`rush-stack-spoken`,{singles:o(),doubles:l()}));q(e,{get picker(){return t.scene.picker},get at(){return h(r)},get name(){return`${h(i)??``}: ${h(u)??``}`},class:`stack`,children:(e,t)=>{var r=Nn();let i;var u=L(r),f=L(u);{let e=F(()=>Ce(a()));E(f,{get of(){return h(e)}})}_(u);var m=N(u,2),g=L(m),v=O(g,!0),b=N(g,2),x=L(b);c(x,17,()=>({length:h(n).singles??9}),d,(e,t,n)=>{var r=Mn();let i;I(()=>i=p(r,1,`svelte-xxieip`,null,i,{on:n<o()})),y(e,r)});var S=N(x,4);c(S,17,()=>({length:h(n).doubles??3}),d,(e,t,n)=>{var r=Mn();let i;I(()=>i=p(r,1,`double svelte-xxieip`,null,i,{on:n<l()})),y(e,r)}),_(b),_(m);var C=N(m,2),w=L(C),T=O(w,!0),D=N(w,3),k=O(D,!0);re(),_(C),_(r),I(e=>{i=p(r,1,`line tint-${a()??``}`,`svelte-xxieip`,i,{few:o()<=2}),s(v,e),s(T,o()),s(k,l())},[()=>Y(a())]),y(e,r)},$$slots:{default:!0}})}}),_(m),_(a),I((e,t)=>{s(l,`${e??``} `),s(f,t),g=r(m,``,g,{"--n":h(i).length})},[()=>R(`rush-zone-medals`),()=>R(`rush-medals-note`)]),y(e,a),D()}var In=a(`<button type="button" class="svelte-17dbwz2"><i class="svelte-17dbwz2"><!></i><span class="svelte-17dbwz2"> </span> <b class="svelte-17dbwz2"> </b></button>`),Ln=a(`<div class="open svelte-17dbwz2"></div>`);function Rn(e,t){B(t,!0);let n=F(()=>[{key:`discard`,art:`depot`,cards:t.scene.view.discard},{key:`scrapyard`,art:`scrapyard`,cards:t.scene.view.scrapyard}]);var r=Ln();c(r,21,()=>h(n),({key:e,art:t,cards:n})=>e,(e,n)=>{let r=()=>h(n).key,i=()=>h(n).art,a=()=>h(n).cards,o=F(()=>R(`rush-zone-${r()}`));var c=In(),l=L(c),u=L(l);{let e=F(()=>K(i()));E(u,{get of(){return h(e)}})}_(l);var d=N(l),f=O(d,!0),p=N(d,2),m=O(p,!0);_(c),I(()=>{H(c,`title`,h(o)),H(c,`aria-label`,`${h(o)??``}: ${a().length??``}`),s(f,h(o)),s(m,a().length)}),w(`click`,c,()=>t.look({title:h(o),cards:a()})),y(e,c)}),_(r),y(e,r),D()}T([`click`]);var zn=a(`<span class="ruin svelte-1wotwc4"><i class="svelte-1wotwc4"><!></i> <b class="svelte-1wotwc4"> </b> <small class="svelte-1wotwc4"> </small></span>`),Bn=a(`<div class="guard svelte-1wotwc4"><!></div>`),Vn=a(`<!> <!>`,1),Hn=a(`<div><!></div>`);function Un(e,t){B(t,!0);let n=F(()=>t.scene.components),r=F(()=>t.scene.view.players[t.seat].bases[t.at]),i=F(()=>typeof h(r)==`object`?h(r):{}),a=F(()=>h(i).guard??``),o=F(()=>h(a)?[h(a)]:[]),l=F(()=>We(t.at,h(n))),u=F(()=>oe(h(n),t.seat,t.at,!1)),d=F(()=>oe(h(n),t.seat,t.at,!0)),m=F(()=>Ue(t.at,h(n))?`base`:`headquarters`),v=F(()=>t.scene.events.find(e=>[h(u),h(d)].includes(String(e.parts.target)))?.parts),b=e=>e?`, ${R(`rush-damaged`)}`:``,x=F(()=>`${h(l)}, ${R(h(a)?`rush-defended`:`rush-undefended`)}${b(h(i).damaged)}`),C=F(()=>`${Q(h(a),h(n))}, ${R(`rush-defends`,{base:h(l)})}${b(h(i).guard_damaged)}`);var w=Hn();let T;var k=L(w),A=e=>{var n=S(),r=z(n);g(r,()=>h(v)?.kind===`base-destroyed`?t.scene.beat:0,e=>{{let n=F(()=>pe(h(u))),r=F(()=>h(l)),i=F(()=>R(`rush-destroyed`)),a=F(()=>h(v)?.kind===`base-destroyed`?`fell`:``);q(e,{get picker(){return t.scene.picker},get at(){return h(n)},get name(){return`${h(r)??``}, ${h(i)??``}`},get class(){return`gone ${h(a)??``}`},children:(e,t)=>{var n=zn(),r=L(n),i=L(r);{let e=F(()=>K(`destroyed`));E(i,{get of(){return h(e)}})}_(r);var a=N(r,2),o=O(a,!0),c=N(a,2),u=O(c,!0);_(n),I(e=>{s(o,h(l)),s(u,e)},[()=>R(`rush-destroyed`)]),y(e,n)},$$slots:{default:!0}})}}),y(e,n)},j=e=>{var r=Vn(),a=z(r);{let e=F(()=>pe(h(u))),r=F(()=>h(v)?.kind===`base-damaged`?`hit`:``);q(a,{get picker(){return t.scene.picker},get at(){return h(e)},get name(){return h(x)},get class(){return`base ${h(r)??``}`},children:(e,r)=>{$(e,{get id(){return h(m)},get components(){return h(n)},get which(){return t.at},get damaged(){return h(i).damaged}})},$$slots:{default:!0}})}var s=N(a,2);c(s,16,()=>h(o),e=>e,(e,r)=>{var a=Bn(),o=L(a);{let e=F(()=>pe(h(d))),a=F(()=>h(v)?.kind===`damaged`?`hit`:``);q(o,{get picker(){return t.scene.picker},get at(){return h(e)},get name(){return h(C)},get card(){return r},get class(){return h(a)},children:(e,t)=>{$(e,{get id(){return r},get components(){return h(n)},get damaged(){return h(i).guard_damaged},guard:!0})},$$slots:{default:!0}})}_(a),f(1,a,()=>hn,()=>({key:r,scene:t.scene})),f(2,a,()=>mn,()=>({key:r,scene:t.scene})),y(e,a)}),y(e,r)};U(k,e=>{h(r)===`destroyed`?e(A):e(j,-1)}),_(w),I(()=>T=p(w,1,`slot svelte-1wotwc4`,null,T,{has:h(a)})),y(e,w),D()}var Wn=a(`<span><i class="svelte-119lpf6"><!></i> </span>`),Gn=a(`<span class="tally svelte-119lpf6"></span> <span class="points svelte-119lpf6"><!><b class="svelte-119lpf6"> </b> <span class="spoken"> </span></span>`,1);function Kn(e,t){B(t,!0);let n=F(()=>Object.entries(Pe(t.player,t.parts))),r=F(()=>Fe(t.player,t.parts));var i=Gn(),a=z(i);c(a,21,()=>h(n),([e,t])=>e,(e,t)=>{var n=F(()=>ne(h(t),2));let r=()=>h(n)[0],i=()=>h(n)[1];var a=Wn(),o=L(a),c=L(o);{let e=F(()=>Ce(r()));E(c,{get of(){return h(e)}})}_(o);var l=N(o,1,!0);_(a),I((e,t)=>{p(a,1,`nation tint-${r()??``}`,`svelte-119lpf6`),H(a,`title`,`${e??``}: ${t??``}`),s(l,i())},[()=>Y(r()),()=>R(`rush-value-medals`,{n:i()})]),y(e,a)}),_(a);var o=N(a,2),l=L(o);C(l,{name:`medal`,size:`1em`});var u=N(l),d=O(u,!0),f=N(u,2),m=O(f,!0);_(o),I((e,t)=>{H(o,`title`,e),s(d,h(r)),s(m,t)},[()=>R(`rush-points-hint`),()=>R(`rush-points-hint`)]),y(e,i),D()}var qn=a(`<span class="tag svelte-n4q7z1"> </span>`),Jn=a(`<section class="own-bases svelte-n4q7z1"><h3 class="svelte-n4q7z1"><!> <!> <!> <!></h3> <div class="bases svelte-n4q7z1"></div></section>`);function Yn(e,t){B(t,!0);let n=F(()=>t.scene.view.players[t.scene.you]),i=F(()=>le(t.scene.components,t.scene.view.players.length));var a=Jn();let o;var l=L(a),u=L(l);Xe(u,{get seat(){return t.scene.you}});var f=N(u),p=N(f),m=e=>{var t=qn(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-first`)]),y(e,t)},g=F(()=>W(t.scene.view.first)===t.scene.you);U(p,e=>{h(g)&&e(m)});var v=N(p,2),b=e=>{var n=qn(),r=O(n,!0);I(e=>s(r,e),[()=>R(`rush-team`,{name:`AB`[ge(t.scene.components,t.scene.you)]??``})]),y(e,n)};U(v,e=>{h(i)&&e(b)}),Kn(N(v,2),{get player(){return h(n)},get parts(){return t.scene.components}}),_(l);var x=N(l,2);c(x,21,()=>h(n).bases,d,(e,n,r)=>{Un(e,{get scene(){return t.scene},get seat(){return t.scene.you},at:r})}),_(x),_(a),I((e,t)=>{H(a,`aria-label`,e),o=r(a,``,o,{"--n":h(n).bases.length}),s(f,` ${t??``} `)},[()=>R(`rush-your-bases`),()=>R(`rush-your-bases`)]),y(e,a),D()}var Xn=a(`<b class="count svelte-yohcec"> </b>`);function Zn(e,t){var n=Xn(),r=O(n,!0);I(()=>s(r,t.n)),y(e,n)}var Qn=a(`<span class="empty svelte-9mnxyr"></span>`),$n=a(`<button class="pile svelte-9mnxyr" type="button"><b class="svelte-9mnxyr"> </b> <span class="stack svelte-9mnxyr"><!> <!></span></button>`);function er(e,t){var n=$n(),r=L(n),i=O(r,!0),a=N(r,2),o=L(a),c=e=>{{let n=F(()=>t.top??``);$(e,{get id(){return h(n)},get components(){return t.parts}})}},l=e=>{var t=Qn();y(e,t)};U(o,e=>{t.count>0?e(c):e(l,-1)}),Zn(N(o,2),{get n(){return t.count}}),_(a),_(n),I(()=>{H(n,`aria-label`,`${t.title??``}: ${t.count??``}`),s(i,t.title),H(a,`data-card`,t.top)}),w(`click`,n,function(...e){t.onlook?.apply(this,e)}),y(e,n)}T([`click`]);var tr=a(`<div><!></div>`),nr=a(`<span class="empty svelte-n2gtlc"></span>`),rr=a(`<div class="rear svelte-n2gtlc"><b class="svelte-n2gtlc"> </b> <!></div>`),ir=a(`<section><!> <!> <!> <!></section>`);function ar(e,t){B(t,!0);let n=F(()=>t.scene.components),r=F(()=>t.scene.view.players[t.scene.you]),i=F(()=>!!h(n).numbers.rear_guard);var a=ir();let o;var l=L(a);{let e=F(()=>R(`rush-zone-depot`));er(l,{get title(){return h(e)},get count(){return h(r).sizes.depot},get top(){return h(r).depot[0]},get parts(){return h(n)},onlook:()=>t.look({title:R(`rush-your-depot`),cards:h(r).depot})})}var u=N(l,2);{let e=F(()=>R(`rush-zone-garage`));er(u,{get title(){return h(e)},get count(){return h(r).sizes.garage},get parts(){return h(n)},onlook:()=>t.look({title:R(`rush-your-garage`),note:R(`rush-garage-note`),cards:[...h(r).garage,...h(r).unseen]})})}var d=N(u,2),m=e=>{var i=rr(),a=L(i),o=O(a,!0),l=N(a,2);c(l,16,()=>h(r).rear?[h(r).rear]:[],e=>e,(e,r)=>{var i=tr(),a=L(i);{let e=F(()=>R(`rush-zone-rear`)),i=F(()=>Q(r,h(n)));q(a,{get picker(){return t.scene.picker},get at(){return ye},get name(){return`${h(e)??``}: ${h(i)??``}`},get card(){return r},children:(e,t)=>{$(e,{get id(){return r},get components(){return h(n)}})},$$slots:{default:!0}})}_(i),f(1,i,()=>hn,()=>({key:r,scene:t.scene})),f(2,i,()=>mn,()=>({key:r,scene:t.scene})),y(e,i)},e=>{var t=nr();I(e=>H(t,`title`,e),[()=>R(`rush-zone-rear`)]),y(e,t)}),_(i),I(e=>s(o,e),[()=>R(`rush-zone-rear-short`)]),y(e,i)};U(d,e=>{h(i)&&e(m)});var g=N(d,2),v=e=>{{let i=F(()=>R(`rush-zone-kept`));er(e,{get title(){return h(i)},get count(){return h(r).kept.length},get top(){return h(r).kept[0]},get parts(){return h(n)},onlook:()=>t.look({title:R(`rush-zone-kept`),cards:h(r).kept})})}};U(g,e=>{h(r).kept.length>0&&e(v)}),_(a),I(()=>o=p(a,1,`piles svelte-n2gtlc`,null,o,{more:h(i)||h(r).kept.length>0})),y(e,a),D()}var or=a(`<p class="svelte-g8sbwq"><b> </b> </p>`),sr=a(`<div class="peek svelte-g8sbwq"><!> <!></div>`);function cr(e,n){B(n,!0);let i=F(()=>J(n.id,n.parts)),a=F(()=>[...(h(i)?.abilities??[]).map(e=>({name:e.value?`${X(e.kind)} ${e.value}`:X(e.kind),text:He(e.kind,n.parts,e.value)})),...(h(i)?.limits??[]).map(e=>({name:X(e),text:He(e,n.parts)})),...h(i)?.goods?[{name:`${X(`national_goods`)}: ${Y(h(i).goods)}`,text:He(`national_goods`,n.parts)}]:[]]),o=F(()=>n.near.right+14+232<window.innerWidth?n.near.right+14:Math.max(14,n.near.left-14-232)),l=F(()=>Math.max(14,Math.min(n.near.top-20,window.innerHeight-430-14)));var u=S(),d=z(u),p=e=>{var i=sr();let u;var d=L(i);$(d,{get id(){return n.id},get components(){return n.parts},width:204});var p=N(d,2);c(p,17,()=>h(a),({name:e,text:t})=>e,(e,t)=>{let n=()=>h(t).name,r=()=>h(t).text;var i=or(),a=L(i),o=O(a),c=N(a);_(i),I(()=>{s(o,`${n()??``}.`),s(c,` ${r()??``}`)}),y(e,i)}),_(i),I(()=>u=r(i,``,u,{left:`${h(o)??``}px`,top:`${h(l)??``}px`})),f(3,i,()=>t,()=>({duration:100})),y(e,i)};U(d,e=>{h(i)&&e(p)}),y(e,u),D()}var lr=550,ur=420,dr=class{#e=A(null);get shown(){return h(this.#e)}set shown(e){k(this.#e,e)}#t;#n=!1;listeners={onpointerover:e=>{e.pointerType===`mouse`&&this.#r(e,lr)},onpointerout:()=>this.hide(),onpointerdown:e=>{this.hide(),this.#n=!1,e.pointerType!==`mouse`&&this.#r(e,ur,!0)},onpointerup:()=>this.hide(),onpointercancel:()=>this.hide(),oncontextmenu:e=>{this.#n&&e.preventDefault()},onclickcapture:e=>{this.#n&&(this.#n=!1,e.stopPropagation(),e.preventDefault())}};hide(){clearTimeout(this.#t),this.shown=null}#r(e,t,n=!1){let r=e.target.closest(`[data-card]`);if(clearTimeout(this.#t),!r?.dataset.card)return;let i=r.dataset.card;this.#t=setTimeout(()=>{this.#n=n,this.shown={id:i,near:r.getBoundingClientRect()}},t)}},fr=a(`<b class="svelte-sh62lv"> </b><span class="svelte-sh62lv"> </span>`,1),pr=a(`<span class="svelte-sh62lv"> </span>`),mr=a(`<b class="svelte-sh62lv"> </b> <!>`,1),hr=a(`<div><!> <p class="price svelte-sh62lv"><!></p></div>`),gr=a(`<section><h3 class="svelte-sh62lv"> <small class="svelte-sh62lv"> </small></h3> <div class="row svelte-sh62lv"><div class="deck svelte-sh62lv"><div class="back svelte-sh62lv"><!></div> <!> <p class="price svelte-sh62lv"> </p></div> <!></div></section>`);function _r(t,n){B(n,!0);let i=F(()=>n.scene.view),a=F(()=>n.scene.components.numbers.reserve??4),o=F(()=>G(h(i)).name===`pay-for`?G(h(i)).about[0]??``:``),l=F(()=>h(i).reserve.length>=h(a)?h(i).reserve.at(-1):``),u=e=>J(e,n.scene.components)?.cost??0,d=F(()=>{let e={};for(let{fields:t,values:r}of n.scene.position.refused??[]){let n=Number(r?.cost)-Number(r?.most);t.verb===`buy`&&n>0&&(e[t.card??``]=n)}return e}),m=e=>{let t=ce(e);return n.scene.picker.lit(t)||n.scene.picker.possible(t)};var g=gr();let v,b;var x=L(g),S=L(x),C=N(S),w=O(C,!0);_(x);var T=N(x,2),E=L(T),k=L(E);Et(L(k),{deck:!0}),_(k);var A=N(k,2);Zn(A,{get n(){return h(i).deck.length}});var j=N(A,2),M=O(j,!0);_(E);var P=N(E,2);c(P,16,()=>h(i).reserve,e=>e,(e,t)=>{var r=hr();let i;var a=L(r);{let e=F(()=>ce(t)),r=F(()=>Q(t,n.scene.components)),i=F(()=>t===h(o)?`buying`:``);q(a,{get picker(){return n.scene.picker},get at(){return h(e)},get name(){return h(r)},get card(){return t},get class(){return h(i)},children:(e,r)=>{$(e,{get id(){return t},get components(){return n.scene.components}})},$$slots:{default:!0}})}var c=N(a,2),g=L(c),v=e=>{var r=fr(),i=z(r),a=O(i),o=N(i),c=O(o,!0);I((e,t,n)=>{s(a,`${e??``}/${t??``}`),s(c,n)},[()=>It(t,n.scene),()=>u(t),()=>R(`rush-paid`)]),y(e,r)},b=e=>{var n=mr(),r=z(n),i=O(r,!0),a=N(r,2),o=e=>{var t=pr(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-in-reach`)]),y(e,t)},c=F(()=>m(t)),f=e=>{var n=pr(),r=O(n,!0);I(e=>s(r,e),[()=>R(`rush-short-by`,{n:h(d)[t]})]),y(e,n)},p=e=>{var t=pr(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-leaves-next`)]),y(e,t)};U(a,e=>{h(c)?e(o):h(d)[t]?e(f,1):t===h(l)&&e(p,2)}),I(e=>s(i,e),[()=>u(t)]),y(e,n)};U(g,e=>{t===h(o)?e(v):e(b,-1)}),_(c),_(r),I(e=>i=p(r,1,`offer svelte-sh62lv`,null,i,{reach:e}),[()=>m(t)]),f(1,r,()=>hn,()=>({key:t,scene:n.scene})),y(e,r)}),_(T),e(T,()=>_n(n.scene)),_(g),I((e,t,n,i)=>{v=p(g,1,`reserve svelte-sh62lv`,null,v,{many:h(a)>5}),b=r(g,``,b,{"--n":e}),s(S,`${t??``} `),s(w,n),s(M,i)},[()=>Math.max(h(a),h(i).reserve.length)+1,()=>R(`rush-zone-reserve`),()=>R(`rush-reserve-note`),()=>R(`rush-zone-deck`)]),y(t,g),D()}var vr=a(`<span class="card-mini svelte-14hrlzn" role="img"><!></span>`),yr=a(`<span class="out svelte-14hrlzn"><!></span>`),br=a(`<span class="row svelte-14hrlzn"><!> <!></span>`),xr=a(`<span class="one svelte-14hrlzn"><!></span>`),Sr=a(`<span class="mini hand svelte-14hrlzn"><span class="card-mini fan svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></span>`),Cr=a(`<span class="empty svelte-14hrlzn"></span>`),wr=a(`<span class="mini rear svelte-14hrlzn"><!> <small class="svelte-14hrlzn"> </small></span>`),Tr=a(`<span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span>`),Er=a(`<div><div class="minis svelte-14hrlzn"><!> <!> <button class="mini depot svelte-14hrlzn" type="button"><span class="card-mini svelte-14hrlzn"><!> <!></span> <small class="svelte-14hrlzn"> </small></button> <!></div> <div class="counts svelte-14hrlzn"><span class="svelte-14hrlzn"><i class="svelte-14hrlzn"><!></i><b class="svelte-14hrlzn"> </b> <small class="svelte-14hrlzn"> </small></span> <!></div></div>`);function Dr(e,t){B(t,!0);let r=(e,t=n,r=n)=>{var a=vr();$(L(a),{get id(){return t()},get components(){return h(i)}}),_(a),I(()=>{H(a,`aria-label`,r()),H(a,`data-card`,t())}),y(e,a)},i=F(()=>t.scene.components),a=F(()=>t.scene.view.players[t.seat]),o=F(()=>W(t.scene.view.active)===t.seat&&!t.scene.view.turn.aim?ue(t.scene.view):[]),l=F(()=>h(a).hand.length>0),u=F(()=>h(a).depot[0]??``);var f=Er();let m;var g=L(f),v=L(g),b=e=>{var t=br(),n=L(t);c(n,16,()=>h(o),e=>e,(e,t)=>{var n=yr(),a=L(n);{let e=F(()=>Q(t,h(i)));r(a,()=>t,()=>h(e))}_(n),y(e,n)});var s=N(n,2);c(s,17,()=>h(a).hand,d,(e,t)=>{{let n=F(()=>Q(h(t),h(i)));r(e,()=>h(t),()=>h(n))}}),_(t),I(e=>H(t,`title`,e),[()=>h(l)?R(`rush-hand-open`):void 0]),y(e,t)};U(v,e=>{(h(l)||h(o).length>0)&&e(b)});var x=N(v,2),S=e=>{var t=Sr(),n=L(t),r=L(n);c(r,17,()=>({length:Math.max(1,h(a).sizes.hand)}),d,(e,t)=>{var n=xr();$(L(n),{id:``,get components(){return h(i)}}),_(n),y(e,n)}),Zn(N(r,2),{get n(){return h(a).sizes.hand}}),_(n);var o=N(n,2),l=O(o,!0);_(t),I((e,n)=>{H(t,`title`,e),s(l,n)},[()=>R(`rush-zone-hand`),()=>R(`rush-zone-hand`)]),y(e,t)};U(x,e=>{h(l)||e(S)});var C=N(x,2),T=L(C),k=L(T),A=e=>{$(e,{get id(){return h(u)},get components(){return h(i)}})},j=e=>{var t=Cr();y(e,t)};U(k,e=>{h(u)?e(A):e(j,-1)}),Zn(N(k,2),{get n(){return h(a).sizes.depot}}),_(T);var M=N(T,2),P=O(M,!0);_(C);var ee=N(C,2),te=e=>{var t=wr(),n=L(t);{let e=F(()=>Q(h(a).rear,h(i)));r(n,()=>h(a).rear,()=>h(e))}var o=N(n,2),c=O(o,!0);_(t),I((e,n)=>{H(t,`title`,e),s(c,n)},[()=>R(`rush-zone-rear`),()=>R(`rush-zone-rear-short`)]),y(e,t)};U(ee,e=>{h(a).rear&&e(te)}),_(g);var z=N(g,2),V=L(z),ne=L(V),re=L(ne);{let e=F(()=>K(`garage`)),t=F(()=>R(`rush-zone-garage`));E(re,{get of(){return h(e)},get label(){return h(t)}})}_(ne);var ie=N(ne),ae=O(ie,!0),oe=N(ie,2),se=O(oe,!0);_(V);var ce=N(V,2),le=e=>{var t=Tr(),n=L(t),r=L(n);{let e=F(()=>K(`depot`)),t=F(()=>R(`rush-zone-kept`));E(r,{get of(){return h(e)},get label(){return h(t)}})}_(n);var i=N(n),o=O(i,!0),c=N(i,2),l=O(c,!0);_(t),I((e,n)=>{H(t,`title`,e),s(o,h(a).sizes.kept),s(l,n)},[()=>R(`rush-zone-kept`),()=>R(`rush-zone-kept`)]),y(e,t)};U(ce,e=>{h(a).sizes.kept>0&&e(le)}),_(z),_(f),I((e,t,n,r,i)=>{m=p(f,1,`holdings svelte-14hrlzn`,null,m,{few:h(a).bases.length<4,many:h(a).bases.length>3,busy:h(l)||h(o).length>0}),H(C,`title`,e),H(C,`aria-label`,`${t??``}: ${h(a).sizes.depot??``}`),H(T,`data-card`,h(u)||void 0),s(P,n),H(V,`title`,r),s(ae,h(a).sizes.garage),s(se,i)},[()=>R(`rush-zone-depot`),()=>R(`rush-zone-depot`),()=>R(`rush-zone-depot`),()=>R(`rush-zone-garage`),()=>R(`rush-zone-garage`)]),w(`click`,C,()=>t.look({seat:t.seat})),y(e,f),D()}T([`click`]);var Or=a(`<span class="tag now svelte-16nr2qe"> </span>`),kr=a(`<span class="tag first svelte-16nr2qe"> </span>`),Ar=a(`<span><span class="svelte-16nr2qe"> </span><i class="svelte-16nr2qe"> </i></span>`),jr=a(`<span class="tag bot svelte-16nr2qe"><!></span>`),Mr=a(`<header class="svelte-16nr2qe"><!> <button class="name svelte-16nr2qe" type="button"> </button> <!> <!> <!> <!> <!></header>`);function Nr(e,t){B(t,!0);let n=F(()=>t.scene.view.players[t.seat]),r=F(()=>t.scene.seats[t.seat]),i=F(()=>t.scene.toMove!==null&&W(t.scene.view.active)===t.seat),a=F(()=>t.scene.toMove===t.seat),o=F(()=>le(t.scene.components,t.scene.view.players.length)?ge(t.scene.components,t.seat):void 0),c=F(()=>h(o)!==void 0&&t.seat!==t.scene.you&&h(o)===ge(t.scene.components,t.scene.you));var l=Mr(),u=L(l);Xe(u,{get seat(){return t.seat}});var d=N(u,2),f=O(d,!0),m=N(d,2),g=e=>{var t=Or(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-decides`)]),y(e,t)},v=e=>{var t=Or(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-on-turn`)]),y(e,t)};U(m,e=>{h(a)?e(g):h(i)&&e(v,1)});var b=N(m,2),S=e=>{var t=kr(),n=O(t,!0);I(e=>s(n,e),[()=>R(`rush-first`)]),y(e,t)},T=F(()=>W(t.scene.view.first)===t.seat);U(b,e=>{h(T)&&e(S)});var E=N(b,2),k=e=>{let t=F(()=>`AB`[h(o)]??``);var n=Ar();let r;var i=L(n),a=O(i,!0),l=N(i),u=O(l,!0);_(n),I((e,i)=>{r=p(n,1,`tag team svelte-16nr2qe`,null,r,{ally:h(c)}),H(n,`title`,e),s(a,i),s(u,h(t))},[()=>R(`rush-team`,{name:h(t)}),()=>h(c)?R(`rush-ally`):R(`rush-team`,{name:h(t)})]),y(e,n)};U(E,e=>{h(o)!==void 0&&e(k)});var A=N(E,2),j=e=>{var t=jr(),n=L(t);C(n,{name:`bot`,size:`14px`}),_(t),y(e,t)};U(A,e=>{h(r)?.kind===`bot`&&e(j)}),Kn(N(A,2),{get player(){return h(n)},get parts(){return t.scene.components}}),_(l),I(e=>s(f,e),[()=>x(t.scene.seats,t.seat)]),w(`click`,d,()=>t.look({seat:t.seat})),y(e,l),D()}T([`click`]);var Pr=a(`<section><!> <div></div> <!></section>`);function Fr(e,t){B(t,!0);let n=F(()=>t.scene.view.players[t.seat]),i=F(()=>t.scene.toMove!==null&&W(t.scene.view.active)===t.seat);var a=Pr();let o,s;var l=L(a);Nr(l,{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}});var u=N(l,2);let f;c(u,21,()=>h(n).bases,d,(e,n,r)=>{Un(e,{get scene(){return t.scene},get seat(){return t.seat},at:r})}),_(u),Dr(N(u,2),{get scene(){return t.scene},get seat(){return t.seat},get look(){return t.look}}),_(a),I(e=>{o=p(a,1,`seat pc-${t.seat+1}`,`svelte-3vrul4`,o,{active:h(i)}),H(a,`aria-label`,e),s=r(a,``,s,{"--n":h(n).bases.length}),f=p(u,1,`bases svelte-3vrul4`,null,f,{few:h(n).bases.length<4,many:h(n).bases.length>3})},[()=>x(t.scene.seats,t.seat)]),y(e,a),D()}var Ir=a(`<div class="own svelte-jkp3se"><!> <!> <!></div>`),Lr=a(`<div><div></div> <!> <div class="middle svelte-jkp3se"><!> <div class="medals svelte-jkp3se"><!> <!></div></div> <div class="prompt svelte-jkp3se"><!></div> <!></div> <!> <!>`,1);function Rr(e,t){B(t,!0);let n=F(()=>t.scene.view.players.length),i=F(()=>t.scene.you>=0),a=F(()=>Array.from({length:h(i)?h(n)-1:h(n)},(e,r)=>h(i)?(t.scene.you+1+r)%h(n):r)),o=A(null),s=e=>void k(o,e),l=new dr;var u=Lr(),d=z(u);ie(d,()=>({class:`rush`,...l.listeners,role:`presentation`,[V]:{seated:h(i),fighting:t.scene.view.turn.aim}}),void 0,void 0,void 0,`svelte-jkp3se`);var f=L(d);let g,v;c(f,20,()=>h(a),e=>e,(e,n)=>{Fr(e,{get scene(){return t.scene},get seat(){return n},look:s})}),_(f);var b=N(f,2);on(b,{get scene(){return t.scene}});var x=N(b,2),S=L(x);_r(S,{get scene(){return t.scene}});var C=N(S,2),w=L(C),T=e=>{tn(e,{get scene(){return t.scene}})},E=e=>{Fn(e,{get scene(){return t.scene}})};U(w,e=>{t.scene.view.turn.aim?e(T):e(E,-1)}),Rn(N(w,2),{get scene(){return t.scene},look:s}),_(C),_(x);var O=N(x,2),j=L(O);m(j,()=>t.prompt),_(O);var M=N(O,2),P=e=>{var n=Ir(),r=L(n);Yn(r,{get scene(){return t.scene}});var i=N(r,2);En(i,{get scene(){return t.scene}}),ar(N(i,2),{get scene(){return t.scene},look:s}),_(n),y(e,n)};U(M,e=>{h(i)&&e(P)}),_(d);var ee=N(d,2);jn(ee,{get scene(){return t.scene},get what(){return h(o)},onclose:()=>k(o,null)});var te=N(ee,2),R=e=>{cr(e,{get id(){return l.shown.id},get near(){return l.shown.near},get parts(){return t.scene.components}})};U(te,e=>{l.shown&&e(R)}),I(()=>{g=p(f,1,`seats svelte-jkp3se`,null,g,{four:h(a).length===4}),v=r(f,``,v,{"--count":h(a).length})}),y(e,u),D()}var zr=new Set([`card-drawn`,`reserve-dealt`,`discarded`,`base-discarded`,`passed`]),Br=new Set([`base-destroyed`,`end-triggered`,`game-over`]);function Vr(e){return zr.has(e)?0:Br.has(e)?2:1}function Hr(e,t){let n=e.parts,r=t.components;return{text:R(`rush-event-${n.kind}`,{seat:n.seat===void 0?``:Ke(n.seat,t),card:n.card?Z(n.card,r):``,target:n.target?Ge(n.target,t):``,achievement:n.achievement?Ie(n.achievement,r):``,n:n.number??0}),seat:n.seat,weight:Vr(n.kind),cards:n.card&&n.card!==`?`?[n.card]:void 0,places:n.target?[pe(n.target)]:void 0}}var Ur={name:`rush`,Table:Rr,Side:at,Card:$,option:Kt,barred:qt,ask:Vt,tell:Hr,phases:Zt,round:e=>e.view.round,points:e=>e.view.players.map(t=>Fe(t,e.components)),source:e=>M(`rush-source-${e}`,e),lessons:()=>ee(()=>import(`./lessons-7ofgJWUH.js`).then(e=>e.lessons),__vite__mapDeps([0,1]))};export{Ur as game};