import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';

const cartPage = { id: 1, path: '/your-cart/', _status: 'published' };
const show = (shop: object, options = {}) =>
  renderTestPage(buildPlainView([{ blockType: 'cart-link' }], { parts: { shop } }), options);

test('links to the cart page, and with script opens the cart dialog', async () => {
  const { html } = await show({ isOn: true, cartPage });
  expect(html).toMatch(/<a aria-haspopup="dialog" [^>]*href="\/your-cart\/#rihla-action:action=off_canvas:open/);
  expect(html).toContain('<rihla-island name="actions"');
});

test.each([
  [{ cartPage }, 'The shop is off, so visitors see no link to the cart.'],
  [{ isOn: true }, 'Choose the page of the cart in the settings of the shop.'],
])('with the settings %j visitors see nothing, and editors the reason', async (shop, why) => {
  expect((await show(shop)).html).not.toMatch(/<a [^>]*r-site-link/);
  expect((await show(shop, { editing: true })).html).toContain(why);
});
