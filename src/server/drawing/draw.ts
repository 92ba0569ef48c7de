import { join, resolve } from 'node:path';
import { scenes } from '../../../demo/artwork/index.ts';
import { drawScene } from '../../demo/drawScene.ts';

// Child process that draws the demo's pictures: it receives the key of a scene over IPC, and answers with it and the path of a JPEG.

/** Cache of drawn pictures. */
const cacheDir = join(resolve(process.env.RIHLA_ROOT ?? process.cwd()), 'dist/artwork');

// Signals to the process group are for the server; this process ends with its IPC channel.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.on('message', async (key: string) => {
  const scene = scenes.find((candidate) => candidate.key === key);
  if (!scene) throw new Error(`The demo has no picture "${key}".`);
  process.send?.({ key, file: await drawScene(scene, cacheDir) });
});
