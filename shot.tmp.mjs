import { chromium } from 'playwright-core';
const [,, base, ...rest] = process.argv;
const args=['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'];
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args});
for (const spec of rest) {
  const [path,width,full='full',name] = spec.split('|');
  const p = await b.newPage({viewport:{width:+width,height:+width<500?844:+width<1000?1180:900}, deviceScaleFactor:1});
  p.on('console',m=>console.log('console',path,m.type(),m.text()));
  p.on('pageerror',e=>console.log('pageerror',path,e.message));
  await p.goto(base+path,{waitUntil:'load'});
  if (full==='full') { await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}; scrollTo(0,0); await new Promise(r=>setTimeout(r,400))}); }
  await p.screenshot({path:`/tmp/shots/${name??(path.replaceAll('/','_')+width)}.png`, fullPage: full==='full'});
  await p.close();
}
await b.close();
