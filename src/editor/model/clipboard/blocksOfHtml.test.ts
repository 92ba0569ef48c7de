// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildKind, buildKinds } from '../../../shared/layouts/testing.ts';
import { countIds } from '../testing.ts';
import { blocksOfHtml } from './blocksOfHtml.ts';
import { readClipboard } from './readClipboard.ts';

const HERE = 'https://here.example';
const TEXT = { text: { slug: 'rich-text', pasted: 'content' } };
const ALL = {
  ...TEXT,
  table: { slug: 'table', rows: 'cells', title: 'caption' },
  picture: { slug: 'image', pasted: 'picture' },
};

const read = (html: string) => {
  const made = blocksOfHtml(html, HERE, TEXT);
  // Plain data, as on the clipboard.
  return made === undefined ? undefined : JSON.parse(JSON.stringify(made)).envelope.blocks[0]?.content.root.children;
};

it('keeps headings, formats, links and nested lists of a document', () => {
  const found = read(
    '<b style="font-weight:normal"><h1>Day one</h1><p>Walk <strong>far</strong> to <a href="https://a.example/">Sea</a></p><ul><li>Hat<ol><li>Red</li></ol></li></ul></b>',
  );
  expect(found.map(({ type }: { type: string }) => type)).toEqual(['heading', 'paragraph', 'list']);
  expect(found[0].tag).toBe('h2');
  expect(found[1].children[1]).toMatchObject({ text: 'far', format: 1 });
  expect(found[1].children.at(-1)).toMatchObject({ type: 'link', fields: { url: 'https://a.example/' } });
  expect(found[2].children[1].children[0]).toMatchObject({ type: 'list', listType: 'number' });
});

it('keeps bold and italic words of Google Docs, which are styles, and no underline of its links', () => {
  const [paragraph] = read(
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Bring </span><span style="font-weight:700;font-style:italic">two</span> <a href="https://a.example/"><span style="text-decoration:underline">hats</span></a></p></b>',
  );
  expect(paragraph.children.map(({ format, text }: Record<string, unknown>) => [text, format])).toEqual([
    ['Bring ', 0],
    ['two', 3],
    [' ', 0],
    [undefined, ''],
  ]);
  expect(paragraph.children[3].children).toMatchObject([{ text: 'hats', format: 0 }]);
});

it('makes lists of Word’s paragraphs, without their signs, nested by level', () => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span></span><![endif]>${words}</p>`;
  const found = read(
    `<p>Bring</p>${item(1, '·', 'Hat')}${item(2, 'o', 'Red')}${item(1, '·', 'Water')}<p>Then</p>${item(1, '1.', 'Walk')}`,
  );
  expect(found.map(({ listType, type }: Record<string, unknown>) => listType ?? type)).toEqual([
    ...['paragraph', 'bullet', 'paragraph', 'number'],
  ]);
  const words = JSON.stringify(found[1]).match(/"text":"[^"]*"/g);
  expect(words).toEqual(['"text":"Hat"', '"text":"Red"', '"text":"Water"']);
  expect(found[1].children[1].children[0]).toMatchObject({ type: 'list', listType: 'bullet' });
});

it('splits a long text into several blocks without loss', () => {
  const made = JSON.stringify(blocksOfHtml('<p>Dune</p>'.repeat(1201), HERE, TEXT)?.envelope);
  const { blocks } = JSON.parse(made) as { blocks: { content: { root: { children: object[] } } }[] };
  expect(blocks.map(({ content }) => content.root.children.length)).toEqual([500, 500, 201]);
});

it('returns no block without text', () => {
  expect(read('<p> </p><img src="a.png" alt="Sea"><script>alert(1)</script>')).toBeUndefined();
});

it('drops scripts and unsafe URLs', () => {
  const hostile = fc.constantFrom(
    '<script>evil</script>',
    '<a href="javascript:evil">x</a>',
    '<a href=" data:evil">y</a>',
    '<p onclick="evil">z',
    '<svg><a>evil</a></svg>',
    '<ul><li>',
    '</p>',
    '<b>w',
    '<iframe src="evil">',
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 12 }), (parts) => {
      expect(JSON.stringify(read(parts.join('')) ?? [])).not.toContain('"url":"javascript');
      expect(JSON.stringify(read(parts.join('')) ?? [])).not.toContain('data:');
      for (const node of (read(parts.join('')) ?? []).flatMap(allNodes))
        expect(['paragraph', 'heading', 'list', 'listitem', 'link', 'text', 'linebreak']).toContain(node.type);
    }),
  );
});

it('is accepted whole by the reader of clipboards', () => {
  const kinds = buildKinds(
    buildKind('rich-text', { settings: [{ path: 'content', label: 'Text', tab: 'content', type: 'richText' }] }),
  );
  const html = '<table><tr><td>Sea</td><td>Sand</td></tr></table>';
  const made = JSON.stringify(blocksOfHtml(html, HERE, TEXT)?.envelope);
  const { blocks, left } = readClipboard(made, kinds, { newId: countIds(), origin: HERE });
  expect(left).toEqual([]);
  expect(JSON.stringify(blocks)).toMatch(/Sea.* · .*Sand/);
});

it('counts the pictures that it leaves out, and the reader of clipboards says so', () => {
  const kinds = buildKinds(
    buildKind('rich-text', { settings: [{ path: 'content', label: 'Text', tab: 'content', type: 'richText' }] }),
  );
  const leftOf = (html: string) =>
    readClipboard(JSON.stringify(blocksOfHtml(html, HERE, TEXT)?.envelope), kinds, { newId: countIds(), origin: HERE })
      .left;
  expect(leftOf('<p>Sea <img src="a.png"></p><img src="b.png">')).toEqual([
    '2 pictures that could not be taken along. Save them, then paste them or upload them under Pictures.',
  ]);
  expect(leftOf('<p>Sea <img src="a.png"></p>')).toEqual([
    '1 picture that could not be taken along. Save it, then paste it or upload it under Pictures.',
  ]);
  expect(leftOf('<img src="a.png">')).toHaveLength(1);
  expect(leftOf('<p>Sea</p>')).toEqual([]);
});

it('makes blocks of tables and pictures, in their order between the texts', () => {
  const found = blocksOfHtml(
    `<p>Before <img src="data:image/png;base64,AAAA" alt="A  dune"> after</p>
     <table><caption>Weather</caption><tr><th>Month</th><th>By day</th></tr><tr><td>April</td><td><p>24 °C</p><p>dry</p></td></tr></table>
     <ul><li>Hat <img src="file:///C:/hat.png"></li></ul><img src="https://elsewhere.example/x.png"><img src="data:image/png;base64,A" width="1" height="1">`,
    HERE,
    ALL,
  );
  const { blocks, pictures } = found?.envelope ?? expect.fail();
  const kinds = blocks.map(({ blockType }) => blockType);
  expect(kinds).toEqual(['rich-text', 'image', 'rich-text', 'table', 'rich-text', 'image']);
  const cells = 'Month | By day\nApril | 24 °C dry';
  expect(blocks[3]).toMatchObject({ caption: 'Weather', cells, headerRow: true, headerColumn: false });
  expect([...(found?.pictures ?? [])]).toEqual([
    [1, { alt: 'A dune', data: 'data:image/png;base64,AAAA', file: undefined }],
    [5, { alt: '', data: undefined, file: 0 }],
  ]);
  expect(pictures).toBe(1);
});

it('keeps cells with bars apart by tabs; a table without a title is named by its first row', () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const [table] =
    blocksOfHtml(`<table>${row('a|b', '“c”')}${row('"d', 'e')}</table>`, HERE, ALL)?.envelope.blocks ?? [];
  expect(table).toMatchObject({ caption: 'a|b, “c”', cells: 'a|b\t“c”\n"""d"\te' });
});

it('leaves a table that only arranges a page as text', () => {
  const kindsOf = (html: string) => blocksOfHtml(html, HERE, ALL)?.envelope.blocks.map(({ blockType }) => blockType);
  expect(kindsOf('<table><tr><td>One cell</td></tr></table>')).toEqual(['rich-text']);
  expect(kindsOf(`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(201)}</table>`)).toEqual(['rich-text']);
});

function allNodes(node: { children?: never[]; type: string }): { type: string }[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}
