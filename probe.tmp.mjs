import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu']});
const p = await b.newPage({viewport:{width:1440,height:900}});
await p.goto('http://localhost:4000/contact/'); 
console.log(await p.evaluate(()=>{const out=[];const H=document.querySelector('footer').getBoundingClientRect().bottom; out.push(['footer',H,document.documentElement.scrollHeight, document.body.getBoundingClientRect().bottom]); for(const e of document.querySelectorAll('body *')){const r=e.getBoundingClientRect(); if(r.bottom>H+1&&r.height>0) out.push([e.tagName,e.className,r.top,r.bottom,getComputedStyle(e).position]);} return out}));
await b.close();
