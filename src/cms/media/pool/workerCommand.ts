import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { readAvifEffort } from '../../../env.ts';

export interface WorkerCommand {
  /** Entry file of the worker, absolute path. */
  entry: string;
  env: NodeJS.ProcessEnv;
}

/** From the repository's root: the built entry, and its source. */
const BUILT_ENTRY = 'dist/server/pictures.js';
const SOURCE_ENTRY = 'src/cms/media/worker/main.ts';

/** Command that starts the picture worker: built in the built server, from source anywhere else. */
export function workerCommand(): WorkerCommand {
  const root = resolve(/* turbopackIgnore: true */ process.env.RIHLA_ROOT ?? process.cwd());
  return {
    entry: join(root, import.meta.env?.PROD ? BUILT_ENTRY : SOURCE_ENTRY),
    // Not the server's environment: a process that decodes untrusted files needs no secrets.
    env: {
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: String(Math.min(4, availableParallelism())),
      // Otherwise libvips puts large pictures into temporary files, which stay when the process is killed.
      VIPS_DISC_THRESHOLD: '64g',
      AVIF_EFFORT: readAvifEffort()?.toString(),
    },
  };
}
