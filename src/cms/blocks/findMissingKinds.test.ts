import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildUser } from '../../../tests/support/factories.ts';
import { nest, richText } from '../../../tests/support/hostile/deepLayout.ts';
import { Welcome } from '../studio/Welcome.tsx';
import { findMissingKinds } from './findMissingKinds.ts';
import { nameMissingKinds } from './nameMissingKinds.ts';

const season = { blockType: 'season', id: 's1', title: { en: 'When to travel' } };
const inText = { type: 'block', version: 2, format: '', fields: { id: 's2', blockType: 'season' } };
const newer = { blockType: 'heading', id: 'h1', version: 9, words: 'Of a newer version' };

describeEachDatabase('blocks that no widget knows', (db) => {
  it('are found at any depth, in texts and in drafts, with the documents that have them', async () => {
    const deep = await buildPage(db.payload, { title: 'Deep', layout: [nest(3, [season])] as never });
    const text = { blockType: 'rich-text', content: richText('Before', [inText]) };
    const post = await buildPost(db.payload, { title: 'In a text', layout: [text] as never });
    const page = await buildPage(db.payload, { title: 'Only in the draft', layout: [] });
    await db.payload.update({ collection: 'pages', id: page.id, data: { layout: [newer] as never }, draft: true });
    const found = await findMissingKinds(db.payload);
    expect(found.sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'heading', count: 1, documents: [link('Only in the draft', 'pages', page.id)] },
      {
        kind: 'season',
        count: 2,
        documents: expect.arrayContaining([link('Deep', 'pages', deep.id), link('In a text', 'posts', post.id)]),
      },
    ]);
  });

  it('are listed in the log and on the dashboard of administrators only; without any, nothing is logged', async () => {
    const [admin, editor] = [await buildUser(db.payload, 'admin'), await buildUser(db.payload, 'editor')];
    const show = async (user: object) => renderToStaticMarkup(await Welcome({ payload: db.payload, user } as never));
    const warn = vi.spyOn(db.payload.logger, 'warn');
    await buildPage(db.payload, { title: 'Plain', layout: [{ blockType: 'divider' }] });
    await nameMissingKinds(db.payload);
    expect(warn).not.toHaveBeenCalled();
    expect(await show(admin)).not.toContain('no widget knew');

    const { id } = await buildPage(db.payload, { title: 'Seasons', layout: [season] as never });
    await nameMissingKinds(db.payload);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`“season” in “Seasons” \\(/admin/collections/pages/${id}\\)`)),
    );
    expect(await show(admin)).toContain(
      `“season” in <span><a href="/admin/collections/pages/${id}">Seasons</a></span>`,
    );
    expect(await show(editor)).not.toContain('season');
  });
});

function link(title: string, collection: string, id: number) {
  return { title, href: `/admin/collections/${collection}/${id}` };
}
