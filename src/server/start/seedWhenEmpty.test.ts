import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { openTestPayload } from '../../../tests/support/testPayload.ts';
import { isPreparing } from '../../cms/launch.ts';
import { seedWhenEmpty } from './seedWhenEmpty.ts';

describeEachDatabase('seedWhenEmpty', (db) => {
  test('of several processes on one database, one seeds the demo', async () => {
    const site = { firstSite: 'demo', root: '/' } as const;
    // The whole demo takes a minute; one document is enough for the database to count as seeded.
    const makeDemo = vi.fn(async () => {
      await db.payload.create({
        collection: 'posts',
        data: { title: 'Home', path: '/', _status: 'published' } as never,
      });
    });
    const isShared = db.payload.db.name === 'postgres';
    const other = isShared ? await openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl }) : db.payload;
    const processes = isShared ? [db.payload, other] : [other];
    await Promise.all(processes.map((payload) => seedWhenEmpty(payload, site, makeDemo)));
    await seedWhenEmpty(other, site, makeDemo);
    expect(makeDemo).toHaveBeenCalledOnce();
    expect(await isPreparing(db.payload)).toBe(true);
    if (isShared) await other.destroy();
  });
});
