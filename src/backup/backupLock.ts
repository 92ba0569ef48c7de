import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './errors.ts';

const BUSY = 5;

/**
 * Locks a backup folder for this process. Uses SQLite to get a file lock of the operating system from Node, which ends
 * with its process, however that ends: a killed process leaves no stale lock.
 * @param folder exists, absolute
 * @returns the function that releases the lock
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
    // The other process has only just taken the lock.
    return 'unknown';
  }
}
