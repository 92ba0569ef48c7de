import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { missingMigrations } from '../cms/migrate.ts';

/** What a process must be able to do before it takes visitors, for `/readyz`. Each rejects when it cannot. */
export function readinessChecks(payload: Payload, dataDir: string): Record<string, () => Promise<void>> {
  return {
    database: async () => {
      await payload.db.findGlobal({ slug: 'content-version' });
    },
    migrations: async () => {
      const missing = await missingMigrations(payload);
      if (missing.length) throw new Error(`Not migrated: ${missing.join(', ')}.`);
    },
    disk: async () => {
      const probe = join(dataDir, `.probe-${randomUUID()}`);
      await writeFile(probe, '');
      await rm(probe);
    },
  };
}
