import { buildFieldSchemaMap } from '@payloadcms/ui/utilities/buildFieldSchemaMap/index';
import { type Block, createClientConfig, createLocalReq, type Payload } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase, type TestDatabase } from '../../tests/support/database/testDatabase.ts';
import { buildPage } from '../../tests/support/factories.ts';
import { openTestPayload } from '../../tests/support/testPayload.ts';
import { defineBlock } from '../cms/fields/block/defineBlock.ts';
import { slotField } from '../cms/fields/layout.ts';
import { shareEqualParts } from '../cms/studio/clientConfig/shareEqualParts.ts';
import { blocks } from '../widgets/index.ts';
import { STUDIO_FEATURES } from './features.ts';

/** Four block kinds with slots, each in another way. */
const HOLDERS: Record<string, { block: Block; around(inner: object[]): object }> = {
  box: {
    block: defineBlock({ slug: 'box', fields: [slotField()] }),
    around: (inner) => ({ blocks: inner }),
  },
  card: {
    block: defineBlock({ slug: 'card', fields: [slotField('head', 'Head'), slotField('body', 'Body')] }),
    around: (inner) => ({ head: [{ blockType: 'heading', text: 'Head' }], body: inner }),
  },
  media: {
    block: defineBlock({
      slug: 'media',
      fields: [{ type: 'row', fields: [{ name: 'aside', type: 'group', fields: [slotField()] }] }],
    }),
    around: (inner) => ({ aside: { blocks: inner } }),
  },
  tabs: {
    block: defineBlock({
      slug: 'tabs',
      fields: [{ name: 'tabs', type: 'array', fields: [{ name: 'title', type: 'text', required: true }, slotField()] }],
    }),
    around: (inner) => ({ tabs: [{ title: 'Empty' }, { title: 'Full', blocks: inner }] }),
  },
};

const DEPTH = 12;
const NAMES = Object.keys(HOLDERS);

/** Nests a block in all four kinds in turn. */
function nestInAll(levels: number, leaf: object): object {
  const name = NAMES[levels % NAMES.length] as keyof typeof HOLDERS;
  return { blockType: name, ...HOLDERS[name]?.around([levels > 1 ? nestInAll(levels - 1, leaf) : leaf]) };
}

const openWith = ({ dataDir, databaseUrl }: TestDatabase, added: readonly Block[]) =>
  openTestPayload({ dataDir, databaseUrl, features: { ...STUDIO_FEATURES, blocks: [...blocks, ...added] } });

describeDatabase('kinds that hold blocks', (db) => {
  it('nest in one another twelve deep: created, read, validated and published', async () => {
    const payload = await openWith(
      db,
      Object.values(HOLDERS).map(({ block }) => block),
    );
    const layout = (text: string) => [nestInAll(DEPTH, { blockType: 'heading', text })] as never;
    const { id } = await buildPage(payload, { _status: 'draft', layout: layout('Innermost') });
    const draft = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true });
    expect(draft.layout).toMatchObject(layout('Innermost'));
    await payload.update({ collection: 'pages', id, data: { layout: draft.layout, _status: 'published' } });
    const { _status, layout: read } = await payload.findByID({ collection: 'pages', id, depth: 2 });
    expect([_status, read]).toEqual(['published', draft.layout]);
    const empty = payload.update({ collection: 'pages', id, data: { layout: layout('') } });
    await expect(empty).rejects.toThrow('Heading in card: Text');
    await payload.destroy();
  });

  it('each cost the studio only their own fields, however many there are', async () => {
    const cost = async (count: number) => {
      const payload = await openWith(
        db,
        Array.from({ length: count }, (_, number) => holder(number)),
      );
      const size = await sizeOfStudio(payload);
      const forms = payload.config.collections.filter(hasLayout).length;
      await payload.destroy();
      return { ...size, forms };
    };
    const [none, ten, twenty] = [await cost(0), await cost(10), await cost(20)];
    expect(twenty.fields - ten.fields).toBe(ten.fields - none.fields);
    expect(twenty.bytes - ten.bytes).toBe(ten.bytes - none.bytes);
    // For each form with a layout: the kind, its two settings, its slot, and the shared settings.
    expect(ten.fields - none.fields).toBeLessThan(10 * none.forms * 54);
    expect(ten.bytes - none.bytes).toBeLessThan(10 * 23_000);
    // In each page of the studio the shared settings are written once for all kinds.
    expect(twenty.sent - ten.sent).toBeLessThan(10 * 1_500);
  });
});

/** Whether the form of a collection has a layout. */
const hasLayout = ({ flattenedFields }: Payload['config']['collections'][number]) =>
  flattenedFields.some(({ name }) => name === 'layout');

/** A kind with a slot; all names have the same length. */
function holder(number: number): Block {
  const fields: Block['fields'] = [{ name: 'title', type: 'text' }, { name: 'wide', type: 'checkbox' }, slotField()];
  return defineBlock({ slug: `holder-${10 + number}`, fields });
}

/** Number of fields in all the studio's forms, and size of the client configuration in bytes: all of it, and as sent in each page. */
async function sizeOfStudio(payload: Payload): Promise<{ fields: number; bytes: number; sent: number }> {
  const { config } = payload;
  const { i18n } = await createLocalReq({}, payload);
  const maps = config.collections.map(({ slug }) => buildFieldSchemaMap({ collectionSlug: slug, config, i18n }));
  const client = createClientConfig({ config, i18n, importMap: {}, user: true });
  return {
    fields: maps.reduce((sum, { fieldSchemaMap }) => sum + fieldSchemaMap.size, 0),
    bytes: JSON.stringify(client).length,
    sent: sizeOfSent(shareEqualParts(client)),
  };
}

/** Bytes of a value as React writes it: a reference for an object that has been written. */
function sizeOfSent(value: object): number {
  const written = new Set<object>();
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null) return part;
    if (written.has(part)) return '$22:props:config:blocks:0:fields:0:tabs:0:fields:0';
    written.add(part);
    return part;
  }).length;
}
