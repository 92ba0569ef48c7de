import type { Payload } from 'payload';
import { poolOf } from '../handles/poolOf.ts';

/** Localized tables (`*_locales`) without an index that begins with the parent document's id. */
const WITHOUT_INDEX = `
  select tables.relname as name from pg_class tables
  join pg_attribute parents on parents.attrelid = tables.oid and parents.attname = '_parent_id'
  where tables.relkind = 'r' and tables.relname like '%\\_locales' and tables.relnamespace = current_schema()::regnamespace
  and not exists (select from pg_index where indrelid = tables.oid and indkey[0] = parents.attnum)`;

/**
 * Creates an index by document on each localized table. Payload's own index begins with the language, and PostgreSQL
 * does not use it for the texts of one document: it scans the whole table for each card of a list. SQLite does use it,
 * after `analyze`.
 */
export async function indexTexts(payload: Pick<Payload, 'db'>): Promise<void> {
  const pool = poolOf(payload);
  if (!pool) return;
  const { rows } = await pool.query(WITHOUT_INDEX);
  // PostgreSQL generates a unique name for an index created without one.
  for (const { name } of rows) await pool.query(`create index on "${String(name)}" ("_parent_id")`);
}
