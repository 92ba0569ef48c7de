import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runStatement } from '../queries/runStatement.ts';

/** A counter row of a table. */
export interface Count {
  /** The table; it has a unique `key` and a `count` column. */
  table: string;
  /** Unique key of the row. */
  key: string;
  /** Other columns, written when the row is inserted. */
  columns: Readonly<Record<string, string | number>>;
  /** Those of `columns` that each upsert overwrites, such as a last day. */
  renewed?: readonly string[];
}

/**
 * Increments a counter in one statement (an upsert), so that concurrent calls are not lost.
 * @throws Error when the database cannot be written
 */
export async function addToCount(payload: Payload, { columns, key, renewed = [], table }: Count): Promise<void> {
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  const into = sql.identifier(table);
  const again = renewed.map((name) => sql`, ${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await runStatement(
    payload,
    sql`insert into ${into} (key, ${sql.join(names, sql`, `)}, count)
      values (${key}, ${sql.join(values, sql`, `)}, 1)
      on conflict (key) do update set count = ${into}.count + 1${sql.join(again)}`,
  );
}
