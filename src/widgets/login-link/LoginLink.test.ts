import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { renderExample } from '../../../tests/support/renderExample.ts';

const show = (to: 'account' | 'studio') => renderExample({ block: { blockType: 'login-link', to } });

test('leads staff to the studio, which search engines are not led to', async () => {
  const link = (await show('studio')).main.querySelector('a');
  expect([link?.getAttribute('href'), link?.rel]).toEqual(['/admin/', 'nofollow']);
});

test('shows visitors nothing while they have no accounts, and tells editors why', async () => {
  expect((await show('account')).main.childElementCount).toBe(0);
  const { html } = await renderBlocksPage([{ blockType: 'login-link' }], { editing: true });
  expect(html).toContain('Visitors have no accounts here yet');
});
