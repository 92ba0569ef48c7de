import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../errors.ts';
import { blanksOf, isTransient, keptRowsOf } from '../secrets.ts';
import type { Snapshot } from '../types.ts';
import { type Connection, inTransaction, quote } from './connect.ts';
import { type PostgresTable, readTables, summarise } from './tables.ts';

/** File name of a dump's table of contents. */
export const CONTENTS = 'contents.json';

/** Table of contents of a dump: one file of JSON lines per table, each line an object of texts by column. */
export interface DumpContents {
  tables: { name: string; columns: string[]; rows: number }[];
  sequences: Sequence[];
}

export interface Sequence {
  table: string;
  column: string;
  /** The last value of the sequence, or its first if unused; text, since it may exceed a double's exact range. */
  value: string;
  isCalled: boolean;
}

/** Fetch size in rows: a layout may be a hundred kilobytes. */
const FETCHED = 100;

/** Not dumped: the migrations create this table with its rows. */
const MIGRATIONS = 'payload_migrations';

/**
 * Dumps every table from a consistent snapshot, while others go on writing. Each value is stored in PostgreSQL's own
 * text format, which reads back exactly whatever its type.
 * @param folder exists and is empty, absolute
 */
export async function dumpPostgres(connection: Connection, folder: string): Promise<Snapshot> {
  return inTransaction(connection, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => {
    const all = await readTables(connection);
    if (!all.some(({ name }) => name === MIGRATIONS)) {
      throw new BackupError('The database has no tables yet. Start the server once first.');
    }
    // Locks the tables: a migration that starts now waits until the dump is done.
    const names = all.map(({ name }) => quote(name)).join(', ');
    await connection.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
    const contents: DumpContents = { tables: [], sequences: [] };
    for (const table of all) {
      if (isTransient(table.name) || table.name === MIGRATIONS) continue;
      const rows = await dumpTable(connection, table, join(folder, `${table.name}.jsonl`));
      contents.tables.push({ name: table.name, columns: table.columns.map(({ name }) => name), rows });
      contents.sequences.push(...(await readSequences(connection, table)));
    }
    await writeFile(join(folder, CONTENTS), `${JSON.stringify(contents, null, 1)}\n`, { mode: 0o600 });
    return summarise(connection, all);
  });
}

async function dumpTable(connection: Connection, table: PostgresTable, file: string): Promise<number> {
  const blanks = blanksOf(table);
  const values = table.columns.map(({ name }) => `(${blanks.get(name) ?? quote(name)})::text AS ${quote(name)}`);
  await connection.query(
    `DECLARE dump NO SCROLL CURSOR FOR
     SELECT row_to_json(line)::text AS line FROM (SELECT ${values.join(', ')} FROM ${quote(table.name)} WHERE ${keptRowsOf(table.name) ?? 'true'}) AS line`,
  );
  const handle = await open(file, 'wx', 0o600);
  let count = 0;
  try {
    for (;;) {
      const { rows } = await connection.query<{ line: string }>(`FETCH ${FETCHED} FROM dump`);
      if (!rows.length) break;
      count += rows.length;
      await handle.writeFile(rows.map(({ line }) => `${line}\n`).join(''));
    }
  } finally {
    await handle.close();
  }
  await connection.query('CLOSE dump');
  return count;
}

/** Sequences of a table; restored too, so that the id of a deleted document is never reused. */
async function readSequences(connection: Connection, table: PostgresTable): Promise<Sequence[]> {
  const { rows } = await connection.query<{ column: string; sequence: string }>(
    `SELECT name AS column, pg_get_serial_sequence($1, name) AS sequence
     FROM unnest($2::text[]) AS name WHERE pg_get_serial_sequence($1, name) IS NOT NULL`,
    [`public.${quote(table.name)}`, table.columns.map(({ name }) => name)],
  );
  const sequences: Sequence[] = [];
  for (const { column, sequence } of rows) {
    const { rows: states } = await connection.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${sequence}`,
    );
    if (states[0]) sequences.push({ table: table.name, column, ...states[0] });
  }
  return sequences;
}
