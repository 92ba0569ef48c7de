import { DatabaseSync } from 'node:sqlite';
import { BackupError } from '../errors.ts';

const BUSY = 5;
/** SQLite's error codes for a corrupt file, and for one that is no database. */
const DAMAGED = [11, 26];

/**
 * Opens a database file exclusively and checkpoints its write-ahead log, so that the one file is the whole database.
 * @returns undefined when the file is damaged
 * @throws BackupError when a server has it open
 */
export function takeAlone(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: 500 });
  try {
    // Leaving WAL mode needs a lock that any other open connection prevents.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    // The low byte is SQLite's primary result code, the rest its detail.
    const code = ((error as { errcode?: number }).errcode ?? 0) % 256;
    if (DAMAGED.includes(code)) return undefined;
    if (code !== BUSY) throw error;
    throw new BackupError(`A server has ${file} open. Stop it, then restore; nothing was changed.`, { cause: error });
  }
}
