import { expect, it } from 'vitest';
import { buildPage } from '../../../tests/support/factories.ts';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { migrate, missingMigrations, migrationsFor } from '../migrate.ts';

const OLD = ['20261122_123109_initial', '20261122_213826_tours'];

describeEachDatabase(
  'a database from before the squash of migrations',
  (db) => {
    const collection = 'payload-migrations';
    const namesIn = async (): Promise<string[]> =>
      (await db.payload.find({ collection, limit: 0, pagination: false, sort: 'name' })).docs.map(({ name }) => name ?? '');
    /** Records the migrations of a database that the last version before 0.1.0 had upgraded. */
    const makeOld = async (last: readonly string[]): Promise<void> => {
      await migrate(db.payload);
      await buildPage(db.payload);
      const [initial = ''] = migrationsFor(db.payload).map(({ name }) => name);
      await db.payload.delete({ collection, where: { name: { equals: initial } } });
      for (const name of [...OLD, ...last]) await db.payload.create({ collection, data: { name, batch: 1 } });
    };

    it('with all of them is adopted, with its rows', async () => {
      await makeOld([db.kind === 'sqlite' ? '20261124_141623_unconfirmed' : '20261124_141626_unconfirmed']);
      await migrate(db.payload);
      expect(await namesIn()).toEqual(migrationsFor(db.payload).map(({ name }) => name));
      expect(await missingMigrations(db.payload)).toEqual([]);
      expect((await db.payload.count({ collection: 'pages' })).totalDocs).toBe(1);
      await migrate(db.payload);
      expect((await namesIn()).length).toBe(migrationsFor(db.payload).length);
    });

    it('with only some of them is not changed', async () => {
      await makeOld([]);
      const before = await namesIn();
      await expect(migrate(db.payload)).rejects.toThrow(OLD[0]);
      expect(await namesIn()).toEqual(before);
    });
  },
  { empty: true },
);
