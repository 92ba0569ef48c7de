import type { Payload } from 'payload';

interface Pool {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Tables of texts by language that no index finds by the document they belong to. */
const WITHOUT_INDEX = `
  select tables.relname as name from pg_class tables
  join pg_attribute parents on parents.attrelid = tables.oid and parents.attname = '_parent_id'
  where tables.relkind = 'r' and tables.relname like '%\\_locales' and tables.relnamespace = current_schema()::regnamespace
  and not exists (select from pg_index where indrelid = tables.oid and indkey[0] = parents.attnum)`;

/**
 * Gives each table of texts by language an index by its document. Payload's own begins with the language, and PostgreSQL does not use it
 * for the texts of one document: it reads the whole table for each card of a list. SQLite does use it, once it has looked at its tables.
 */
export async function indexTexts({ db }: Pick<Payload, 'db'>): Promise<void> {
  const { pool } = db as unknown as { pool?: Pool };
  if (!pool) return;
  const { rows } = await pool.query(WITHOUT_INDEX);
  // An index without a name of its own gets one that nothing else has.
  for (const { name } of rows) await pool.query(`create index on "${String(name)}" ("_parent_id")`);
}
