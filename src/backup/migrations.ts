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
      'Update Rihla, then restore it. A backup from before 22 November 2026 cannot be restored.',
  );
}

/** Names of all tables and enums that the PostgreSQL migrations create. */
export function ownNames(): { tables: Set<string>; enums: Set<string> } {
  const tables = new Set<string>(['payload_migrations']);
  const enums = new Set<string>();
  for (const name of readdirSync(join(FOLDER, 'postgres')).filter((file) => file.endsWith('.json'))) {
    const state = JSON.parse(readFileSync(join(FOLDER, 'postgres', name), 'utf8')) as Record<
      'enums' | 'tables',
      object
    >;
    for (const key of Object.keys(state.tables)) tables.add(withoutSchema(key));
    for (const key of Object.keys(state.enums)) enums.add(withoutSchema(key));
  }
  return { tables, enums };
}

function withoutSchema(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
