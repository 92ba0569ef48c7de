import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { missingMigrations } from '../cms/migrate.ts';

/** One block of common file systems. */
const PROBE_BYTES = 4096;

/**
 * Readiness checks of a process, for `/readyz`. Each rejects on failure.
 * @param payload absent while waiting for the database
 */
export function readinessChecks(
  payload: Payload | undefined,
  dataDir: string,
): Record<'database' | 'disk' | 'migrations', () => Promise<void>> {
  return {
    database: async () => {
      if (!payload) throw new Error('The database has not answered since the start.');
      await payload.db.findGlobal({ slug: 'content-version' });
    },
    migrations: async () => {
      if (!payload) throw new Error('The database has not answered since the start.');
      const missing = await missingMigrations(payload);
      if (missing.length) throw new Error(`Not migrated: ${missing.join(', ')}.`);
    },
    disk: async () => {
      const probe = join(dataDir, `.probe-${randomUUID()}`);
      try {
        // A full disk can still create empty files.
        await writeFile(probe, 'x'.repeat(PROBE_BYTES));
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}
