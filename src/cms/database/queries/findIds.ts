import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { drizzleOf } from '../handles/drizzleOf.ts';
import type { DatabaseName } from './textMatch.ts';

/**
 * Ids of the rows of a table for which a condition holds that Payload cannot write, the newest first.
 * @param condition gets the name of the database, whose functions differ
 */
export async function findIds(
  { db }: Payload,
  { condition, limit, table }: { condition: (database: DatabaseName) => SQL; limit: number; table: string },
): Promise<number[]> {
  const database = drizzleOf(db);
  const name = database.name === 'postgres' ? 'postgres' : 'sqlite';
  const statement = sql`select id from ${sql.identifier(table)} where ${condition(name)} order by id desc limit ${limit}`;
  // Drizzle types the result by driver; both return `rows` here.
  const { rows } = (await database.execute({ drizzle: database.drizzle, sql: statement })) as unknown as {
    rows: { id: number | string }[];
  };
  return rows.map(({ id }) => Number(id));
}
