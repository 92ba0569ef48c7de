import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';

const published = (path: string) => ({ id: 1, path, _status: 'published' });
const shop = { isOn: true, cartPage: published('/your-cart/'), accountPage: published('/your account/') };

async function hrefOf(link: object, parts: object = { shop }): Promise<string | undefined> {
  const button = { blockType: 'button', label: 'Show', link: { kind: 'action', action: 'off_canvas:open', ...link } };
  const { html } = await renderTestPage(buildPlainView([button as never], { parts: parts as never }));
  return / href="([^"]*)#rihla-action:/.exec(html)?.[1];
}

test.each([
  ['cart', '/your-cart/'],
  ['account', '/your%20account/'],
  ['compare', '/compare/'],
  ['menu', ''],
  ['packing-list', ''],
])('without script a link to the panel %s leads to “%s”', async (panel, page) => {
  expect(await hrefOf({ panel })).toBe(page);
  expect(await hrefOf({ panel, action: 'off_canvas:toggle' })).toBe(page);
  expect(await hrefOf({ panel, action: 'off_canvas:close' })).toBe('');
});

test('a fallback page chosen by the editor takes precedence', async () => {
  const fallback = { relationTo: 'pages', value: published('/about/') };
  expect(await hrefOf({ panel: 'cart', fallback })).toBe('/about/');
});

test('with the shop disabled the cart and the account have no page', async () => {
  for (const panel of ['cart', 'account']) expect(await hrefOf({ panel }, { shop: { ...shop, isOn: false } })).toBe('');
});
