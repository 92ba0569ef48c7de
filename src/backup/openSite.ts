import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { applyMigrations } from './applyMigrations.ts';
import { createPostgresDatabase } from './postgres/database.ts';
import { createSiteFiles } from './siteFiles.ts';
import { createSqliteDatabase } from './sqlite/database.ts';
import type { BackupDatabase, MediaFiles } from './types.ts';

/** Data of a site that a backup reads and a restore writes. */
export interface SiteParts {
  database: BackupDatabase;
  media: MediaFiles;
  /** Version of Rihla. */
  version: string;
}

/** Opens the database and the picture storage of a site by its settings. */
export function openSite(env: Pick<Env, 'dataDir' | 'databaseUrl' | 's3'>): SiteParts {
  const { dataDir, databaseUrl } = env;
  return {
    database: databaseUrl
      ? createPostgresDatabase({ databaseUrl, dataDir, applyMigrations })
      : createSqliteDatabase({ dataDir, applyMigrations }),
    media: createSiteFiles(env),
    version: readVersion(),
  };
}

function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
