import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/renderExample.ts';

test('shows visitors nothing while the cart is switched off, and tells editors why', async () => {
  const block = { blockType: 'cart-link' as const };
  expect((await renderExample({ block })).main.childElementCount).toBe(0);
  expect((await renderBlocksPage([block], { editing: true })).html).toContain(
    'This site has no cart yet, so visitors see no link to it.',
  );
});
