import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import { buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../../tests/support/requests/rest.ts';

const CSV = 'name,code,days,price,currency,included\nSeals,SE-1,3,420,GBP,Meals | Boots\nGeese,SE-2,2,260,GBP,\n';

describeEachDatabaseInTurn('tours from a file', (db) => {
  let rest: Rest;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
  });
  const count = async () => (await db.payload.count({ collection: 'tours' })).totalDocs;
  const send = async (csv: string, dryRun = false) => (await rest('POST', '/tours/file', { csv, dryRun })).body;

  it('are drafts, created after a dry run, each with its own path', async () => {
    expect(await send(CSV, true)).toMatchObject({ faults: [], creates: [{ line: 2 }, { line: 3 }], isWritten: false });
    expect(await count()).toBe(0);
    expect(await send(CSV)).toMatchObject({ isWritten: true });
    const { docs } = await db.payload.find({ collection: 'tours', draft: true, sort: 'code' });
    expect(docs).toMatchObject([
      {
        ...{ title: 'Seals', code: 'SE-1', path: '/tours/seals/', _status: 'draft', days: 3 },
        ...{ price: { from: 42_000, currency: 'GBP' }, included: [{ text: 'Meals' }, { text: 'Boots' }] },
      },
      { title: 'Geese', code: 'SE-2', path: '/tours/geese/', _status: 'draft' },
    ]);
  });

  it('are in their destinations, which are found by name, or made', async () => {
    const coast = await db.payload.create({ collection: 'destinations', data: { title: 'The Coast', slug: 'coast' } });
    expect(await send('title,destinations\nSeals,the coast | Marsh\nGeese,Marsh\n')).toMatchObject({ isWritten: true });
    const { docs: places } = await db.payload.find({ collection: 'destinations', sort: 'id' });
    expect(places.map(({ title }) => title)).toEqual(['The Coast', 'Marsh']);
    const { docs } = await db.payload.find({ collection: 'tours', depth: 0, draft: true, sort: 'id' });
    expect(docs.map(({ destinations }) => destinations)).toEqual([[coast.id, places[1]?.id], [places[1]?.id]]);
  });

  it('are created once by two concurrent imports of one file', async () => {
    await Promise.all([send(CSV), send(CSV)]);
    expect(await count()).toBe(2);
    expect(await send(CSV)).toMatchObject({ creates: [], known: ['Seals', 'Geese'], isWritten: true });
  });

  it('are all created, or none', async () => {
    await buildTour(db.payload, { code: 'SE-2' });
    expect(await send(CSV)).toMatchObject({ faults: [{ line: 3, column: 'code' }], isWritten: false });
    expect(await count()).toBe(1);
  });

  it('are accepted from editors only, and not from an empty file', async () => {
    expect(await send(' ')).toMatchObject({ errors: [{ message: 'The file is empty. Choose one with tours.' }] });
    const author = await restClient(db.payload, await buildUser(db.payload, 'author'));
    expect((await author('POST', '/tours/file', { csv: CSV, dryRun: false })).status).toBe(403);
    expect(await count()).toBe(0);
  });
});
