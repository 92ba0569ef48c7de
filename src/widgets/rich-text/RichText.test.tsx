import { describe, expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { heading, list, paragraph, richText, widgetNode, words } from '../../render/samples/text.ts';
import type { TextNode } from '../../render/textNode.ts';

async function show(...children: unknown[]): Promise<string> {
  const { main, problems } = await renderExample({
    block: { blockType: 'rich-text', content: richText(...(children as TextNode[])) },
  });
  expect(problems).toEqual([]);
  return main.firstElementChild?.innerHTML ?? '';
}

test('formats nest in a fixed order', async () => {
  expect(await show(paragraph(words('both', 3), words('x', 32)))).toBe(
    '<p><strong><em>both</em></strong><sub>x</sub></p>',
  );
});

test('an ordered list may start at any number', async () => {
  expect(await show(list('number', ['Shade'], 3))).toBe('<ol start="3"><li>Shade</li></ol>');
  expect(await show(list('number', ['Water'], 1))).toBe('<ol><li>Water</li></ol>');
});

test('a list inside an item has no marker of its own', async () => {
  expect(await show(list('bullet', [list('bullet', ['Cells'])]))).toBe(
    '<ul><li class="r-rich-text__nested"><ul><li>Cells</li></ul></li></ul>',
  );
});

describe('a link with an action', () => {
  const link = (fields: object): TextNode => ({
    type: 'link',
    fields: { linkType: 'action', action: 'popup:open', ...fields },
    children: [words('Packing list')],
  });

  test('carries its action and links to a fallback page', async () => {
    const fallback = { relationTo: 'posts', value: { path: '/field-notes/what-to-pack/' } };
    const html = await show(paragraph(link({ popup: { id: 3, _status: 'published' }, fallback })));
    expect(html).toMatch(
      /^<p><a href="\/field-notes\/what-to-pack\/#rihla-action:action=popup:open&amp;settings=[\w-]+" aria-haspopup="dialog">Packing list<\/a><\/p>$/,
    );
  });

  test('is plain text while its popup is not published, whatever URL was typed before', async () => {
    expect(await show(paragraph(link({ popup: 3, url: '/dates/' })))).toBe('<p>Packing list</p>');
  });
});

test('a link to a picture can opt out of the lightbox', async () => {
  const fields = { linkType: 'custom', url: '/media/map.png', skipLightbox: true };
  expect(await show(paragraph({ type: 'link', fields, children: [words('Map')] }))).toBe(
    '<p><a href="/media/map.png" data-lightbox="no">Map</a></p>',
  );
});

describe('empty nodes are left out', () => {
  const link = (url: string, text: string): TextNode => ({
    type: 'link',
    fields: { linkType: 'custom', url },
    children: [words(text)],
  });

  test.each([
    ['a paragraph', { type: 'paragraph', children: [] }, ''],
    ['a heading', heading('h2', ' '), ''],
    ['a link without words', paragraph('Here', link('/dates/', '')), '<p>Here</p>'],
    ['a link that leads nowhere safe', paragraph(link('javascript:alert(1)', 'Dates')), '<p>Dates</p>'],
    ['a widget that shows nothing', widgetNode({ blockType: 'button', label: '' }), ''],
  ])('%s', async (_, node, html) => {
    expect(await show(node, paragraph('After'))).toBe(`${html}<p>After</p>`);
  });
});

test.each([
  null,
  'text',
  7,
  [],
  {},
  { type: 'heading', tag: 'script' },
  { type: 'list', children: 'text' },
  { type: 'block' },
])('a damaged node does not throw: %j', async (node) => {
  expect(await show(node, paragraph('After'))).toContain('<p>After</p>');
});

test('an unknown node renders its children', async () => {
  expect(await show({ type: 'upload-of-the-future', children: [paragraph('Inside')] })).toBe('<p>Inside</p>');
});
