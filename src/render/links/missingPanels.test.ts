import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import {
  buildPlainView,
  buildTemplate,
  renderBlocksPage,
  renderTestPage,
} from '../../../tests/support/pageBuilders.ts';
import { buildPopup } from '../../parts/popups/testSupport.ts';
import { richText, widgetNode, words } from '../samples/text.ts';
import type { AnyBlock } from '../types.ts';

const panel = (name: string): AnyBlock =>
  ({ blockType: 'off-canvas', id: `p-${name}`, name, title: 'A list', blocks: [{ blockType: 'divider' }] }) as AnyBlock;

const button = (name: string, action = 'off_canvas:open'): AnyBlock =>
  ({ blockType: 'button', id: 'b1', label: 'Open', link: { kind: 'action', action, panel: name } }) as AnyBlock;

const text = (name: string): AnyBlock => ({
  blockType: 'rich-text',
  id: 't1',
  content: richText({
    type: 'link',
    fields: { linkType: 'action', action: 'off_canvas:toggle', panel: name },
    children: [words('Open')],
  }),
});

/** The blocks with a note about a missing panel, and the text of the first note. */
function notesIn(html: string): { blocks: (string | null)[]; words: string } {
  const { document } = new JSDOM(html).window;
  const notes = [...document.querySelectorAll('.r-problem')].filter((note) => note.textContent?.includes('acts on a'));
  return { blocks: notes.map((note) => note.getAttribute('data-block-id')), words: notes[0]?.textContent ?? '' };
}

const edit = async (...layout: AnyBlock[]) => notesIn((await renderBlocksPage(layout, { editing: true })).html);

test.each([
  ['button', button('lst')],
  ['text', text('lst')],
  ['button that closes', button('lst', 'off_canvas:close')],
])('an editor sees which panel the link of a %s refers to', async (_, block) => {
  const { blocks, words } = await edit(panel('list'), block);
  expect(blocks).toEqual([block.id]);
  expect(words).toContain('a panel “lst”, and this page has none of that name');
});

test('finds panels of every site, of the page, of a template, and nested ones', async () => {
  const inside: AnyBlock = { blockType: 'container', id: 'c', blocks: [panel('inner'), button('inner')] };
  const { blocks } = await edit(button('menu'), panel('list'), button('list'), text('list'), inside);
  expect(blocks).toEqual([]);
  const footer = buildTemplate({ kind: 'footer', layout: [panel('list')] } as object);
  const view = buildPlainView([button('list')]);
  const { html } = await renderTestPage({ ...view, templates: { ...view.templates, footer } }, { editing: true });
  expect(notesIn(html).blocks).toEqual([]);
});

test('names only the nested block with the link', async () => {
  const embedded: AnyBlock = { blockType: 'rich-text', id: 't', content: richText(widgetNode(button('lst'))) };
  expect((await edit({ blockType: 'container', id: 'c', blocks: [embedded] })).blocks).toEqual(['b1']);
});

test('visitors see no note, and links in a popup are not checked', async () => {
  expect((await renderBlocksPage([button('lst')])).html).not.toContain('acts on a');
  const edited = { part: 'popups', doc: buildPopup({ layout: [button('lst')] }) };
  const { html } = await renderTestPage({ ...buildPlainView([]), edited }, { editing: true });
  expect(html).toContain('rihla-action');
  expect(notesIn(html).blocks).toEqual([]);
});
