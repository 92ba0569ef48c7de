import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from '../errors.ts';
import { blanksOf, isTransient, keptRowsOf } from '../secrets.ts';
import type { Snapshot } from '../types.ts';
import { quote, readTables, summarise } from './tables.ts';

/** File name of the database, in the data folder and in a backup. */
export const SQLITE_FILE = 'rihla.db';

/** Lock time-out of the copy, in ms; with a write-ahead log, readers wait only during crash recovery. */
const TIMEOUT_MS = 30_000;

/**
 * Copies a database that a server may be writing to, over a read-only connection: a second writer with another SQLite
 * version could damage the file. One read transaction makes the copy consistent.
 * @param file absolute path of the database
 * @param folder where the copy goes, absolute
 */
export function snapshotSqlite(file: string, folder: string): Snapshot {
  const copy = join(folder, SQLITE_FILE);
  const source = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS });
  try {
    source.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  } finally {
    source.close();
  }
  chmodSync(copy, 0o600);
  return cleanCopy(copy);
}

/** Removes secrets from the copy, and checks its integrity. */
function cleanCopy(copy: string): Snapshot {
  const database = new DatabaseSync(copy, { enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA secure_delete = ON; BEGIN');
    for (const table of readTables(database)) {
      if (isTransient(table.name)) database.exec(`DELETE FROM ${quote(table.name)}`);
      const kept = keptRowsOf(table.name);
      if (kept) database.exec(`DELETE FROM ${quote(table.name)} WHERE NOT (${kept})`);
      const blanks = [...blanksOf(table)].map(([column, value]) => `${quote(column)} = ${value}`);
      if (blanks.length) database.exec(`UPDATE ${quote(table.name)} SET ${blanks.join(', ')}`);
    }
    // SQLite's table statistics; every start renews them.
    database.exec('DROP TABLE IF EXISTS sqlite_stat1; DROP TABLE IF EXISTS sqlite_stat4; COMMIT');
    // Rewrites the file, so that nothing of a deleted row is left in its pages.
    database.exec('VACUUM');
    refuseFaults(database);
    const summary = summarise(database);
    if (!summary.migrations.length)
      throw new BackupError('The database has no tables yet. Start the server once first.');
    return summary;
  } finally {
    database.close();
  }
}

function refuseFaults(database: DatabaseSync): void {
  const faults = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  const [first] = faults;
  if (faults.length !== 1 || first?.integrity_check !== 'ok') {
    const messages = faults.map((fault) => fault.integrity_check).slice(0, 3);
    throw new BackupError(`The database is damaged (${messages.join('; ')}). Restore the newest sound backup.`);
  }
  const orphans = database.prepare('PRAGMA foreign_key_check').all() as { table: string; parent: string }[];
  if (orphans.length) {
    const [{ table, parent }] = orphans as [{ table: string; parent: string }];
    throw new BackupError(
      `The database is damaged: ${orphans.length} rows name others that are gone (the first: ${table} names ${parent}). ` +
        'Restore the newest sound backup.',
    );
  }
}
