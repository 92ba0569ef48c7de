import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';

test('shows nothing to visitors while the shop has no account page, and the reason to editors', async () => {
  const view = buildPlainView([{ blockType: 'account-link' }], { parts: { shop: {} } });
  expect((await renderTestPage(view)).html).not.toMatch(/<a [^>]*r-site-link/);
  expect((await renderTestPage(view, { editing: true })).html).toContain(
    'Visitors have no accounts here yet, so they see no link to one.',
  );
});
