import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildPost, buildTemplate, buildUser } from '../../../tests/support/factories.ts';
import { createContent } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import { documents } from '../../documents/registry.ts';
import type { PageView } from '../../render/types.ts';
import { FEATURES } from '../features.ts';
import { type PreviewInput, previewView } from './preview.ts';

const OF_A_FORM = { title: 'As it is typed' };
const SAVED = { title: 'As it was saved', _status: 'draft' } as const;

describeDatabase('previews over a saved draft', (db) => {
  let user: unknown;
  beforeEach(async () => {
    user = await buildUser(db.payload, 'editor');
  });

  function view(slug: string, id: number, data?: object): Promise<PageView | undefined> {
    const content = createContent(db.payload, documents, () => ({ headings: '', body: '' })).read(createDependencies());
    const input: PreviewInput = { kind: 'collection', slug, id: String(id), user, ...(data && { data }) };
    return previewView(input, { payload: db.payload, content, publicUrl: 'https://khettara.example', ...FEATURES });
  }

  /** Saves a draft over a published document, as autosave does. */
  async function saveDraft(collection: 'pages' | 'popups' | 'posts' | 'templates', id: number): Promise<void> {
    await db.payload.update({ collection, id, data: SAVED as never, draft: true });
  }

  it.each(['pages', 'posts'] as const)('of %s: renders the form values, and without them the draft', async (slug) => {
    const made = slug === 'pages' ? await buildPage(db.payload) : await buildPost(db.payload);
    await saveDraft(slug, made.id);
    expect(await view(slug, made.id, { ...made, ...OF_A_FORM })).toMatchObject({ document: OF_A_FORM });
    expect(await view(slug, made.id)).toMatchObject({ document: { title: SAVED.title } });
  });

  it('of a template: renders the form values', async () => {
    const made = await buildTemplate(db.payload, { kind: 'header' });
    await saveDraft('templates', made.id);
    expect((await view('templates', made.id, { ...made, ...OF_A_FORM }))?.templates.header).toMatchObject(OF_A_FORM);
    expect((await view('templates', made.id))?.templates.header).toMatchObject({ title: SAVED.title });
  });

  it('of a popup: renders the form values', async () => {
    const data = { title: 'Guide', _status: 'published' } as never;
    const made = await db.payload.create({ collection: 'popups', data });
    await saveDraft('popups', made.id);
    expect(await view('popups', made.id, { ...made, ...OF_A_FORM })).toMatchObject({ edited: { doc: OF_A_FORM } });
    expect(await view('popups', made.id)).toMatchObject({ edited: { doc: { title: SAVED.title } } });
  });

  it('populates relations in the form values', async () => {
    const topic = await db.payload.create({ collection: 'categories', data: { title: 'Oases' } as never });
    const made = await buildPost(db.payload);
    await saveDraft('posts', made.id);
    const shown = await view('posts', made.id, { ...made, ...OF_A_FORM, categories: [topic.id] });
    expect(shown).toMatchObject({ document: { sections: [{ title: 'Oases', path: '/category/oases/' }] } });
  });
});
