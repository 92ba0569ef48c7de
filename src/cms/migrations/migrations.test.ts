import type { DrizzleAdapter } from '@payloadcms/drizzle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPage } from '../../../tests/support/factories.ts';
import { describeEachDatabase, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import { migrate, missingMigrations } from '../migrate.ts';

interface Kit {
  generateDrizzleJson(schema: object): Promise<object>;
  generateMigration(before: object, after: object): Promise<string[]>;
}

describeEachDatabase(
  'migrations',
  (db) => {
    it('bring an empty database to a working one', async () => {
      await migrate(db.payload);
      expect(await missingMigrations(db.payload)).toEqual([]);
      expect((await buildPage(db.payload)).id).toBe(1);
    });

    it('change nothing when they run again', async () => {
      await migrate(db.payload);
      await buildPage(db.payload);
      await migrate(db.payload);
      expect((await db.payload.count({ collection: 'pages' })).totalDocs).toBe(1);
    });

    it('do not change a database of another version, and say what to do', async () => {
      await migrate(db.payload);
      await buildPage(db.payload);
      const collection = 'payload-migrations';
      await db.payload.create({ collection, data: { name: '20261120_183114_initial', batch: 1 } });
      const place = db.kind === 'sqlite' ? 'move the data folder' : 'give DATABASE_URL an empty database';
      await expect(migrate(db.payload)).rejects.toThrow(place);
      await expect(migrate(db.payload)).rejects.toThrow('(20261120_183114_initial)');
      expect((await db.payload.count({ collection: 'pages' })).totalDocs).toBe(1);
    });

    it('cover the whole schema of the configuration', async () => {
      expect(await drift(db)).toEqual([]);
    });

    it('make the tables and columns of the configuration', async () => {
      await migrate(db.payload);
      expect(await storedColumns(db)).toEqual(configuredColumns(db));
    });
  },
  { empty: true },
);

/** The statements of a migration that was not generated. */
async function drift({ payload }: TestDatabase): Promise<string[]> {
  const database = payload.db as unknown as DrizzleAdapter & { requireDrizzleKit(): Kit };
  const folder = payload.db.migrationDir;
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1);
  const committed = JSON.parse(readFileSync(join(folder, newest ?? ''), 'utf8'));
  const { generateDrizzleJson, generateMigration } = database.requireDrizzleKit();
  return generateMigration(committed, await generateDrizzleJson(database.schema));
}

function configuredColumns({ payload }: TestDatabase): Record<string, string[]> {
  const { rawTables } = payload.db as unknown as { rawTables: Record<string, { name: string; columns: Record<string, { name: string }> }> };
  const tables = Object.values(rawTables).map(({ name, columns }) => [name, Object.values(columns).map((column) => column.name).sort()]);
  return Object.fromEntries(tables.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

async function storedColumns({ kind, payload }: TestDatabase): Promise<Record<string, string[]>> {
  const database = payload.db as unknown as {
    drizzle: unknown;
    execute(args: object): Promise<{ rows: { table_name: string; column_name: string }[] }>;
  };
  const raw =
    kind === 'postgres'
      ? "select table_name, column_name from information_schema.columns where table_schema = 'public'"
      : "select m.name as table_name, p.name as column_name from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table' and m.name not like 'sqlite_%'";
  const { rows } = await database.execute({ drizzle: database.drizzle, raw });
  const tables: Record<string, string[]> = {};
  for (const { table_name, column_name } of rows) tables[table_name] = [...(tables[table_name] ?? []), column_name].sort();
  return Object.fromEntries(Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1)));
}
