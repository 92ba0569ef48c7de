import { expect, it } from 'vitest';
import { buildMedia, buildPage, buildPost, picture, uploadedFile } from '../../tests/support/factories.ts';
import { describeEachDatabase } from '../../tests/support/testDatabase.ts';
import type { ContainerBlock } from '../cms/payload-types.ts';

type AnyBlock = NonNullable<ContainerBlock['blocks']>[number];

/** Containers in containers, as deep as the studio allows, around some leaves. */
function nest(levels: number, leaves: object[]): object {
  const blocks = levels > 1 ? [nest(levels - 1, leaves), { blockType: 'divider', look: 'dots' }] : leaves;
  return { blockType: 'container', direction: levels % 2 ? 'row' : 'column', gap: '3', blocks };
}

function leavesAt(layout: unknown, levels: number): AnyBlock[] {
  let blocks = layout as AnyBlock[];
  for (let level = 0; level < levels; level += 1)
    blocks = (blocks[0] as unknown as ContainerBlock).blocks as AnyBlock[];
  return blocks;
}

const richText = (text: string, extra: object[] = []) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
      },
      ...extra,
    ],
  },
});

const LEAF = { blockType: 'heading', text: 'Inside', level: 'h3' };

describeEachDatabase('a layout', (db) => {
  it('six containers deep is read back as it was written', async () => {
    const { id: media } = await buildMedia(db.payload);
    const leaves = [
      {
        blockType: 'heading',
        text: 'Dunes *at dawn*',
        level: 'h2',
        size: 'xl',
        advanced: { marginEnd: '5', hideOn: ['mobile'], htmlId: 'dunes', classes: 'a b' },
      },
      { blockType: 'rich-text', content: richText('Sand, ‏رمال‎, and wind.') },
      { blockType: 'image', picture: media, caption: 'Erg Chigaga', ratio: '4/3' },
      {
        blockType: 'icon-list',
        items: [
          { icon: 'check', text: 'One' },
          { icon: 'check', text: 'Two' },
        ],
      },
    ];
    const { id } = await buildPage(db.payload, { layout: [nest(6, leaves)] as never });
    const stored = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(leavesAt(stored.layout, 6)).toMatchObject(leaves);
    const populated = await db.payload.findByID({ collection: 'pages', id, depth: 2 });
    expect(leavesAt(populated.layout, 6)[2]).toMatchObject({ picture: { id: media, filename: expect.any(String) } });
    const draft = await db.payload.update({
      collection: 'pages',
      id,
      data: { layout: stored.layout },
      draft: true,
      depth: 0,
    });
    expect(leavesAt(draft.layout, 6)).toMatchObject(leaves);
  });

  it('keeps widgets inside text, with their pictures', async () => {
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

  it('shows what the studio sends as it types, with pictures and words of the language asked for', async () => {
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

  it('holds panels of different names, with blocks and containers in them', async () => {
    const panel = (name: string) => ({ blockType: 'off-canvas', title: 'A list', name, blocks: [nest(2, [LEAF])] });
    const layout = (names: string[]) => [nest(2, names.map(panel))] as never;
    const { id } = await buildPage(db.payload, { layout: layout(['first', 'second']) });
    const { layout: read } = await db.payload.findByID({ collection: 'pages', id, depth: 0 });
    expect(leavesAt(read, 2)).toMatchObject([panel('first'), panel('second')]);
    await expect(buildPage(db.payload, { layout: layout(['first', 'first']) })).rejects.toThrow('Name');
  });

  it('does not hold what its fields refuse when it is published', async () => {
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

describeEachDatabase('a block that no widget knows', (db) => {
  const layout = [
    { blockType: 'heading', text: 'Known', level: 'h2' },
    { blockType: 'from-the-future', text: 'Unknown' },
  ];

  it('is kept as it came, so that nothing is lost when a widget is missing for a while', async () => {
    const { id } = await buildPage(db.payload, { layout: layout as never });
    await db.payload.update({ collection: 'pages', id, data: { title: 'Changed', _status: 'published' } });
    const { layout: read } = await db.payload.findByID({ collection: 'pages', id });
    expect(read).toMatchObject(layout);
  });

  it('does not keep a document from being read when it is in the database', async () => {
    const { id } = await buildPage(db.payload, { layout: [nest(1, [layout[0] as object])] as never });
    await db.payload.db.updateOne({ collection: 'pages', id, data: { layout: [...layout, nest(1, layout)] } });
    const { layout: read } = await db.payload.findByID({ collection: 'pages', id, depth: 2 });
    expect(read?.[0]).toMatchObject({ blockType: 'heading', text: 'Known' });
  });
});
