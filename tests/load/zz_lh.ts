import { launchBrowser, runLighthouse } from './lighthouse.ts';
const [, , port, times, ...paths] = process.argv;
for (let i = 0; i < Number(times); i++) for (const path of paths) {
  const b = await launchBrowser();
  try { const r = await runLighthouse(`http://localhost:${port}${path}`, b.port); console.log(path, JSON.stringify(r.scores), JSON.stringify(r.timings), JSON.stringify(r.load), r.faults.join(';')); } finally { b.kill(); }
}
