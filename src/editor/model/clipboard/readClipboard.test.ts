import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { walkBlocks } from '../../../shared/layouts/walk.ts';
import { block, countIds, EDITED_KINDS } from '../testing.ts';
import { clipboardForms } from './clipboardForms.ts';
import { readClipboard } from './readClipboard.ts';

const HERE = 'https://here.example';
const KINDS = buildKinds(
  ...EDITED_KINDS.values(),
  buildKind('image', {
    settings: [
      { path: 'image', label: 'Picture', tab: 'content', type: 'upload' },
      { path: 'width', label: 'Width', tab: 'style', type: 'number' },
      { path: 'link.document', label: 'Page', tab: 'content', type: 'relationship' },
      { path: 'link.newTab', label: 'Open in a new tab', tab: 'content', type: 'checkbox' },
      { path: 'tags', label: 'Tags', tab: 'content', type: 'select', options: ['sea', 'sand'], hasMany: true },
      { path: 'from', label: 'From', tab: 'content', type: 'date' },
    ],
  }),
  buildKind('prose', { settings: [{ path: 'content', label: 'Text', tab: 'content', type: 'richText' }] }),
  buildKind('new', { starter: { version: 2 } }),
);

function read(
  blocks: unknown,
  { around = [], origin = HERE }: { around?: ReturnType<typeof block>[]; origin?: string } = {},
) {
  const text =
    typeof blocks === 'string' ? blocks : JSON.stringify({ format: 'rihla-blocks', version: 1, origin, blocks });
  return readClipboard(text, KINDS, { newId: countIds(), origin: HERE, around });
}

function envelope(blocks: string): string {
  return `{"format":"rihla-blocks","version":1,"origin":"${HERE}","blocks":[${blocks}]}`;
}

/** Nests something five thousand levels deep, beyond what serializing it could handle. */
function nest(start: string, core: string, end: string): string {
  return start.repeat(5000) + core + end.repeat(5000);
}

const FRESH = expect.stringMatching(/^0{20}\w{4}$/);
const paragraph = (...children: unknown[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } });
const words = (text: string) => ({ type: 'text', text });

describe('accepts', () => {
  it('known blocks with their settings, all under new ids', () => {
    const copied = block('box', 'b', {
      blocks: [block('word', 'a', { text: 'Sea', size: 'l', advanced: { htmlId: 'sea' } })],
    });
    expect(read([copied])).toEqual({
      blocks: [
        {
          id: FRESH,
          blockType: 'box',
          blocks: [{ id: FRESH, blockType: 'word', text: 'Sea', size: 'l', advanced: { htmlId: 'sea' } }],
        },
      ],
      left: [],
    });
  });

  it('every type of setting value', () => {
    const values = {
      image: 7,
      width: 3.5,
      link: { document: { relationTo: 'posts', value: 3 }, newTab: true },
      tags: ['sea'],
      from: '2026-05-01',
    };
    const { blocks, left } = read([block('image', 'i', values)]);
    expect(blocks).toEqual([{ id: FRESH, blockType: 'image', ...values }]);
    expect(left).toEqual([]);
    const empty = { image: null, width: null, tags: [], link: { document: null } };
    expect(read([block('image', 'i', empty)])).toEqual({
      blocks: [{ id: FRESH, blockType: 'image', ...empty }],
      left: [],
    });
  });

  it('rows, with their nested blocks', () => {
    const list = block('list', 'l', { items: [{ id: 'x', text: 'One' }] });
    const tabs = block('tabs', 't', {
      tabs: [
        { id: 'x', blocks: [] },
        { id: 'y', blocks: [block('word', 'a', { text: 'In it' })] },
      ],
    });
    expect(read([list, tabs]).blocks).toEqual([
      { id: FRESH, blockType: 'list', items: [{ id: FRESH, text: 'One' }] },
      {
        id: FRESH,
        blockType: 'tabs',
        tabs: [{}, { blocks: [{ id: FRESH, blockType: 'word', text: 'In it' }] }],
      },
    ]);
  });

  it('rich text with nested blocks', () => {
    const fields = { id: 'x', blockType: 'word', text: 'In it', bad: 1 };
    const content = {
      root: {
        type: 'root',
        children: [
          { type: 'block', format: '', fields },
          { type: 'block', fields: { blockType: 'bad' } },
        ],
      },
    };
    expect(read([block('prose', 'p', { content })])).toEqual({
      blocks: [
        {
          id: FRESH,
          blockType: 'prose',
          content: {
            root: {
              type: 'root',
              children: [{ type: 'block', format: '', fields: { id: FRESH, blockType: 'word', text: 'In it' } }],
            },
          },
        },
      ],
      left: ['Word: it has no setting “bad”.', 'A block “bad”: this site has no such kind.'],
    });
  });

  it('a block of another version, from this site', () => {
    const kept = block('kept', 'k', { kind: 'carousel', original: { id: 'k', blockType: 'carousel', slides: [1] } });
    const taken = {
      id: FRESH,
      blockType: 'kept',
      kind: 'carousel',
      original: { id: FRESH, blockType: 'carousel', slides: [1] },
    };
    expect(read([kept])).toEqual({ blocks: [taken], left: [] });
    expect(read([kept], { origin: 'https://elsewhere.example' }).left).toEqual([
      'A block of another version, which means nothing here.',
    ]);
    const disguised = block('kept', 'k', { kind: 'x', original: block('word', 'a', { text: 7 }) });
    expect(read([disguised])).toEqual({
      blocks: [{ id: FRESH, blockType: 'word' }],
      left: ['Word: the value of Text cannot be used.'],
    });
  });

  it('the HTML format too, with any wrapper a browser adds', () => {
    const text = JSON.stringify({
      format: 'rihla-blocks',
      version: 1,
      origin: HERE,
      words: [],
      blocks: [block('word', 'a', { text: `"<'&>" Ł` })],
    });
    const html = clipboardForms(text)['text/html'];
    const { blocks } = read(text);
    expect(read(html).blocks).toEqual(blocks);
    expect(read(`<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`).blocks).toEqual(blocks);
    expect(
      read(`\n<meta charset='utf-8'>${html.replaceAll('&quot;', '&#x22;').replaceAll('&#39;', '&apos;')}`).blocks,
    ).toEqual(blocks);
  });
});

describe('reports what it drops', () => {
  it.each([
    ['text that is no envelope', 'A mail', 'The clipboard holds no blocks: copy some in an editor of layouts first.'],
    [
      'other JSON',
      '{"format":"other","blocks":[]}',
      'The clipboard holds no blocks: copy some in an editor of layouts first.',
    ],
    ['other HTML', '<p>A mail</p>', 'The clipboard holds no blocks: copy some in an editor of layouts first.'],
    [
      'another version',
      '{"format":"rihla-blocks","version":2}',
      'These blocks were copied in another version of the editor: copy them again.',
    ],
    [
      'no list of blocks',
      '{"format":"rihla-blocks","version":1,"origin":"","blocks":7}',
      'What was copied is damaged: copy it again.',
    ],
    ['far too much', 'x'.repeat(10_000_001), 'The clipboard holds more than can be pasted at once.'],
  ])('%s', (_, text, why) => {
    expect(read(text)).toEqual({ blocks: [], left: [why] });
  });

  it('unknown kinds and settings, values of the wrong type', () => {
    const { blocks, left } = read([
      block('carousel', 'x'),
      block('word', 'a', {
        text: { nested: true },
        size: 'huge',
        colour: 'red',
        advanced: { htmlId: 3, onclick: 'x' },
      }),
      block('image', 'i', { image: [1], width: '3', tags: ['snow'], from: 'soon', link: 'x' }),
      block('prose', 'p', { content: { root: 'x' } }),
      block('list', 'l', { items: ['x'] }),
      block('new', 'n', { version: 3 }),
      'nothing',
    ]);
    expect(blocks.map(({ id: _, ...rest }) => rest)).toEqual([
      { blockType: 'word', advanced: {} },
      { blockType: 'image' },
      { blockType: 'prose' },
      { blockType: 'list', items: [{ id: FRESH }] },
    ]);
    expect(left).toEqual([
      'A block “carousel”: this site has no such kind.',
      'Word: the value of Text cannot be used.',
      'Word: the value of Size cannot be used.',
      'Word: it has no setting “colour”.',
      'Word: the value of Id cannot be used.',
      'Word: it has no setting “advanced.onclick”.',
      'Image: the value of Picture cannot be used.',
      'Image: the value of Width cannot be used.',
      'Image: the value of Tags cannot be used.',
      'Image: the value of From cannot be used.',
      'Image: it has no setting “link”.',
      'Prose: the value of Text cannot be used.',
      'List: an entry of Entries cannot be used.',
      'New: it was made by a newer version of the site.',
      'Something that is no block.',
    ]);
  });

  it('blocks in places where they are not allowed, including the target of the paste', () => {
    const panel = block('panel', 'p', {
      blocks: [block('box', 'b', { blocks: [block('panel', 'q'), block('word', 'a')] })],
    });
    expect(read([panel])).toMatchObject({
      blocks: [{ blockType: 'panel', blocks: [{ blockType: 'box', blocks: [{ blockType: 'word' }] }] }],
      left: ['A panel cannot stand inside another panel.'],
    });
    expect(read([panel], { around: [block('panel', 'o')] })).toMatchObject({ blocks: [] });
    expect(read([block('word', 'a', { blocks: [block('word', 'b')] })]).left).toEqual([
      'Word: it has no setting “blocks”.',
    ]);
  });

  it('pictures and document links from another site', () => {
    const link = {
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo: 'posts', value: 3 } },
      children: [words('here')],
    };
    const outside = {
      type: 'link',
      fields: { linkType: 'custom', url: 'https://a.example' },
      children: [words('there')],
    };
    const upload = { type: 'upload', relationTo: 'media', value: 3 };
    const copied = [
      block('image', 'i', { image: 7, width: 3, link: { document: { relationTo: 'posts', value: 3 }, newTab: true } }),
      block('prose', 'p', { content: paragraph(words('Look '), link, outside, upload) }),
    ];
    expect(read(copied, { origin: 'https://elsewhere.example' })).toEqual({
      blocks: [
        { id: FRESH, blockType: 'image', width: 3, link: { newTab: true } },
        { id: FRESH, blockType: 'prose', content: paragraph(words('Look '), words('here'), outside) },
      ],
      left: [
        'Image: Picture belongs to another site.',
        'Image: Page belongs to another site.',
        'Prose: a link or picture in the text belongs to another site.',
      ],
    });
    expect(read(copied).left).toEqual([]);
  });

  it('more than two thousand blocks, and nesting beyond a hundred levels', () => {
    const many = read(Array.from({ length: 2500 }, (_, index) => block('word', String(index))));
    expect(many.blocks).toHaveLength(2000);
    expect(many.left).toEqual(['Everything after the first 2000 blocks.']);
    const { blocks, left } = read(envelope(nest('{"blockType":"box","blocks":[', '{"blockType":"word"}', ']}')));
    expect([...walkBlocks(blocks, KINDS)]).toHaveLength(100);
    expect(left).toEqual(['What stands more than 100 blocks deep.']);
  });

  it('values nested deeper than any setting', () => {
    const deep = nest('[', '', ']');
    const text = nest('{"type":"quote","children":[', '', ']}');
    const { blocks, left } = read(
      envelope(`{"blockType":"prose","content":{"root":${text}}},{"blockType":"word","text":${deep}}`),
    );
    expect(blocks).toHaveLength(2);
    expect(left).toEqual(['Prose: a part of the text cannot be used.', 'Word: the value of Text cannot be used.']);
  });

  it('at most fifty items, and how many more', () => {
    const { left } = read(Array.from({ length: 70 }, (_, index) => block(`kind${index}`, 'x')));
    expect(left).toHaveLength(51);
    expect(left.at(-1)).toBe('And 20 more.');
  });
});

describe('malicious input', () => {
  it('causes no prototype pollution', () => {
    const text = envelope(`
      {"blockType":"word","text":"a","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"advanced":{"__proto__":{"polluted":1}}},
      {"blockType":"prose","content":{"root":{"type":"root","__proto__":{"polluted":1},"children":[]}}},
      {"blockType":"__proto__"},{"blockType":"kept","kind":"x","original":{"blockType":"x","__proto__":{"polluted":1}}}`);
    const { blocks } = read(text);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(JSON.stringify(blocks)).not.toContain('polluted');
    for (const { block: found } of walkBlocks(blocks, KINDS))
      expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
  });

  it('any clipboard is refused or parsed, and never keeps its ids', () => {
    const slug = fc.constantFrom('word', 'box', 'tabs', 'list', 'panel', 'prose', 'image', 'kept', 'bad', '__proto__');
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue({ maxDepth: 2 }),
        fc.dictionary(
          fc.constantFrom(
            'id',
            'blockType',
            'blocks',
            'tabs',
            'items',
            'text',
            'content',
            'root',
            'children',
            'type',
            'image',
            'fields',
            'original',
            'kind',
            'link',
            'version',
            '__proto__',
          ),
          fc.oneof(slug, fc.array(tie('node'), { maxLength: 4 }), tie('node')),
        ),
        fc.record({
          id: fc.constant('old'),
          blockType: slug,
          blocks: fc.array(tie('node'), { maxLength: 4 }),
          text: tie('node'),
        }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), fc.boolean(), (blocks, isHere) => {
        const result = read(blocks, { origin: isHere ? HERE : '' });
        const found = [...walkBlocks(result.blocks, KINDS)].map(({ block: inner }) => inner);
        expect(found.every(({ id }) => /^0{20}/.test(String(id)))).toBe(true);
        expect(found.every(({ blockType }) => KINDS.has(blockType))).toBe(true);
        expect(({} as Record<string, unknown>).text).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(read(text).blocks).toEqual([]);
      }),
    );
  });
});
