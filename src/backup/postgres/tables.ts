import { ownNames } from '../migrations.ts';
import { type Column, collectionTables, fileNameColumns, type Table } from '../tables.ts';
import type { Snapshot } from '../types.ts';
import { type Connection, quote } from './connect.ts';

export interface PostgresColumn extends Column {
  /** SQL type, such as `integer` or `enum_users_role`. */
  type: string;
}

export interface PostgresTable extends Table {
  columns: readonly PostgresColumn[];
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, a.attnotnull AS "isRequired", format_type(a.atttypid, a.atttypmod) AS type
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum`;

/** Rihla's own tables; ignores others in the same database. */
export async function readTables(connection: Connection): Promise<PostgresTable[]> {
  const { tables: own } = ownNames();
  const { rows } = await connection.query<PostgresColumn & { table: string }>(COLUMNS);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables]
    .filter(([name]) => own.has(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, isRequired: column.isRequired, type: column.type })),
    }));
}

/** Facts of the database for the manifest. */
export async function summarise(connection: Connection, tables: readonly PostgresTable[]): Promise<Snapshot> {
  return {
    documents: await countDocuments(connection, tables),
    mediaNames: (await Promise.all(tables.map((table) => readFileNames(connection, table)))).flat(),
    migrations: tables.some(({ name }) => name === 'payload_migrations') ? await readMigrations(connection) : [],
  };
}

/** Number of documents by collection. */
export async function countDocuments(
  connection: Connection,
  tables: readonly PostgresTable[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [slug, table] of collectionTables(tables)) {
    const { rows } = await connection.query<{ count: string }>(`SELECT count(*) AS count FROM ${quote(table)}`);
    counts[slug] = Number(rows[0]?.count);
  }
  return counts;
}

async function readFileNames(connection: Connection, table: PostgresTable): Promise<string[]> {
  const selects = fileNameColumns(table).map((column) => `SELECT ${quote(column)} AS name FROM ${quote(table.name)}`);
  if (!selects.length) return [];
  const { rows } = await connection.query<{ name: string }>(
    `SELECT name FROM (${selects.join(' UNION ')}) AS names WHERE name <> '' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

async function readMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    'SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY name',
  );
  return rows.map(({ name }) => name);
}
