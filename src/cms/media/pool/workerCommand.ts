import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

export interface WorkerCommand {
  /** The program of the worker, absolute. */
  entry: string;
  env: NodeJS.ProcessEnv;
}

/** From the repository's root: the entry of the server's build, and what it is made of. */
const BUILT_ENTRY = 'dist/server/pictures.js';
const SOURCE_ENTRY = 'src/cms/media/worker/main.ts';

/** How to start the process that makes pictures: as built in the built server, from its source anywhere else. */
export function workerCommand(): WorkerCommand {
  const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());
  return {
    entry: join(root, import.meta.env?.PROD ? BUILT_ENTRY : SOURCE_ENTRY),
    // Nothing of the server's own environment: what decodes other people's files needs no secrets.
    env: {
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
      // Otherwise libvips puts large pictures into temporary files, which stay when the process is killed.
      VIPS_DISC_THRESHOLD: '64g',
    },
  };
}
