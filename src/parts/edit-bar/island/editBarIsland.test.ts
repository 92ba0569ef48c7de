// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditPage } from '../../../../tests/support/widgets/audit.ts';
import { EDIT_BAR_PATH, type EditBarContent } from '../../../shared/editBar.ts';
import { mount } from './editBarIsland.ts';

const CONTENT: EditBarContent = {
  label: 'For staff',
  greeting: 'Signed in as <b>Amina</b>',
  links: [
    { href: '/admin/collections/pages/3', label: 'Edit this page' },
    { href: '/admin', label: 'Studio' },
  ],
  close: 'Close this bar',
  nonce: 'n',
};
const ask = vi.fn();

beforeEach(() => {
  ask.mockReset().mockImplementation(async () => Response.json(CONTENT));
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (): void => undefined;
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  sessionStorage.clear();
  history.replaceState(null, '', '/journeys/%D8%B2/');
  document.documentElement.lang = 'en';
  document.title = 'Journeys';
  document.body.innerHTML =
    '<a class="r-skip" href="#content">Skip</a><header></header><main id="content"><h1>J</h1></main>';
});
afterEach(() => vi.unstubAllGlobals());

const bar = () => document.querySelector<HTMLElement>('.r-edit-bar');

test('is between the skip link and the page, with the server’s data as text', async () => {
  await mount();
  expect(ask).toHaveBeenCalledWith(`${EDIT_BAR_PATH}?path=${encodeURIComponent('/journeys/%D8%B2/')}`);
  expect([...document.body.children].map(({ className, localName }) => className || localName)).toEqual([
    'r-skip',
    'r-edit-bar',
    'header',
    'main',
  ]);
  expect(
    [...(bar()?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual(CONTENT.links.map(({ href, label }) => [href, label]));
  expect(bar()?.querySelector('span')?.textContent).toBe('Signed in as <b>Amina</b>');
  expect(bar()?.matches('[data-admin-bar][aria-label="For staff"]')).toBe(true);
  expect(await auditPage(document)).toEqual([]);
});

test.each([
  ['has nothing', async () => new Response(null, { status: 204 })],
  ['is busy', async () => new Response('busy', { status: 503 })],
  ['is away', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers with something else', async () => new Response('<!doctype html>')],
])('where the server %s there is no bar', async (_, answer) => {
  ask.mockImplementation(answer);
  await mount();
  expect(bar()).toBeNull();
});

test('closed, it stays closed in this tab without requests; focus returns to the page', async () => {
  document.body.tabIndex = -1;
  await mount();
  const button = bar()?.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Close this bar');
  button?.focus();
  button?.click();
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(document.body);
  ask.mockClear();
  await mount();
  expect(bar()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('can be closed without storage, too', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await mount();
  bar()?.querySelector('button')?.click();
  expect(bar()).toBeNull();
  blocked.mockRestore();
});
