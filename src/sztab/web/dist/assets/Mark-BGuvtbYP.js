import{$ as e,H as t,It as n,Pt as r,Qt as i,Ut as a,_t as o,ln as s,mn as c,on as l,qt as u,un as d}from"./base-Cpxsn03z.js";var f=Object.assign({"./art/again.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5"/><path d="M19.8 4v4.4h-4.4"/></g>
</svg>
`,"./art/book.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.4c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5zM12 6.5v13.4"/></g>
</svg>
`,"./art/chat.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5h16v11H11l-4.5 4V16H4z"/><path d="M8 9.2h8M8 12.2h5"/></g>
</svg>
`,"./art/copy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><rect x="8.5" y="8.5" width="11" height="11" rx="1.5"/><path d="M5 15.5V5h10.5"/></g>
</svg>
`,"./art/first.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M12.5 6.5v11L6.5 12zM20 6.5v11L14 12z" fill="currentColor"/><path d="M3.5 6v12"/></g>
</svg>
`,"./art/flag.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M6 21V4.5M6 5h12l-2.6 3.8L18 12.6H6"/></g>
</svg>
`,"./art/hint.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M9 18h6M10 21h4"/><path d="M8.6 15.2C6.8 14 5.8 12 5.8 9.9a6.2 6.2 0 0 1 12.4 0c0 2.1-1 4.1-2.8 5.3z"/></g>
</svg>
`,"./art/list.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M9 6.5h11M9 12h11M9 17.5h11"/><path d="M4.5 6.5h.5M4.5 12h.5M4.5 17.5h.5" stroke-width="2.6"/></g>
</svg>
`,"./art/pause.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M8 5v14M16 5v14" stroke-width="3.4"/></g>
</svg>
`,"./art/play.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M7.5 4.8v14.4L19 12z" fill="currentColor"/></g>
</svg>
`,"./art/save.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M12 4v10.5M7.8 10.6 12 14.8l4.2-4.2M5 19.5h14"/></g>
</svg>
`,"./art/send.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5l16.5 7L4 19l2.5-7zM6.5 12h7"/></g>
</svg>
`,"./art/side.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><rect x="4" y="5" width="16" height="14" rx="1.5"/><path d="M14.5 5v14"/></g>
</svg>
`,"./art/silent.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="m16 9.5 5 5m0-5-5 5"/></g>
</svg>
`,"./art/sound.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z"/><path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11"/></g>
</svg>
`,"./art/step.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M6 5.5v13l8.5-6.5z" fill="currentColor"/><path d="M18 5.5v13"/></g>
</svg>
`,"./art/swap.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M5 8.5h13l-3.2-3.2M19 15.5H6l3.2 3.2"/></g>
</svg>
`,"./art/trophy.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M8 4.5h8v6a4 4 0 0 1-8 0z"/><path d="M8 6H4.8c0 3 1.2 4.6 3.4 5M16 6h3.2c0 3-1.2 4.6-3.4 5M12 14.5V18M8.5 20h7"/></g>
</svg>
`,"./art/verify.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
  <g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3.5 19 6v5.4c0 4.4-2.9 7.6-7 9.1-4.1-1.5-7-4.7-7-9.1V6z"/><path d="m8.8 11.8 2.3 2.3 4.2-4.4"/></g>
</svg>
`}),p=n(`<span class="svelte-1uutd2r"><!></span>`);function m(n,m){d(m,!0);let h=e(m,`size`,3,`1.25em`);var g=p();let _;var v=i(g);{let e=l(()=>f[`./art/${m.name}.svg`]??``);t(v,{get of(){return a(e)}})}c(g),u(()=>_=o(g,``,_,{width:h(),height:h()})),r(n,g),s()}export{m as t};