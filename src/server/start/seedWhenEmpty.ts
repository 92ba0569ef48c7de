import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beginPreparing } from '../../cms/launch.ts';
import { withLock } from '../../cms/withLock.ts';
import { needsSeed } from '../../demo/needsSeed.ts';
import type { Env } from '../../env.ts';

/** An entry of the server build, relative to the repository's root. */
const SEED_ENTRY = 'dist/server/seed.js';

/**
 * Seeds an empty database with the demo operator's texts, or with a small site; completes what was interrupted. Of several processes that start at
 * once, one does it and the others wait.
 * @param options.root absolute path of the repository
 * @param makeDemo replaced only in tests
 * @throws when the demo could not be made
 */
export async function seedWhenEmpty(
  payload: Payload,
  { firstSite, root }: Pick<Env, 'firstSite'> & { root: string },
  makeDemo = runSeed,
): Promise<void> {
  if (firstSite === 'nothing' || !(await needsSeed(payload))) return;
  await withLock(payload, 'demo', async () => {
    // Another process may have done it while this one waited.
    if (!(await needsSeed(payload))) return;
    await beginPreparing(payload, new Date());
    await makeDemo(root);
  });
}

/** Seeds the demo in a child process, whose memory for texts and converters is freed when it ends. */
async function runSeed(root: string): Promise<void> {
  // The IPC channel closes with this process however it ends, and the child then ends too.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [join(root, SEED_ENTRY)], { stdio: [...stdio] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error('The first site could not be made; see above. Start again to go on with it, or set NO_DEMO=empty.');
  }
}
