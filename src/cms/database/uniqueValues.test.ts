import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';

describeEachDatabase('a value that only one document may have', (db) => {
  it('is refused at its field, on create and on update', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const refused = {
      status: 400,
      body: {
        errors: [{ data: { errors: [{ path: 'slug', message: expect.stringContaining('Another one has this') }] } }],
      },
    };
    expect((await rest('POST', '/tour-types', { title: 'Desert' })).status).toBe(201);
    expect(await rest('POST', '/tour-types', { title: 'Dunes', slug: 'desert' })).toMatchObject(refused);
    const { body } = await rest('POST', '/tour-types', { title: 'Coast' });
    const { doc } = body as { doc: { id: number } };
    expect(await rest('PATCH', `/tour-types/${doc.id}`, { slug: 'desert' })).toMatchObject(refused);
    expect((await rest('POST', '/tour-types', { title: 'Snow' })).status).toBe(201);
  });
});
