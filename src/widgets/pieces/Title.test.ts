import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import type { AnyBlock } from '../../render/types.ts';

const titled = (title: string) =>
  ({ blockType: 'timeline', id: 't', items: [{ id: 'a', title, text: 'Along the river.' }] }) as unknown as AnyBlock;

test('words between stars are upright, in the accent colour, in any title', async () => {
  const { html } = await renderBlocksPage([titled('You read *to the end*')]);
  expect(html).toContain('<em>to the end</em>');
  expect(html).toMatch(/\.r-display em ?\{[^}]*font-style: ?normal/);
});

test('a page whose titles have none has no style for them', async () => {
  const { html } = await renderBlocksPage([titled('You read to the end')]);
  expect(html).toContain('You read to the end');
  expect(html).not.toContain('.r-display em');
});
