import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runStatement } from './runStatement.ts';

/** One of the counts of a table. */
export interface Count {
  /** The table, which has a unique `key` and a `count`. */
  table: string;
  /** What makes the row one of its own. */
  key: string;
  /** Its other columns, as they are when the row is made. */
  columns: Readonly<Record<string, string | number>>;
  /** Those of them that are written again each time, such as a last day. */
  renewed?: readonly string[];
}

/**
 * Adds one to a count, in one statement, so that no two at once become one.
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
