import { expect, test } from 'vitest';
import { widgets } from '../widgets/registry.ts';
import { childBlocks, onlyBlocks, walkLayout } from './layout.ts';
import { richText, widgetNode, words } from './samples/text.ts';
import type { AnyBlock, Layout } from './types.ts';

const quote = (id: string): AnyBlock => ({ blockType: 'quote', id, text: 'Then you sit.' });

test('walks in reading order, parents before children', () => {
  const layout: Layout = [
    {
      blockType: 'container',
      id: 'a',
      blocks: [quote('b'), { blockType: 'container', id: 'c', blocks: [quote('d')] }],
    },
    {
      blockType: 'rich-text',
      id: 'e',
      content: richText({ type: 'quote', children: [widgetNode(quote('f'))] }, widgetNode(quote('g'))),
    },
    quote('h'),
  ];
  expect(walkLayout(layout, widgets).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});

test.each([null, undefined, 'text', 7, {}, { 0: quote('a') }])('%j is no layout', (layout) => {
  expect(walkLayout(layout as Layout, widgets)).toEqual([]);
});

test('drops invalid blocks, and keeps their neighbours', () => {
  const damaged = [null, quote('a'), 'text', [], { id: 'no type' }, { blockType: 7 }, quote('b')] as Layout;
  expect(onlyBlocks(damaged).map(({ id }) => id)).toEqual(['a', 'b']);
});

test.each([
  { blockType: 'container', blocks: 'text' },
  { blockType: 'container', blocks: [null] },
  { blockType: 'rich-text', content: 'text' },
  { blockType: 'rich-text', content: { root: null } },
  { blockType: 'rich-text', content: { root: [] } },
  {
    blockType: 'rich-text',
    content: { root: { children: [null, 'text', [], words('a'), { type: 'block', fields: null }] } },
  },
  { blockType: 'quote', blocks: [quote('a')] },
])('%j has no child blocks', (block) => {
  expect(childBlocks(block as unknown as AnyBlock, widgets)).toEqual([]);
});
