import type { Payload } from 'payload';
import { query } from './query.ts';

/** Integrity checks of the database's own files; each returns rows only where something is wrong. */
const FILE_CHECKS = {
  sqlite: [
    "select integrity_check as fault from pragma_integrity_check where integrity_check <> 'ok'",
    'select * from pragma_foreign_key_check',
  ],
  postgres: [
    // Compares every index with its table, then reads every row of every table.
    `select * from (
       select bt_index_check(i.indexrelid, true)::text as fault from pg_index i
         join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
         where m.amname = 'btree' and i.indisvalid and c.relnamespace = 'public'::regnamespace offset 0
     ) checked where fault <> ''`,
    `select c.relname, v.* from pg_class c, verify_heapam(c.oid) v
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  ],
};

/** Rows left by a partial save or deletion. */
const ROW_CHECKS = [
  ...['pages', 'posts', 'templates'].flatMap((table) => [
    `select id as version_without_document from _${table}_v where parent_id is null`,
    `select parent_id as document_without_one_latest_version from _${table}_v
       group by parent_id having sum(case when latest then 1 else 0 end) <> 1`,
    `select ${table}.id as document_without_version from ${table}
       where not exists (select 1 from _${table}_v where parent_id = ${table}.id)`,
  ]),
  ...['site', 'content_version'].map(
    (table) => `select count(*) as rows_of_${table} from ${table} having count(*) > 1`,
  ),
];

/** Checks the database's files and the consistency of related rows. */
export async function checkDatabase(payload: Payload): Promise<string[]> {
  const kind = payload.db.name === 'postgres' ? 'postgres' : 'sqlite';
  if (kind === 'postgres') {
    await query(payload, 'create extension if not exists amcheck');
  }
  const faults: string[] = [];
  for (const statement of [...FILE_CHECKS[kind], ...ROW_CHECKS]) {
    for (const row of await query(payload, statement)) faults.push(`The database has ${JSON.stringify(row)}.`);
  }
  return faults;
}
