import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { ValidationError } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import {
  describeDatabase,
  describeEachDatabase,
  type TestDatabase,
} from '../../tests/support/database/testDatabase.ts';
import { buildCategory, buildMedia, buildPage, buildPost, buildUser } from '../../tests/support/factories.ts';
import { leavesAt, nestMixed, pathAt, richText } from '../../tests/support/hostile/deepLayout.ts';
import { isEditor } from '../cms/access/roles.ts';
import { defineBlock } from '../cms/fields/block/defineBlock.ts';
import { displayText } from '../cms/fields/text/displayText.ts';
import { blocks } from '../widgets/index.ts';
import { STUDIO_FEATURES } from './features.ts';

const DEPTH = 10;

/** A layout nested ten deep, through containers and a panel. */
const layoutOf = (...leaves: object[]) => [nestMixed(DEPTH, leaves)] as never;

/** A block kind with features that no widget has: a localized array, a conditional field, an editors-only field. */
const note = defineBlock({
  slug: 'note',
  labels: { singular: 'Note', plural: 'Notes' },
  fields: [
    displayText('text', { localized: true }),
    { name: 'kind', type: 'select', options: ['plain', 'signed'], defaultValue: 'plain' },
    {
      name: 'signature',
      type: 'text',
      label: 'Signature',
      required: true,
      admin: { condition: (_, siblings) => siblings?.kind === 'signed' },
    },
    { name: 'places', type: 'array', label: 'Places', localized: true, fields: [{ name: 'name', type: 'text' }] },
    {
      name: 'margin',
      type: 'text',
      access: { read: ({ req }) => Boolean(req.user), update: ({ req }) => Boolean(isEditor({ req })) },
    },
  ],
});

const features = { ...STUDIO_FEATURES, blocks: [...blocks, note] };

describeEachDatabase('a layout ten levels deep', (db) => {
  it('is read as written, with pictures and documents when they are requested', async () => {
    const { id: media } = await buildMedia(db.payload);
    const { id: category } = await buildCategory(db.payload);
    const { id: post } = await buildPost(db.payload);
    const document = { relationTo: 'posts', value: post };
    const leaves = [
      { blockType: 'heading', text: 'Dunes *at dawn*', level: 'h2', size: 'xl', advanced: { hideOn: ['mobile'] } },
      { blockType: 'rich-text', content: richText('Sand, ‏رمال‎, and wind.') },
      { blockType: 'image', picture: media, caption: 'Erg Chigaga', ratio: '4/3' },
      { blockType: 'icon-list', items: [{ icon: 'check', text: 'One', link: { kind: 'document', document } }] },
      { blockType: 'posts', source: 'query', categories: [category] },
    ];
    const { id } = await buildPage(db.payload, { layout: layoutOf(...leaves) });
    const stored = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(leavesAt(stored.layout, DEPTH)).toMatchObject(leaves);
    const populated = await db.payload.findByID({ collection: 'pages', id, depth: 2 });
    expect(leavesAt(populated.layout, DEPTH).slice(2)).toMatchObject([
      { picture: { id: media, filename: expect.any(String) } },
      { items: [{ link: { document: { relationTo: 'posts', value: { id: post, title: expect.any(String) } } } }] },
      { categories: [{ id: category, title: expect.any(String) }] },
    ]);
  });

  it('can be omitted or selected alone', async () => {
    const { id } = await buildPage(db.payload, { layout: layoutOf({ blockType: 'heading', text: 'Innermost' }) });
    const read = (select: object) => db.payload.findByID({ collection: 'pages', id, depth: 0, select });
    const { layout, ...others } = (await read({ layout: true })) as { layout?: unknown };
    expect(leavesAt(layout, DEPTH)).toMatchObject([{ text: 'Innermost' }]);
    expect(others).toEqual({ id });
    expect(await read({ layout: false })).not.toHaveProperty('layout');
    expect(await read({ title: true })).not.toHaveProperty('layout');
  });

  it('every omitted setting gets its default, and every block and row an id', async () => {
    const leaves = [
      { blockType: 'heading', text: 'Dunes' },
      { blockType: 'icon-list', items: [{ text: 'One' }] },
    ];
    const { id } = await buildPage(db.payload, { layout: layoutOf(...leaves) });
    const { layout } = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    const anId = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(leavesAt(layout, DEPTH)).toMatchObject([
      { id: anId, level: 'h2', size: 'auto', link: { kind: 'document' } },
      { id: anId, arrangement: 'column', items: [{ id: anId, icon: 'check' }] },
    ]);
    expect(leavesAt(layout, 3)[0]).toMatchObject({ id: anId, triggerLook: 'solid' });
    expect(leavesAt(layout, DEPTH - 1)[0]).toMatchObject({ id: anId, width: 'boxed', tag: 'div' });
  });

  it('a draft is saved without required fields, and refused with the place when it is published', async () => {
    const leaves = [
      { blockType: 'heading', text: 'The months ahead' },
      { blockType: 'heading', text: '' },
    ];
    const { id } = await buildPage(db.payload, { _status: 'draft', layout: layoutOf(...leaves) });
    const publishing = db.payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    const refused = await publishing.catch((error: ValidationError) => error);
    expect(refused).toBeInstanceOf(ValidationError);
    expect((refused as ValidationError).data.errors).toMatchObject([
      { path: pathAt(DEPTH, '1.text'), label: 'Heading in The months ahead: Text' },
    ]);
  });

  it('a panel in a panel is refused, however deep', async () => {
    const panel = (name: string, ...inner: object[]) => ({ blockType: 'off-canvas', title: name, name, blocks: inner });
    const publishing = buildPage(db.payload, { layout: layoutOf(panel('second')) });
    const refused = (await publishing.catch((error) => error)) as ValidationError;
    expect(refused.data.errors).toMatchObject([
      { path: 'layout', message: 'Panel “second” in What to pack: A panel cannot stand inside another panel.' },
    ]);
    const beside = [nestMixed(DEPTH, []), panel('second')] as never;
    await expect(buildPage(db.payload, { layout: beside })).resolves.toBeTruthy();
  });
});

describeEachDatabase(
  'a localized layout ten levels deep',
  (db) => {
    beforeEach(() => addFrench(db));

    it('texts are stored and read by language, and all of them when all are requested', async () => {
      const english = { blockType: 'note', text: 'Sand', places: [{ name: 'Zagora' }] };
      const { id, layout } = await buildPage(db.payload, { layout: layoutOf(english) });
      const [inEnglish] = leavesAt(layout, DEPTH);
      const places = [{ name: 'Zagora, en français' }, { name: 'Tata' }];
      const translated = JSON.stringify(layout).replace(
        JSON.stringify(inEnglish),
        JSON.stringify({ ...inEnglish, text: 'Sable', places }),
      );
      const data = { layout: JSON.parse(translated), title: 'Le désert' };
      await db.payload.update({ collection: 'pages', id, locale: 'fr' as never, data });

      const read = async (locale: 'all' | 'en' | 'fr') => {
        const doc = await db.payload.findByID({ collection: 'pages', id, depth: 0, locale: locale as never });
        return leavesAt(doc.layout, DEPTH)[0];
      };
      expect(await read('en')).toMatchObject({ text: 'Sand', places: [{ name: 'Zagora' }] });
      expect(await read('fr')).toMatchObject({ text: 'Sable', places });
      expect(await read('all')).toMatchObject({
        text: { en: 'Sand', fr: 'Sable' },
        places: { en: [{ name: 'Zagora' }], fr: places },
      });
    });

    it('a text without a translation falls back to the first language', async () => {
      const { id } = await buildPage(db.payload, { layout: layoutOf({ blockType: 'note', text: 'Sand' }) });
      const { layout } = await db.payload.findByID({ collection: 'pages', id, depth: 0, locale: 'fr' as never });
      expect(leavesAt(layout, DEPTH)[0]).toMatchObject({ text: 'Sand' });
    });
  },
  { features, config: { localization: { defaultLocale: 'en', fallback: true, locales: ['en', 'fr'] } } },
);

describeDatabase(
  'a block kind with rules of its own, ten levels deep,',
  (db) => {
    it('has its texts sanitised, and is not validated for what a condition hides', async () => {
      const unsigned = { blockType: 'note', text: 'Sand <script>x</script><b>and</b> wind' };
      const { layout } = await buildPage(db.payload, { layout: layoutOf(unsigned) });
      expect(leavesAt(layout, DEPTH)[0]).toMatchObject({ kind: 'plain', text: 'Sand <b>and</b> wind' });
      const signed = { blockType: 'note', text: 'Sand', kind: 'signed' };
      await expect(buildPage(db.payload, { layout: layoutOf(signed) })).rejects.toThrow(
        'Note “Sand” in What to pack: Signature',
      );
    });

    it('a staff-only field is read and written by staff only', async () => {
      const { id, layout } = await buildPage(db.payload, {
        layout: layoutOf({ blockType: 'note', margin: 'For staff' }),
      });
      const margin = async (options: object) => {
        const doc = await db.payload.findByID({ collection: 'pages', id, depth: 0, ...options });
        return leavesAt(doc.layout, DEPTH)[0]?.margin;
      };
      expect(await margin({ overrideAccess: false })).toBeUndefined();
      const user = await buildUser(db.payload, 'editor');
      expect(await margin({ overrideAccess: false, user })).toBe('For staff');
      const changed = JSON.parse(JSON.stringify(layout).replace('For staff', 'Changed'));
      const author = await buildUser(db.payload, 'author');
      await db.payload.update({
        collection: 'pages',
        id,
        data: { layout: changed, author: author.id },
      });
      expect(await margin({})).toBe('Changed');
      const data = { layout: JSON.parse(JSON.stringify(layout)) };
      await db.payload.update({ collection: 'pages', id, data, draft: true, overrideAccess: false, user: author });
      expect(await margin({ draft: true })).toBe('Changed');
    });
  },
  { features },
);

/** The database has no French before it is migrated. */
async function addFrench({ kind, payload }: TestDatabase): Promise<void> {
  if (kind !== 'postgres') return;
  const { drizzle, execute } = payload.db as unknown as PostgresAdapter;
  await execute({ drizzle, raw: `ALTER TYPE "_locales" ADD VALUE 'fr'` });
}
