import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import type { AnyBlock } from '../../render/types.ts';

const empty = { blockType: 'image', id: 'i', shape: 'arch', ratio: '4/5' } as unknown as AnyBlock;

test('an editor sees a frame in the proportion of the picture that is to be chosen', async () => {
  const { html } = await renderBlocksPage([empty], { editing: true });
  expect(html).toContain('r-image__empty--arch');
  expect(html).toContain('Choose a picture');
  expect(html).toContain('aspect-ratio:4/5');
  expect(html).toMatch(/data-block-type="image"/);
  expect(html).not.toContain('class="r-problem"');
});

test('visitors see nothing in its place, and load no style for it', async () => {
  const { html } = await renderBlocksPage([empty]);
  expect(html).not.toContain('r-image__empty');
  expect(html).not.toContain('Choose a picture');
});
