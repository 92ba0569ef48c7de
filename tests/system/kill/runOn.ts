import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.ts';
import { runNode } from '../../../scripts/lib/runNode.ts';
import { startPostgres } from '../../support/postgres/postgresServer.ts';
import { startFakePaypal } from '../../support/providers/fakePaypal.ts';
import { startFakeStripe } from '../../support/providers/fakeStripe.ts';
import { runRounds, type ScheduledJobOptions, type Summary, WRITER_FOLDER } from './rounds.ts';

export type Database = 'postgres' | 'sqlite';

/** Builds the tested programs: the client files that pages refer to, and a writer in a folder of its own for this process. */
export async function prepare(): Promise<void> {
  await runNode([join(ROOT, 'scripts/build.ts'), 'client']);
  await runNode([join(import.meta.dirname, 'buildWriter.ts'), WRITER_FOLDER], { NODE_ENV: 'production' });
}

/** Removes the writer of {@link prepare}. */
export function cleanUp(): void {
  rmSync(WRITER_FOLDER, { recursive: true, force: true });
}

/**
 * Runs the kill test on an empty database of one kind, with its own durable PostgreSQL server.
 * @returns with the number of captured payments
 * @throws Error with the faults, the round and the seed; the data is then kept in the folder that the message names
 */
export async function runOn(
  database: Database,
  options: Pick<ScheduledJobOptions, 'onRound' | 'rounds' | 'seed'>,
): Promise<Summary & { payments: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-kill-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const server = database === 'postgres' ? startPostgres({ isDurable: true }) : undefined;
  if (database === 'postgres' && !server) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  const providers = [await startFakeStripe(), await startFakePaypal()] as const;
  try {
    const summary = await runRounds({
      ...options,
      dataDir,
      providers: Object.assign({}, ...providers.map(({ env }) => env)),
      ...(server && { server, databaseUrl: server.url('postgres') }),
    });
    rmSync(folder, { recursive: true, force: true });
    const payments = providers.flatMap((provider) => provider.balances()).filter(({ taken }) => taken > 0).length;
    return { ...summary, payments };
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe data folder and the journal are kept in ${folder}.`);
  } finally {
    server?.stop();
    for (const provider of providers) await provider.close();
  }
}
