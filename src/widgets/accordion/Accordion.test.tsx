import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { AccordionBlock } from '../../cms/payload-types.ts';
import { findHeadings } from '../../render/headings/headings.ts';
import { paragraph, richText } from '../../render/samples/text.ts';
import type { AnyBlock } from '../../render/types.ts';
import { wordsOf } from '../../render/wordsOf.ts';
import { widgets } from '../registry.ts';
import { readItems } from './items.ts';

const answer = (words: string): AnyBlock => ({ blockType: 'rich-text', content: richText(paragraph(words)) });
const ITEMS: AccordionBlock['items'] = [
  { title: 'Is there water?', blocks: [answer('At every camp.')] as never },
  { title: 'And shade?', anchor: 'shade', blocks: [] as never },
];
const build = (block: Partial<AccordionBlock> = {}): AccordionBlock =>
  ({ blockType: 'accordion', items: ITEMS, ...block }) as AccordionBlock;
const show = (block: Partial<AccordionBlock> = {}, editing = false) =>
  renderExample({ block: build(block) }, { editing });

const openIn = (main: HTMLElement) => [...main.querySelectorAll('details')].map(({ open }) => open);

test('at most one item is open, without script, independently in each accordion', async () => {
  const inner = { ...build(), items: ITEMS };
  const { main } = await show({ items: [{ title: 'Around', blocks: [inner] as never }, { title: 'Beside' }] });
  const names = [...main.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(names[0]).toBe(names.at(-1));
  expect(names[1]).toBe(names[2]);
  expect(names[1]).not.toBe(names[0]);
  expect(main.querySelector('rihla-island')).toBeNull();
});

test.each([
  [{ opens: 'first' as const }, [true, false]],
  [{ opens: 'none' as const }, [false, false]],
  [{}, [false, false]],
])('%j opens %j', async (block, open) => {
  expect(openIn((await show(block)).main)).toEqual(open);
});

test('the anchor target is inside the details element, so that browsers open it', async () => {
  const { main } = await show();
  expect(main.querySelector('#shade')?.parentElement?.localName).toBe('details');
  expect(main.querySelector('#is-there-water')?.localName).toBe('div');
});

test('the preview lets several items be open, and shows slots that can be filled', async () => {
  const { main } = await show({ opens: 'none' }, true);
  expect(main.querySelector('details[name]')).toBeNull();
  expect(openIn(main)).toEqual([false, true]);
});

describe('questions', () => {
  const questionsIn = async (block: Partial<AccordionBlock>) => {
    const { document } = await show(block);
    const graph = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    return graph['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage')?.mainEntity;
  };

  test('become FAQ structured data when an editor marks them as questions', async () => {
    expect(await questionsIn({ isFaq: true })).toEqual([
      {
        '@type': 'Question',
        name: 'Is there water?',
        acceptedAnswer: { '@type': 'Answer', text: 'At every camp.' },
      },
    ]);
    expect(await questionsIn({})).toBeUndefined();
  });
});

test('search and table of contents include titles and content of items', () => {
  const layout = [build({ level: 'h4' })];
  expect(wordsOf(layout, widgets)).toBe('Is there water? And shade? At every camp.');
  expect(findHeadings(layout, widgets).map(({ heading }) => heading)).toEqual([
    { level: 4, text: 'Is there water?' },
    { level: 4, text: 'And shade?', id: 'shade' },
  ]);
  expect(findHeadings([build({ level: 'p' })], widgets)).toEqual([]);
});

test('damaged rows are skipped', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (items) => {
      const shown = readItems(items as never);
      expect(shown.every(({ blocks, title }) => title !== '' && Array.isArray(blocks))).toBe(true);
    }),
  );
  expect(readItems('items' as never)).toEqual([]);
});
