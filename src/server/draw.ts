import { join, resolve } from 'node:path';
import { scenes } from '../demo/artwork/index.ts';
import { drawScene } from '../demo/drawScene.ts';

// The process that draws the demo's pictures for the server that started it: it is sent the key of a scene, and answers with it and
// the path of a JPEG.

/** Where drawn pictures are kept for the next time. */
const cacheDir = join(resolve(process.env.RIHLA_ROOT ?? process.cwd()), 'dist/artwork');

// A signal to the whole group is for the server. This process ends with its channel.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (key: string) => {
  const scene = scenes.find((candidate) => candidate.key === key);
  if (!scene) throw new Error(`The demo has no picture "${key}".`);
  process.send?.({ key, file: await drawScene(scene, cacheDir) });
});
