import type { DatabaseSync } from 'node:sqlite';
import { collectionTables, fileNameColumns, type Table } from '../tables.ts';
import type { Snapshot } from '../types.ts';

/** Quotes the name of a table or column for SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Every table of the database. */
export function readTables(database: DatabaseSync): Table[] {
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all() as { name: string }[];
  return names.map(({ name }) => {
    const columns = database.prepare(`PRAGMA table_info(${quote(name)})`).all() as { name: string; notnull: number }[];
    return { name, columns: columns.map((column) => ({ name: column.name, isRequired: column.notnull === 1 })) };
  });
}

/** Facts of the database for the manifest. */
export function summarise(database: DatabaseSync): Snapshot {
  const tables = readTables(database);
  return {
    documents: countDocuments(database, tables),
    mediaNames: tables.flatMap((table) => readFileNames(database, table)),
    migrations: tables.some(({ name }) => name === 'payload_migrations') ? readMigrations(database) : [],
  };
}

/** Number of documents by collection. */
export function countDocuments(database: DatabaseSync, tables: readonly Table[]): Record<string, number> {
  const counts = [...collectionTables(tables)].map(([slug, table]) => {
    const row = database.prepare(`SELECT count(*) AS count FROM ${quote(table)}`).get() as { count: number };
    return [slug, row.count] as const;
  });
  return Object.fromEntries(counts);
}

function readFileNames(database: DatabaseSync, table: Table): string[] {
  const selects = fileNameColumns(table).map((column) => `SELECT ${quote(column)} AS name FROM ${quote(table.name)}`);
  if (!selects.length) return [];
  const rows = database.prepare(`SELECT name FROM (${selects.join(' UNION ')}) WHERE name <> '' ORDER BY name`).all();
  return (rows as { name: string }[]).map(({ name }) => name);
}

function readMigrations(database: DatabaseSync): string[] {
  const rows = database.prepare('SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY name').all();
  return (rows as { name: string }[]).map(({ name }) => name);
}
