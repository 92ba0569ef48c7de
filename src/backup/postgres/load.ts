import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockNumber } from '../../cms/database/locks/lockNumber.ts';
import { MIGRATION_LOCK } from '../../cms/database/locks/migrationLock.ts';
import { BackupError } from '../errors.ts';
import { type Connection, inTransaction, quote } from './connect.ts';
import { CONTENTS, type DumpContents } from './dump.ts';
import { type PostgresTable, readTables } from './tables.ts';

/** Maximum size of a statement, in characters. */
const BATCH = 1_000_000;

interface ForeignKey {
  table: string;
  name: string;
}

/**
 * Loads a dump into a freshly migrated database, in one transaction.
 * @param folder filled by `dumpPostgres`, absolute
 */
export async function loadPostgres(connection: Connection, folder: string): Promise<void> {
  const { sequences, tables: dumped } = JSON.parse(await readFile(join(folder, CONTENTS), 'utf8')) as DumpContents;
  await inTransaction(connection, '', async () => {
    await connection.query('SELECT pg_advisory_xact_lock($1)', [lockNumber(MIGRATION_LOCK)]);
    const tables = new Map((await readTables(connection)).map((table) => [table.name, table]));
    // Foreign keys are deferred: tables refer to each other in both directions, so no insertion order satisfies all of
    // them.
    const keys = await readForeignKeys(connection, [...tables.keys()]);
    await alterKeys(connection, keys, 'DEFERRABLE INITIALLY DEFERRED');
    await connection.query('SET CONSTRAINTS ALL DEFERRED');
    for (const { name, columns, rows } of dumped) {
      const table = tables.get(name);
      if (!table) throw new BackupError(`The backup has a table ${name} that its own migrations do not make.`);
      const loaded = await loadTable(connection, table, columns, join(folder, `${name}.jsonl`));
      if (loaded !== rows) throw new BackupError(`Of ${rows} rows of ${name} only ${loaded} were restored.`);
    }
    await connection.query('SET CONSTRAINTS ALL IMMEDIATE');
    await alterKeys(connection, keys, 'NOT DEFERRABLE');
    for (const { table, column, value, isCalled } of sequences) {
      await connection.query('SELECT setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
        `public.${quote(table)}`,
        column,
        value,
        isCalled,
      ]);
    }
  });
}

async function readForeignKeys(connection: Connection, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await connection.query<ForeignKey>(
    `SELECT c.relname AS table, k.conname AS name
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND NOT k.condeferrable AND k.connamespace = 'public'::regnamespace AND c.relname = ANY($1)`,
    [tables],
  );
  return rows;
}

async function alterKeys(connection: Connection, keys: readonly ForeignKey[], how: string): Promise<void> {
  for (const { table, name } of keys) {
    await connection.query(`ALTER TABLE ${quote(table)} ALTER CONSTRAINT ${quote(name)} ${how}`);
  }
}

async function loadTable(
  connection: Connection,
  table: PostgresTable,
  columns: readonly string[],
  file: string,
): Promise<number> {
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((name) => `line.${quote(name)}::${typeOf.get(name) ?? 'text'}`);
  const statement =
    `INSERT INTO ${quote(table.name)} (${columns.map(quote).join(', ')}) SELECT ${values.join(', ')} ` +
    `FROM json_to_recordset($1::json) AS line (${columns.map((name) => `${quote(name)} text`).join(', ')})`;
  let count = 0;
  for await (const batch of readBatches(file)) {
    count += (await connection.query(statement, [batch])).rowCount ?? 0;
  }
  return count;
}

/** Batches the lines of a file to JSON arrays of limited size. */
async function* readBatches(file: string): AsyncGenerator<string> {
  let lines: string[] = [];
  let length = 0;
  for await (const line of readLines(file)) {
    lines.push(line);
    length += line.length;
    if (length < BATCH) continue;
    yield `[${lines.join(',')}]`;
    lines = [];
    length = 0;
  }
  if (lines.length) yield `[${lines.join(',')}]`;
}

/** Node's own line reader also breaks at U+2028, which texts may contain. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
