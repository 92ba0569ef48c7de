import {brotliCompressSync as b, constants as c} from 'node:zlib';
const br=s=>b(Buffer.from(s),{params:{[c.BROTLI_PARAM_QUALITY]:11}}).length;
for (const p of process.argv.slice(2)) {
const h=await (await fetch('http://localhost:4000'+p)).text();
const parts={all:h, style:(h.match(/<style>[\s\S]*?<\/style>/)||[''])[0], scripts:[...h.matchAll(/<script[\s\S]*?<\/script>/g)].map(m=>m[0]).join('')};
console.log(p, Object.entries(parts).map(([k,v])=>k+':'+v.length+'/'+br(v)).join(' '), 'nostyle', br(h.replace(parts.style,'')), 'nopics', br(h.replace(/<picture[\s\S]*?<\/picture>/g,'')), 'notoc', br(h.replace(/<nav class="r-toc[\s\S]*?<\/nav>/g,'')), 'nofooter', br(h.replace(/<footer[\s\S]*?<\/footer>/,'')), 'text', br(h.replace(/<(style|script)[\s\S]*?<\/\1>/g,'').replace(/<[^>]+>/g,' ').replace(/\s+/g,' ')));
if (process.argv.length===3) { const css=parts.style; for (const l of css.split('@layer').slice(1)) console.log(br(l), l.slice(0,90).replace(/\s+/g,' ')); }
}
