import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { marksFor } from './marks.ts';

test('renders marks in the preview only', () => {
  const { slot, text } = marksFor({ editing: true });
  expect(text('items.0.text')).toEqual({ 'data-text': 'items.0.text' });
  expect([slot(), slot('tabs.1.blocks')]).toEqual([{ 'data-slot': 'blocks' }, { 'data-slot': 'tabs.1.blocks' }]);
  expect(marksFor({ editing: false }).text('title')).toEqual({});
});

test('wraps text without an element in the preview only', async () => {
  const button = { blockType: 'button', id: 'b', label: 'See them', link: { kind: 'address', address: '/journeys/' } };
  const label = '<span data-text="label">See them</span>';
  expect((await renderBlocksPage([button], { editing: true })).html).toContain(label);
  expect((await renderBlocksPage([button])).html).toContain('>See them</a>');
});
