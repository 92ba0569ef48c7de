import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildMenu, buildPage, buildTranslation, buildUser } from '../../../tests/support/factories.ts';
import { createContent } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import { documents } from '../../documents/registry.ts';
import { FEATURES } from '../features.ts';
import { type PreviewInput, previewView } from './preview.ts';

describeDatabase('the preview of a translation', (db) => {
  let page = 0;
  let id = 0;
  let translator: unknown;
  beforeEach(async () => {
    const layout = [{ blockType: 'heading', version: 1, id: 'b', text: 'Where dunes begin' }];
    ({ id: page } = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/', layout: layout as never }));
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    ({ id } = await buildTranslation(db.payload, { of: `pages:${page}`, title: 'Les dunes', _status: 'draft' }));
    translator = await buildUser(db.payload, 'translator', { languages: ['fr'] });
  });
  const view = (input: Partial<PreviewInput>) => {
    const content = createContent(db.payload, documents, () => ({ headings: '', body: '' })).read(createDependencies());
    const full: PreviewInput = { kind: 'collection', slug: 'translations', id: String(id), user: translator, ...input };
    return previewView(full, { payload: db.payload, content, publicUrl: 'https://khettara.example', ...FEATURES });
  };
  const texts = { 'b/text': { text: 'Où commencent les dunes', source: 'Where dunes begin' } };

  it('is the page in its language, in the words of the form', async () => {
    expect(await view({})).toMatchObject({ locale: 'fr', title: 'Les dunes', path: '/fr/les-dunes/' });
    const shown = await view({ data: { title: 'Le sable', texts, of: 'pages:999', locale: 'ar', path: '/x/' } });
    expect(shown).toMatchObject({
      ...{ locale: 'fr', title: 'Le sable', path: '/fr/les-dunes/' },
      document: { layout: [{ id: 'b', text: 'Où commencent les dunes' }] },
      languages: { translation: { sourcePath: '/dunes/' } },
    });
  });

  it('shows each translated paragraph, before all of them are', async () => {
    const say = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
    const content = { root: { type: 'root', children: [say('One.'), say('Two.')] } };
    const layout = [{ blockType: 'rich-text', version: 1, id: 'r', content }];
    await db.payload.update({ collection: 'pages', id: page, data: { layout: layout as never } });
    const own = { 'r/content#One.': { text: 'Un.', source: 'One.' } };
    const shown = JSON.stringify(await view({ data: { texts: own } }));
    expect([shown.includes('Un.'), shown.includes('One.'), shown.includes('Two.')]).toEqual([true, false, true]);
  });

  it('has the structure of the newest draft of its document', async () => {
    const layout = [{ blockType: 'heading', version: 1, id: 'c', text: 'Newer' }];
    await db.payload.update({ collection: 'pages', id: page, data: { layout: layout as never }, draft: true });
    expect(await view({ data: { texts } })).toMatchObject({ document: { layout: [{ id: 'c', text: 'Newer' }] } });
  });

  it('is for translators of its language, who see nothing else that is edited', async () => {
    const arabic = await buildTranslation(db.payload, {
      of: `pages:${page}`,
      locale: 'ar',
      title: 'الكثبان',
      _status: 'draft',
    });
    expect(await view({ id: String(arabic.id) })).toBeUndefined();
    expect(await view({ slug: 'pages', id: String(page) })).toBeUndefined();
    expect(await view({ kind: 'global', slug: 'site', id: '' })).toBeUndefined();
    expect(await view({ id: 'new' })).toBeUndefined();
  });

  it('of a menu there is none', async () => {
    const menu = await buildMenu(db.payload, {
      title: 'Main',
      items: [{ label: 'Us', kind: 'address', address: '/us/' }],
    });
    const made = await buildTranslation(db.payload, { of: `menus:${menu.id}`, title: 'Menu', _status: 'draft' });
    expect(await view({ id: String(made.id) })).toBeUndefined();
  });
});
