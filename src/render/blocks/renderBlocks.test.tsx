import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { fakeContent, renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { capitalize } from '../../shared/text/capitalize.ts';
import { richText, widgetNode } from '../samples/text.ts';
import type { AnyBlock } from '../types.ts';
import { MAX_LOADING } from './loadBlocks.ts';

const mainOf = (html: string) => new JSDOM(html).window.document.querySelector('main') as HTMLElement;
const quote = (text = 'Then you sit.', id = 'q1'): AnyBlock => ({ blockType: 'quote', id, text });

/** Blocks that cannot be shown, and the note for the editor. */
const UNSHOWN = [
  ['unknown', { blockType: 'jigsaw', id: 'b1' }, 'No widget of this site knows the kind “jigsaw”', true],
  ['broken', { blockType: 'quote', id: 'b1', text: { not: 'text', trim: () => 'x' } }, 'This block is broken', true],
  [
    'damaged beyond reading',
    { blockType: 'divider', id: 'b1', advanced: { classes: 7 } },
    'This block is broken',
    true,
  ],
  ['empty', { blockType: 'button', id: 'b1' }, 'Give this button a label', false],
  ['empty in another way', { blockType: 'icon-list', id: 'b1', items: [] }, 'This list has no entries yet', false],
  ['without a target', { blockType: 'menu', id: 'b1', menu: 7 }, 'Choose a menu', false],
  [
    'a text without words',
    { blockType: 'rich-text', id: 'b1', content: richText({ type: 'paragraph', children: [] }) },
    'This text is empty',
    false,
  ],
  ['in the wrong place', { blockType: 'document-content', id: 'b1' }, 'belongs into a template', false],
] as const;

describe.each(UNSHOWN)('a block that is %s', (_, block, message, isFault) => {
  const around = [
    quote('Before', 'a'),
    block,
    { blockType: 'container', id: 'c', blocks: [quote('After', 'd'), block] },
  ];

  test('does not affect the rest, and visitors see nothing of it', async () => {
    const { html } = await renderBlocksPage(around);
    expect([...mainOf(html).querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual([
      'Before',
      'After',
    ]);
    expect(html).not.toContain('b1');
    expect(html).not.toContain('class="r-problem"');
  });

  test('is shown to the editor, with the reason', async () => {
    const { html } = await renderBlocksPage([block], { editing: true });
    const note = mainOf(html).querySelector('[data-block-id="b1"]');
    const kind = block.blockType.replaceAll('-', ' ');
    expect(note?.querySelector('strong')?.textContent).toBe(capitalize(kind));
    expect(note?.textContent).toContain(message);
  });

  test(isFault ? 'is reported once, with its page' : 'is no fault to report', async () => {
    const { problems } = await renderBlocksPage([block]);
    expect(problems).toEqual(
      isFault ? [expect.objectContaining({ path: '/plain/', blockId: 'b1', blockType: block.blockType })] : [],
    );
  });
});

describe('a block that fails to load', () => {
  const content = fakeContent({ list: () => Promise.reject(new Error('The database is away.')) });
  const posts = { blockType: 'posts', id: 'b1', source: 'query' };

  test('does not affect the rest, and is reported once', async () => {
    const { html, problems } = await renderBlocksPage([quote(), posts], { content });
    expect(mainOf(html).children).toHaveLength(1);
    expect(problems).toEqual([
      expect.objectContaining({ path: '/plain/', blockId: 'b1', error: new Error('The database is away.') }),
    ]);
  });

  test('shows the editor the reason', async () => {
    const { html } = await renderBlocksPage([posts], { content, editing: true });
    expect(mainOf(html).textContent).toContain('could not be loaded. The database is away.');
  });

  test('counts as failed whatever was thrown', async () => {
    const { problems } = await renderBlocksPage([posts], {
      content: fakeContent({ list: () => Promise.reject(undefined) }),
    });
    expect(problems[0]?.message).toContain('could not be loaded');
  });
});

describe('a page that would hold up all others', () => {
  test('reads a limited number of lists, and says so once', async () => {
    let reads = 0;
    const content = fakeContent({
      list: async () => {
        reads += 1;
        return { docs: [], page: 1, totalPages: 0, totalDocs: 0 };
      },
    });
    const posts = Array.from({ length: MAX_LOADING + 20 }, (_, index) => ({
      blockType: 'posts',
      id: `p${index}`,
      source: 'query',
    }));
    const { problems } = await renderBlocksPage([...posts, quote()], { content });
    expect(reads).toBe(MAX_LOADING);
    expect(problems.filter(({ error }) => String(error).includes(`at most ${MAX_LOADING} lists`))).toHaveLength(1);
  });

  test('is cut where it is too long, and says so once', async () => {
    const blocks = Array.from({ length: 30 }, (_, index) => ({
      blockType: 'container',
      id: `c${index}`,
      blocks: [quote('x'.repeat(100_000), `q${index}`)],
    }));
    const { html, problems } = await renderBlocksPage([...blocks, quote('The end', 'end')]);
    const { children, textContent } = mainOf(html);
    expect([children.length, textContent?.includes('The end')]).toEqual([20, false]);
    expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining('too long') })]);
  });
});

test('tolerates damaged content outside of blocks', async () => {
  const damaged = [
    null,
    'text',
    7,
    { blockType: 'rich-text', content: { root: { children: [null, { type: 'heading' }] } } },
    quote(),
  ];
  const { html, problems } = await renderBlocksPage(damaged);
  expect(mainOf(html).textContent).toBe('Then you sit.');
  expect(problems).toEqual([]);
});

test('the editor’s note has the block’s own name, if it has one', async () => {
  const { html } = await renderBlocksPage([{ blockType: 'button', id: 'b', blockName: 'Book now' }], { editing: true });
  expect(mainOf(html).textContent).toContain('Book now');
});

test('an embedded widget is marked for the editor, too', async () => {
  const content = richText(widgetNode(quote('Then you sit.', 'inner')));
  const { html } = await renderBlocksPage([{ blockType: 'rich-text', id: 'outer', content }], { editing: true });
  expect(
    [...mainOf(html).querySelectorAll('[data-block-id]')].map((element) => element.getAttribute('data-block-id')),
  ).toEqual(['outer', 'inner']);
});
