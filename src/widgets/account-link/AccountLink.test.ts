import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/renderExample.ts';

test('shows visitors nothing while the account is switched off, and tells editors why', async () => {
  const block = { blockType: 'account-link' as const };
  expect((await renderExample({ block })).main.childElementCount).toBe(0);
  expect((await renderBlocksPage([block], { editing: true })).html).toContain(
    'Visitors have no accounts here yet, so they see no link to one.',
  );
});
