import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../tests/support/factories.ts';
import { buildTestSite } from '../../tests/support/testSite.ts';

describeDatabase('blocks with a saved style', (db) => {
  let style = 0;
  beforeEach(async () => {
    const { payload } = db;
    const { id } = await payload.create({
      collection: 'saved-styles',
      data: { title: 'Card', advanced: { marginStart: '3', shadow: 'soft' } },
    });
    style = id;
    const heading = { blockType: 'heading', version: 1, id: 'h', text: 'Dunes', advanced: { savedStyle: id } };
    await buildPage(payload, { title: 'About', path: '/about/', layout: [heading] as never });
  });
  const read = async () => {
    const answer = await buildTestSite(db.payload).respond({ path: '/about/', query: new URLSearchParams() });
    return { tags: answer.tags ?? [], html: String(answer.body) };
  };

  it('look as the style says, for visitors too', async () => {
    expect((await read()).html).toContain('box-shadow:0 .5rem 1.75rem -.75rem');
  });

  it('change with it: the page is invalidated by its tag', async () => {
    expect((await read()).tags).toContain(`saved-styles:${style}`);
    await db.payload.update({ collection: 'saved-styles', id: style, data: { advanced: { shadow: 'deep' } } });
    const { html } = await read();
    expect(html).toContain('box-shadow:0 1.25rem 2.75rem');
    expect(html).not.toContain('.75rem -.75rem');
  });

  it('look the same once it has another name, which no other has', async () => {
    const { payload } = db;
    const { html } = await read();
    await payload.update({ collection: 'saved-styles', id: style, data: { title: ' Soft card ' } });
    expect((await read()).html).toBe(html);
    expect((await payload.findByID({ collection: 'saved-styles', id: style })).title).toBe('Soft card');
    const same = payload.create({ collection: 'saved-styles', data: { title: 'Soft card', advanced: {} } });
    await expect(same).rejects.toThrow('The following field is invalid: title');
  });

  it('look as designed while it is in the trash', async () => {
    await db.payload.update({ collection: 'saved-styles', id: style, data: { deletedAt: new Date().toISOString() } });
    const { html } = await read();
    expect(html).toContain('Dunes');
    expect(html).not.toContain('box-shadow:0 .5rem');
  });
});
