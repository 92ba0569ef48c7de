import { expect, test } from 'vitest';
import { widgets } from '../widgets/registry.ts';
import { createIds, takenIds } from './pageIds.ts';
import type { AnyBlock, Layout } from './types.ts';

test('the page’s own ids and those of blocks are reserved, except those of headings', () => {
  const inner: AnyBlock = { blockType: 'quote', text: 'Then you sit.', advanced: { htmlId: 'voice' } };
  const layout: Layout = [
    { blockType: 'container', blocks: [inner], advanced: { htmlId: 'journeys' } },
    { blockType: 'heading', text: 'Dates', level: 'h2', advanced: { htmlId: 'dates' } },
  ];
  expect([...takenIds([layout, undefined], widgets)]).toEqual(['top', 'content', 'journeys', 'voice']);
});

test('returns no id twice', () => {
  const uniqueId = createIds(['menu-1']);
  expect([uniqueId('menu-1'), uniqueId('menu-1'), uniqueId('menu-2')]).toEqual(['menu-1-2', 'menu-1-3', 'menu-2']);
});
