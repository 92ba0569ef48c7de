import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './errors.ts';
import type { DatabaseKind } from './types.ts';

const FOLDER = join(import.meta.dirname, '../cms/migrations');

/** Names of the migrations (their files' names), oldest first. */
export function knownMigrations(kind: DatabaseKind): string[] {
  return readdirSync(join(FOLDER, kind))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** Pending migrations of a database, oldest first. */
export function missingMigrations(kind: DatabaseKind, applied: readonly string[]): string[] {
  return knownMigrations(kind).filter((name) => !applied.includes(name));
}

/** @throws BackupError when this version of Rihla does not know one of them: the backup is from another version. */
export function refuseUnknownMigrations(kind: DatabaseKind, applied: readonly string[]): void {
  const known = knownMigrations(kind);
  const unknown = applied.filter((name) => !known.includes(name));
  if (!unknown.length) return;
  throw new BackupError(
    `The backup was made by another version of Rihla, with migrations that this one does not know (${unknown.join(', ')}). ` +
      'Update Rihla, then restore it. A backup from before version 0.1.0 is restored by the version that made it.',
  );
}

/** Names of the tables and the enumerations that any of the migrations for PostgreSQL has made, as their statements say. */
export function ownNames(): { tables: Set<string>; enums: Set<string> } {
  const tables = new Set<string>(['payload_migrations']);
  const enums = new Set<string>();
  for (const name of knownMigrations('postgres')) {
    const text = readFileSync(join(FOLDER, 'postgres', `${name}.ts`), 'utf8');
    for (const [, table = ''] of text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(?:"public"\.)?"(\w+)"/g))
      tables.add(table);
    for (const [, type = ''] of text.matchAll(/CREATE TYPE (?:"public"\.)?"(\w+)" AS ENUM/g)) enums.add(type);
  }
  return { tables, enums };
}
