import sharp from 'sharp';
const [,,out,...fs]=process.argv; const ms=await Promise.all(fs.map(f=>sharp(f).metadata()));
let x=0; const comp=[]; for(let i=0;i<fs.length;i++){comp.push({input:fs[i],left:x,top:0}); x+=ms[i].width+20;}
await sharp({create:{width:x,height:Math.max(...ms.map(m=>m.height)),channels:3,background:'#888'}}).composite(comp).png().toFile(out);
