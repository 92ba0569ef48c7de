import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';

test('shows visitors nothing while the shop has no page for accounts, and tells editors why', async () => {
  const view = buildPlainView([{ blockType: 'account-link' }], { parts: { shop: {} } });
  expect((await renderTestPage(view)).html).not.toMatch(/<a [^>]*r-site-link/);
  expect((await renderTestPage(view, { editing: true })).html).toContain(
    'Visitors have no accounts here yet, so they see no link to one.',
  );
});
