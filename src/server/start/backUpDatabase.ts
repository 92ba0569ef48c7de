import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The backup before a migration failed; the message says why and what to do. */
export class NoBackupError extends Error {
  override readonly name = 'NoBackupError';
}

/** Finds the folder in the command's output. */
const MADE = /^Backup (.+?): /m;

/**
 * Backs up the database with `npm run backup -- --database-only`, in a child process: two copies of SQLite in one process break each other's locks
 * (decision 010). Pictures are left out, since no migration touches them and a bucket may hold much.
 * @param root the repository's root, absolute
 * @returns absolute path of the backup
 * @throws NoBackupError
 */
export async function backUpDatabase(root: string): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'scripts/backup.ts'), '--database-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const folder = code === 0 ? MADE.exec(output)?.[1] : undefined;
  if (folder) return folder;
  throw new NoBackupError(
    `The database has to be changed for this version, and no backup of it could be made before:\n${output.trim()}\n` +
      'Nothing was changed. Mend what it says, then start again.',
  );
}
