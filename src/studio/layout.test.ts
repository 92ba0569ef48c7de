import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState';
import { type Block, createLocalReq, type Field, type FormState, type Payload } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildMedia, buildPage, buildPost, picture, uploadedFile } from '../../tests/support/factories.ts';
import { leavesAt, nest, richText } from '../../tests/support/hostile/deepLayout.ts';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { defineBlock } from '../cms/fields/block/defineBlock.ts';
import { renameField } from '../cms/fields/block/upgradeBlock.ts';
import type { Page } from '../cms/payload-types.ts';
import { blocks } from '../widgets/index.ts';
import { STUDIO_FEATURES } from './features.ts';

/** The form state with which the studio opens a page. */
async function openForm(payload: Payload, data: Record<string, unknown>): Promise<FormState> {
  return fieldSchemasToFormState({
    id: data.id as number,
    collectionSlug: 'pages',
    data,
    documentData: data,
    fields: payload.collections.pages.config.fields,
    fieldSchemaMap: undefined,
    initialBlockData: data,
    operation: 'update',
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: false,
    req: await createLocalReq({}, payload),
    schemaPath: '',
  });
}

const LEAF = { blockType: 'heading', text: 'Inside', level: 'h3' };

describeDatabase('a layout', (db) => {
  it('keeps widgets inside rich text, with their pictures', async () => {
    const { id: media } = await buildMedia(db.payload);
    const block = {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: 'abc', blockType: 'image', picture: media, caption: 'Inside' },
    };
    const { id } = await buildPost(db.payload, {
      layout: [{ blockType: 'rich-text', content: richText('Before', [block]) }] as never,
    });
    const read = await db.payload.findByID({ collection: 'posts', id, depth: 2 });
    expect(read.layout?.[0]).toMatchObject({
      content: {
        root: { children: [{}, { fields: { caption: 'Inside', picture: { id: media, alt: expect.any(String) } } }] },
      },
    });
  });

  it('is previewed as the studio sends it while typing, with pictures and texts in the requested language', async () => {
    const first = await buildMedia(db.payload);
    const second = await buildMedia(
      db.payload,
      {},
      uploadedFile(await picture({ colour: '#112233' }), 'second.png', 'image/png'),
    );
    const image = (media: number) => nest(2, [{ blockType: 'image', picture: media, caption: `Picture ${media}` }]);
    const { id } = await buildPage(db.payload, { title: 'Stored', layout: [image(first.id)] as never });
    const preview = await db.payload.findByID({
      collection: 'pages',
      id,
      depth: 2,
      draft: true,
      locale: 'en',
      data: { id, title: 'Typed', layout: [image(second.id)] } as never,
    });
    expect(preview.title).toBe('Typed');
    expect(leavesAt(preview.layout, 2)[0]).toMatchObject({
      caption: `Picture ${second.id}`,
      picture: { id: second.id, alt: second.alt },
    });
  });

  it('can have panels of different names, with nested blocks and containers', async () => {
    const panel = (name: string) => ({ blockType: 'off-canvas', title: 'A list', name, blocks: [nest(2, [LEAF])] });
    const layout = (names: string[]) => [nest(2, names.map(panel))] as never;
    const { id } = await buildPage(db.payload, { layout: layout(['first', 'second']) });
    const { layout: read } = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(leavesAt(read, 2)).toMatchObject([panel('first'), panel('second')]);
    await expect(buildPage(db.payload, { layout: layout(['first', 'first']) })).rejects.toThrow('Name');
  });

  it('is validated by its fields when it is published', async () => {
    const publish = (block: object) => buildPage(db.payload, { layout: [nest(2, [block])] as never });
    const link = { kind: 'address', address: 'javascript:alert(1)' };
    await expect(publish({ blockType: 'button', label: 'Click', link })).rejects.toThrow('Address');
    await expect(publish({ blockType: 'heading', text: '', level: 'h2' })).rejects.toThrow('Text');
    await expect(publish({ blockType: 'image' })).rejects.toThrow('Picture');
    await expect(publish({ blockType: 'off-canvas', title: 'List', name: 'A list' })).rejects.toThrow('Name');
    await expect(publish({ blockType: 'divider', advanced: { htmlId: '1" onclick="x' } })).rejects.toThrow('Id');
    await expect(publish({ blockType: 'divider', advanced: { classes: '"><script>' } })).rejects.toThrow('Classes');
  });
});

describeDatabase('a block of an unknown kind', (db) => {
  const unknown = { blockType: 'from-the-future', id: 'f1', text: { en: 'Unknown' }, blocks: [LEAF] };
  const newer = { blockType: 'heading', id: 'f2', version: 9, words: 'Of a newer version' };
  const stand = (original: { blockType: string }) => ({ blockType: 'kept', kind: original.blockType, original });

  /** A page with both blocks, and a reader of its database row. */
  async function buildStored(): Promise<{ id: number; stored: () => Promise<unknown> }> {
    const { id } = await buildPage(db.payload, { layout: [LEAF, unknown, nest(1, [newer])] as never });
    const stored = async () => {
      const row = await db.payload.db.findOne<{ layout: unknown; id: number }>({
        collection: 'pages',
        where: { id: { equals: id } },
      });
      return withoutEmptyLists(row?.layout);
    };
    return { id, stored };
  }

  it('is stored unchanged, and read as a placeholder that the studio can open', async () => {
    const { id, stored } = await buildStored();
    expect(await stored()).toMatchObject([{ blockType: 'heading' }, unknown, { blocks: [newer] }]);
    const { layout } = await db.payload.findByID({ collection: 'pages', id, depth: 2 });
    expect(layout?.slice(1)).toMatchObject([stand(unknown), { blocks: [stand(newer)] }]);
  });

  it('is kept through saves: moved, in drafts, published, restored, and by other saves', async () => {
    const { id, stored } = await buildStored();
    const before = (await stored()) as object[];
    const { layout } = await db.payload.findByID({ collection: 'pages', id, depth: 0, draft: true });
    const moved = [layout?.[2], layout?.[0], layout?.[1]] as never;
    await db.payload.update({ collection: 'pages', id, data: { layout: moved }, draft: true, autosave: true });
    await db.payload.update({ collection: 'pages', id, data: { layout: moved, _status: 'published' } });
    expect(await stored()).toEqual([before[2], before[0], before[1]]);
    const { docs } = await db.payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await db.payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id) });
    expect(await stored()).toEqual(before);
    await db.payload.update({ collection: 'pages', id, data: { title: 'Only the title' } });
    expect(await stored()).toEqual(before);
  });

  it('does not break the studio’s form, and is kept on saving', async () => {
    const { id, stored } = await buildStored();
    const before = await stored();
    const doc = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    const { layout } = reduceFieldsToValues(await openForm(db.payload, { ...doc }), true) as { layout: Page['layout'] };
    await db.payload.update({ collection: 'pages', id, data: { layout, _status: 'published' } });
    expect(await stored()).toEqual(before);
  });

  it('in a rich text is kept unchanged when the text is published', async () => {
    const node = {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: 'f3', blockType: 'from-the-future', words: 'Far' },
    };
    const text = { blockType: 'rich-text', content: richText('Before', [node]) };
    const { id } = await buildPage(db.payload, { layout: [text] as never });
    const { layout } = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    await db.payload.update({ collection: 'pages', id, data: { layout, title: 'Again', _status: 'published' } });
    const stored = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(JSON.stringify(stored.layout)).toContain(JSON.stringify(node.fields));
    const misplaced = { ...node, fields: { id: 'f4', blockType: 'checkout' } };
    const other = { blockType: 'rich-text', content: richText('Before', [misplaced]) };
    await expect(buildPage(db.payload, { layout: [other] as never })).rejects.toThrow('Content');
  });

  it('cannot be used to bypass field validation', async () => {
    const original = { blockType: 'divider', advanced: { htmlId: '1" onclick="x' } };
    await expect(buildPage(db.payload, { layout: [stand(original)] as never })).rejects.toThrow('Id');
  });
});

describeDatabase('a block kind in its second version', (db) => {
  const fields = (name: string): Field[] => [
    { name, type: 'text', label: 'Words', required: true, localized: true },
    { name: 'look', type: 'select', options: ['plain', 'loud'] },
  ];
  const first = defineBlock({ slug: 'saying', fields: fields('text') }, { standsInText: true });
  const second = defineBlock(
    { slug: 'saying', fields: fields('words') },
    { standsInText: true, upgrades: [renameField('text', 'words')] },
  );
  const open = (saying: Block) => {
    const localization = { defaultLocale: 'en', fallback: true, locales: ['en', 'fr'] };
    const features = { ...STUDIO_FEATURES, blocks: [...blocks, saying] };
    return openTestPayload({ dataDir: db.dataDir, databaseUrl: db.databaseUrl, features, config: { localization } });
  };

  it('reads blocks of the first version, in containers, in rich text and in every language, and saves them in the second', async () => {
    const old = { blockType: 'saying', id: 's1', text: 'Then you sit.', look: 'loud' };
    const node = { type: 'block', version: 2, format: '', fields: { ...old, id: 's2' } };
    const before = await open(first);
    const { id } = await buildPage(before, {
      layout: [nest(2, [old]), { blockType: 'rich-text', content: richText('Before', [node]) }] as never,
    });
    await before.destroy();

    const after = await open(second);
    const where = { id: { equals: id } };
    const raw = async () =>
      (await after.db.findOne<{ layout: unknown; id: number }>({ collection: 'pages', where }))?.layout;
    const stored = JSON.stringify(await raw()).replace('"text":{"en":"Then', '"text":{"fr":"Puis","en":"Then');
    const layoutData = { layout: JSON.parse(stored) };
    await after.db.updateOne({ collection: 'pages', id, data: layoutData });
    const { docs } = await after.db.findVersions({ collection: 'pages', where: { parent: { equals: id } } });
    for (const version of docs) {
      await after.db.updateVersion({
        collection: 'pages',
        id: version.id,
        versionData: { version: layoutData } as never,
      });
    }

    const upgraded = { words: 'Then you sit.', look: 'loud', version: 2 };
    const { layout } = await after.findByID({ collection: 'pages', id, depth: 0 });
    expect(leavesAt(layout, 2)[0]).toMatchObject(upgraded);
    expect(layout?.[1]).toMatchObject({ content: { root: { children: [{}, { fields: upgraded }] } } });

    await after.update({ collection: 'pages', id, data: { layout, _status: 'published' } as never });
    const saved = await raw();
    const words = { fr: 'Puis', en: 'Then you sit.' };
    expect(leavesAt(withoutEmptyLists(saved), 2)[0]).toEqual({
      blockType: 'saying',
      id: 's1',
      words,
      look: 'loud',
      version: 2,
      advanced: {},
    });
    expect(JSON.stringify(saved)).not.toContain('"text":{"');
    await after.destroy();
  });
});

/** Removes the empty arrays that a save adds for settings without a stored value. */
function withoutEmptyLists<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    Array.isArray(inner) && inner.length === 0 ? undefined : inner,
  ) as T;
}
