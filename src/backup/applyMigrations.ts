import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { BackupError } from './errors.ts';
import type { ApplyMigrations } from './types.ts';

/** The repository's root. */
const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Runs the project's migrations in a child process: they need Payload with the whole configuration, which reads its
 * environment once.
 */
export const applyMigrations: ApplyMigrations = async ({ dataDir, databaseUrl }, names) => {
  const script = join(import.meta.dirname, 'migrateProcess.ts');
  const child = spawn(process.execPath, [script, ...(names ?? [])], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      RIHLA_ROOT: ROOT,
      ROLE: 'all',
      // Nothing is signed, and the folder may be a temporary one.
      SECRET: 'migrate',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new BackupError(`The database could not be migrated:\n${output.trim()}`);
};
