import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './errors.ts';

const BUSY = 5;

/**
 * Keeps a folder of backups for this process alone. SQLite is how Node asks the operating system for a lock, which ends with
 * its process, however that ends: one that was killed never keeps the next from its work.
 * @param folder exists, absolute
 * @returns the function that gives the folder back
 * @throws BackupError when another process has it
 */
export function lockBackups(folder: string): () => void {
  const holder = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new BackupError(
      `Another backup or restore is under way in ${folder} (process ${readHolder(holder)}). Wait until it is done.`,
      { cause: error },
    );
  }
  writeFileSync(holder, `${process.pid}\n`, { mode: 0o600 });
  return () => lock.close();
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // It has only just taken the lock.
    return 'unknown';
  }
}
