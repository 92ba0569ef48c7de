import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { expect, it, vi } from 'vitest';
import { buildPage } from '../../../tests/support/factories.ts';
import { describeDatabase, describeEachDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { migrate, missingMigrations } from '../migrate.ts';
import { MigrationError } from './migrationFailed.ts';
import { type Migration, runMigrations } from './runMigrations.ts';

const OPTIONS = { batch: 2, backup: '/srv/data-backups/2026-11-26T03-15-00Z' };

/** A migration of these statements. */
function migrationOf(name: string, ...statements: SQL[]): Migration {
  return {
    name,
    up: async ({ db }) => {
      const session = db as unknown as Record<'execute' | 'run', ((statement: SQL) => Promise<unknown>) | undefined>;
      for (const statement of statements) await (session.run ?? session.execute)?.call(session, statement);
    },
  };
}

/** How Payload changes a column of pages on SQLite: another table takes the place of the first. */
const REBUILT = migrationOf(
  '20261201_000000_rebuilt',
  sql`PRAGMA foreign_keys=OFF`,
  sql`CREATE TABLE __new_pages AS SELECT * FROM pages`,
  sql`DROP TABLE pages`,
  sql`CREATE TABLE pages AS SELECT * FROM __new_pages`,
  sql`DROP TABLE __new_pages`,
  sql`CREATE UNIQUE INDEX rebuilt_pages_id ON pages (id)`,
  sql`PRAGMA foreign_keys=ON`,
);

async function rowsOf({ payload }: TestDatabase, table: string): Promise<number> {
  const { drizzle, execute } = payload.db as unknown as {
    drizzle: unknown;
    execute(args: object): Promise<{ rows: { n: number | string }[] }>;
  };
  const { rows } = await execute.call(payload.db, { drizzle, raw: `select count(*) as n from ${table}` });
  return Number(rows[0]?.n);
}

describeEachDatabase(
  'migrations of a database in use',
  (db) => {
    it('are atomic: a failure rolls back all of them, with an actionable error message', async () => {
      await migrate(db.payload);
      await buildPage(db.payload);
      const run = runMigrations(
        db.payload,
        [
          migrationOf('20261201_000000_first', sql`CREATE TABLE made_first (id integer)`, sql`DELETE FROM pages_locales`),
          migrationOf('20261202_000000_second', sql`INSERT INTO no_such_table VALUES (1)`),
        ],
        OPTIONS,
      );
      const error = await run.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MigrationError);
      expect((error as Error).message).toContain('20261202_000000_second failed');
      expect((error as Error).message).toContain('Nothing was changed: start the version that ran before');
      expect((error as Error).message).toContain(OPTIONS.backup);
      await expect(rowsOf(db, 'made_first')).rejects.toThrow();
      expect(await rowsOf(db, 'pages_locales')).toBe(1);
      // The next start applies them again, from the first.
      await runMigrations(db.payload, [migrationOf('20261201_000000_first', sql`CREATE TABLE made_first (id integer)`)], OPTIONS);
      expect(await rowsOf(db, 'made_first')).toBe(0);
    });

    it('begin with one backup, except on an empty database or without pending migrations', async () => {
      const backUp = vi.fn(async () => '/srv/backup');
      const names = (await missingMigrations(db.payload)).slice(0, 1);
      await migrate(db.payload, { names, backUp });
      expect(backUp).not.toHaveBeenCalled();
      await migrate(db.payload, { backUp });
      expect(backUp).toHaveBeenCalledTimes(1);
      await migrate(db.payload, { backUp });
      expect(backUp).toHaveBeenCalledTimes(1);
    });

    it('do not begin when the backup fails', async () => {
      const names = (await missingMigrations(db.payload)).slice(0, 1);
      await migrate(db.payload, { names });
      const missing = await missingMigrations(db.payload);
      const backUp = () => Promise.reject(new Error('The disk is full.'));
      await expect(migrate(db.payload, { backUp })).rejects.toThrow('The disk is full.');
      expect(await missingMigrations(db.payload)).toEqual(missing);
    });
  },
  { empty: true },
);

describeDatabase(
  'migrations of SQLite',
  (db) => {
    it('keep referencing rows when SQLite rebuilds a table (no cascading delete)', async () => {
      await migrate(db.payload);
      await buildPage(db.payload);
      const before = { pages: await rowsOf(db, 'pages'), texts: await rowsOf(db, 'pages_locales') };
      expect(before).toEqual({ pages: 1, texts: 1 });
      await runMigrations(db.payload, [REBUILT], OPTIONS);
      expect({ pages: await rowsOf(db, 'pages'), texts: await rowsOf(db, 'pages_locales') }).toEqual(before);
    });

    it('are refused when they leave dangling references, and foreign keys are enforced afterwards', async () => {
      await migrate(db.payload);
      await buildPage(db.payload);
      const emptied = migrationOf('20261201_000000_emptied', sql`DELETE FROM pages`);
      await expect(runMigrations(db.payload, [emptied], OPTIONS)).rejects.toThrow('pages_locales');
      expect(await rowsOf(db, 'pages')).toBe(1);
      await db.payload.delete({ collection: 'pages', where: {} });
      expect(await rowsOf(db, 'pages_locales')).toBe(0);
    });
  },
  { empty: true },
);
