import { join } from 'node:path';
import type { Payload } from 'payload';
import { seed } from './seed.ts';

/**
 * Puts the demo operator into the database and says on the standard output how far it is.
 * @param root absolute path of the repository, where drawn pictures are kept for the next time
 * @throws what the demo throws
 */
export async function seedWithReport(payload: Payload, root: string): Promise<void> {
  const started = Date.now();
  process.stdout.write('The database is empty: making the demo site. This takes a minute or two, once.\n');
  await seed(payload, (line) => process.stdout.write(`  ${line}\n`), join(root, 'dist', 'artwork'));
  process.stdout.write(`The demo site is ready (${Math.round((Date.now() - started) / 1000)} s).\n`);
}
