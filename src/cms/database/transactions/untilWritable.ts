import { setTimeout as wait } from 'node:timers/promises';
import type { DrizzleAdapter } from '@payloadcms/drizzle';

/** Maximum time for which a write waits until another program (a backup, a shell) releases the SQLite file, in ms. */
const LIMIT_MS = 5_000;
const RETRY_MS = 50;

/**
 * Waits until no other process holds SQLite's write lock. A statement that meets the lock (SQLITE_BUSY) would fail, and
 * would then make every commit on its connection fail until it is garbage-collected; one that is run as a script is
 * finished at once. The waiting is done here because SQLite's own busy time-out blocks the process.
 * @throws the database's error when it is still locked after five seconds, or cannot be used at all
 */
export async function untilWritable(database: DrizzleAdapter): Promise<void> {
  // SQLite’s adapter alone has `client`, the connection of libSQL.
  const { client } = database as unknown as { client: { executeMultiple(script: string): Promise<void> } };
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      await client.executeMultiple('begin immediate; rollback');
      return;
    } catch (error) {
      if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY') || performance.now() > end) throw error;
    }
    await wait(RETRY_MS);
  }
}
