import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';

describeDatabase('a term', (db) => {
  it('cannot have the name of another term of its taxonomy, and keeps its own', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const make = (collection: string, title: string) => rest('POST', `/${collection}`, { title });
    expect((await make('tour-types', 'Désert')).status).toBe(201);
    expect((await make('tags', 'Desert')).status).toBe(201);
    const second = await make('tour-types', 'desert ');
    expect([second.status, second.text]).toEqual([
      400,
      expect.stringContaining('“Désert” (desert) is there already. Use that one'),
    ]);
    // Made by the server, such as an import.
    const twin = await db.payload.create({ collection: 'tour-types', data: { title: 'Desert', slug: 'desert-2' } });
    expect((await rest('PATCH', `/tour-types/${twin.id}`, { description: 'Sand' })).status).toBe(200);
    expect((await rest('PATCH', `/tour-types/${twin.id}`, { title: 'Desert (winter)' })).status).toBe(200);
    expect((await rest('PATCH', `/tour-types/${twin.id}`, { title: 'Desert' })).status).toBe(400);
  });
});
