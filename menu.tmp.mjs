import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--headless','--no-sandbox','--disable-gpu']});
const p = await b.newPage({viewport:{width:390,height:844}});
await p.goto('http://localhost:4000/'); await p.getByRole('button',{name:'Menu'}).click(); await p.getByText('Journeys',{exact:true}).first().click(); await p.screenshot({path:'/tmp/shots/menu.png'});
const q = await b.newPage({viewport:{width:1440,height:900}});
await q.goto('http://localhost:4000/'); await q.getByRole('navigation').getByText('Journeys',{exact:true}).first().click(); await q.screenshot({path:'/tmp/shots/sub.png'});
await b.close();
