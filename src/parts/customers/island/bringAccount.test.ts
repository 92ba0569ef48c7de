// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eraseCookie, writeCookie } from '../../../visitor/cookies.ts';
import { CUSTOMER_COOKIE } from '../../../visitor/visitorUser.ts';

const HTML = `<dialog data-panel="account"><div data-account="guest"><input name="next" type="hidden"></div><div data-account="customer" hidden></div></dialog>`;
const answer = vi.fn();

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/tours/dunes/?month=4');
  answer.mockReset().mockImplementation(async () => Response.json({ html: HTML, css: [] }));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  eraseCookie(CUSTOMER_COOKIE);
});

const shown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-account]')).flatMap(({ dataset, hidden }) =>
    hidden ? [] : [dataset.account],
  );

test('loads the panel once, with sign-in forms that return to this page', async () => {
  const { bringAccount } = await import('./bringAccount.ts');
  await Promise.all([bringAccount(), bringAccount()]);
  expect(answer).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(shown()).toEqual(['guest']);
  const next = () => document.querySelector<HTMLInputElement>('[name=next]')?.value;
  expect(next()).toBe('/tours/dunes/?month=4');
  history.replaceState(null, '', '/your-journeys/?next=%2Fcheckout%2F');
  await bringAccount();
  expect(next()).toBe('/checkout/');
});

test('shows the account’s links as soon as the visitor is signed in', async () => {
  const { bringAccount } = await import('./bringAccount.ts');
  await bringAccount();
  writeCookie(CUSTOMER_COOKIE, '1');
  await bringAccount();
  expect(shown()).toEqual(['customer']);
});

test('retries after a failed request', async () => {
  const { bringAccount } = await import('./bringAccount.ts');
  answer.mockImplementationOnce(async () => new Response(null, { status: 503 }));
  await expect(bringAccount()).rejects.toThrow('503');
  await bringAccount();
  expect(shown()).toEqual(['guest']);
});
