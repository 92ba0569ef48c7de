import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import { CONTENT_ONLY } from '../../shared/layouts/structure.ts';

describeDatabase('the structure of a layout', (db) => {
  test('is not changed by an account for words and pictures only', async () => {
    const { payload } = db;
    const layout = [
      { blockType: 'heading', text: 'Salt', level: 'h2' },
      { blockType: 'heading', text: 'Wool', level: 'h2' },
    ];
    const data = { title: 'Markets', _status: 'published', layout };
    const { id, layout: stored } = await payload.create({ collection: 'pages', data: data as never });
    const [writer, editor] = [
      await buildUser(payload, 'editor', { contentOnly: true }),
      await buildUser(payload, 'editor'),
    ];
    const save = (blocks: unknown, user: typeof writer) =>
      payload.update({
        collection: 'pages',
        id,
        data: { layout: blocks } as never,
        draft: true,
        overrideAccess: false,
        user,
      });
    const refusal = { data: { errors: [{ message: CONTENT_ONLY }] } };
    await expect(save(stored?.toReversed(), writer)).rejects.toMatchObject(refusal);
    const saved = await save(
      stored?.map((block) => ({ ...block, text: 'Silver' })),
      writer,
    );
    expect(saved.layout).toMatchObject([{ text: 'Silver' }, { text: 'Silver' }]);
    expect((await save(saved.layout?.toReversed(), editor)).layout).toHaveLength(2);
  });

  test('is not changed by restoring a version, by saving many documents at once, or by null', async () => {
    const { payload } = db;
    const heading = (text: string) => ({ blockType: 'heading', text, level: 'h2' });
    const data = { title: 'Markets', _status: 'published', layout: [heading('Salt'), heading('Wool')] };
    const { id, layout } = await payload.create({ collection: 'pages', data: data as never });
    const [salt] = layout ?? [];
    await payload.update({ collection: 'pages', id, data: { layout: salt && [salt] } });
    const rest = await restClient(payload, await buildUser(payload, 'editor', { contentOnly: true }));
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const structure = async () =>
      (await payload.findByID({ collection: 'pages', id, draft: true })).layout?.map((block) => block.id);
    const answers = [
      await rest('POST', `/pages/versions/${docs[0]?.id}`),
      await rest('PATCH', `/pages?where[id][equals]=${id}`, { layout: [] }),
      await rest('PATCH', `/pages/${id}?autosave=true&draft=true`, { layout: null }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await structure()).toEqual([salt?.id]);
  });
});
