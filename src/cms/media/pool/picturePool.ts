import { availableParallelism } from 'node:os';
import { createPicturePool } from './createPicturePool.ts';
import { startWorker } from './startWorker.ts';
import { workerCommand } from './workerCommand.ts';

/** Limits of one picture (decision 028). */
const LIMITS = { cpuMs: 60_000, timeMs: 300_000, memoryBytes: 1024 * 1024 * 1024 };

/** The picture workers of this server process; none is started before the first upload. */
export const picturePool = createPicturePool({
  start: () => startWorker(workerCommand(), LIMITS),
  size: Math.min(2, availableParallelism()),
  maxWaiting: 20,
  idleMs: 10_000,
});
