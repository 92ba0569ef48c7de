import type { DrizzleAdapter } from '@payloadcms/drizzle';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';

/** Queries of listings: index rows by id, cards by id, and the document at a path. */
const READS = {
  'rows of the index': `select id from tours where _status = 'published' and id > 7 order by id limit 250`,
  cards: `select id from tours where _status = 'published' and id in (7, 8, 9)`,
  'terms of cards': `select * from tours_rels where parent_id in (7, 8, 9)`,
  'texts of cards': `select * from tours_locales where _parent_id in (7, 8, 9)`,
  'points of cards': `select * from tours_points where _parent_id in (7, 8, 9)`,
  'a page': `select id from tours where path = '/tours/dunes/' and _status = 'published'`,
};

describeEachDatabase('query plans of listings', (db) => {
  it.each(Object.entries(READS))('uses an index: %s', async (_, read) => {
    const database = db.payload.db as unknown as DrizzleAdapter;
    const ask = async (raw: string): Promise<Record<string, unknown>[]> => {
      const { rows } = (await database.execute({ drizzle: database.drizzle as never, raw })) as unknown as {
        rows: Record<string, unknown>[];
      };
      return rows;
    };
    const isSqlite = db.kind === 'sqlite';
    // Tested for SQLite in `cms/database/sqlite.test.ts`, after its ANALYZE.
    if (isSqlite && read === READS['texts of cards']) return;
    // PostgreSQL scans an empty table sequentially; with that disabled, the plan shows whether there is an index.
    if (!isSqlite)
      await ask(`alter database "${new URL(db.databaseUrl ?? '').pathname.slice(1)}" set enable_seqscan = off`);
    const plan = (await ask(`${isSqlite ? 'explain query plan' : 'explain'} ${read}`)).map((row) =>
      String(row.detail ?? row['QUERY PLAN']),
    );
    expect(plan.join(' · ')).toMatch(isSqlite ? /^SEARCH / : /Index/);
  });
});
