import type { Payload } from 'payload';
import { seed } from './seed.ts';

/**
 * Puts the demo operator's texts into the database and says on the standard output how far it is. Its pictures come later.
 * @throws what the demo throws
 */
export async function seedWithReport(payload: Payload): Promise<void> {
  const started = Date.now();
  process.stdout.write('The database is empty: making the demo site, once.\n');
  await seed(payload, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(
    `The demo site is ready (${Math.round((Date.now() - started) / 1000)} s); its pictures follow.\n`,
  );
}
