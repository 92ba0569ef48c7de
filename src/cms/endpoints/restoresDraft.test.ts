import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';

describeDatabase('restoring a version', (db) => {
  it('of a draft restores the draft only, and the published version stays; of a published version publishes it', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const { id } = await buildPage(db.payload, { title: 'First', _status: 'published' });
    await rest('PATCH', `/pages/${id}?draft=true`, { title: 'Idea', _status: 'draft' });
    await rest('PATCH', `/pages/${id}`, { title: 'Second', _status: 'published' });
    const { docs } = await db.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
    const restore = (title: string) =>
      rest('POST', `/pages/versions/${docs.find(({ version }) => version.title === title)?.id}?draft=false`);
    const read = async (draft: boolean) => {
      const { _status, title } = await db.payload.findByID({ collection: 'pages', id, draft });
      return [_status, title];
    };

    expect((await restore('Idea')).status).toBe(200);
    expect([await read(false), await read(true)]).toEqual([
      ['published', 'Second'],
      ['draft', 'Idea'],
    ]);

    expect((await restore('First')).status).toBe(200);
    expect(await read(false)).toEqual(['published', 'First']);
  });
});
