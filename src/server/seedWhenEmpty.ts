import { join } from 'node:path';
import type { Payload } from 'payload';

/**
 * Puts the demo operator into an empty database, unless NO_DEMO is set; goes on with a demo that was cut off.
 * @param root absolute path of the repository, where drawn pictures are kept for the next time
 * @throws what the demo throws
 */
export async function seedWhenEmpty(payload: Payload, root: string): Promise<void> {
  if (process.env.NO_DEMO) return;
  // The demo and its artwork are needed once in the life of a site.
  const { needsSeed, seed } = await import('../demo/seed.ts');
  if (!(await needsSeed(payload))) return;
  const started = Date.now();
  process.stdout.write('The database is empty: making the demo site. This takes a minute or two, once.\n');
  await seed(payload, (line) => process.stdout.write(`  ${line}\n`), join(root, 'dist', 'artwork'));
  process.stdout.write(`The demo site is ready (${Math.round((Date.now() - started) / 1000)} s).\n`);
}
