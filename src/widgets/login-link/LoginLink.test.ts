import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';

const show = (to: 'account' | 'studio') => renderExample({ block: { blockType: 'login-link', to } });

test('links staff to the studio with nofollow', async () => {
  const link = (await show('studio')).main.querySelector('a');
  expect([link?.getAttribute('href'), link?.rel]).toEqual(['/admin/', 'nofollow']);
});

test('shows nothing to visitors while there are no accounts, and the reason to editors', async () => {
  const view = buildPlainView([{ blockType: 'login-link' }], { parts: { shop: {} } });
  expect((await renderTestPage(view)).html).not.toMatch(/<a [^>]*r-site-link|>Log in</);
  expect((await show('account')).main.textContent).toContain('Log in');
  const { html } = await renderTestPage(view, { editing: true });
  expect(html).toContain('Visitors have no accounts here yet');
});
