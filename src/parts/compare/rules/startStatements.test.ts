// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { CHOICE_KEY } from './choice.ts';
import { MARK_CHOICE, SHOW_CHOICE } from './startStatements.ts';

const listeners: [string, EventListener][] = [];

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
  delete document.documentElement.dataset.compare;
  delete document.documentElement.dataset.compareOther;
  localStorage.clear();
});

/** Runs a statement as in the head, on a page with this URL. */
function run(statement: string, search = ''): string[] {
  const went: string[] = [];
  const page = { search, replace: (to: string) => went.push(to) };
  const listen = (type: string, listener: EventListener) => {
    listeners.push([type, listener]);
    addEventListener(type, listener);
  };
  new Function('d', 'location', 'addEventListener', statement)(document, page, listen);
  return went;
}

const keep = (...codes: string[]) =>
  localStorage.setItem(CHOICE_KEY, JSON.stringify(codes.map((code) => ({ code, title: code }))));
const { dataset } = document.documentElement;

test('marks the root element for a stored choice, also from another tab', () => {
  run(MARK_CHOICE);
  expect(dataset.compare).toBeUndefined();
  keep('A');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(dataset.compare).toBe('');
});

test('without tours in the URL, redirects to the stored choice', () => {
  keep('KH-03', 'رحلة');
  expect(run(SHOW_CHOICE)).toEqual([`?tours=KH-03,${encodeURIComponent('رحلة')}`]);
  expect(dataset.compareOther).toBeUndefined();
});

test.each([
  ['the same', '?tours=B,A', undefined],
  ['other ones', '?tours=A,C', ''],
])('a URL with %s takes precedence', (_, search, expected) => {
  keep('A', 'B');
  expect(run(SHOW_CHOICE, search)).toEqual([]);
  expect(dataset.compareOther).toBe(expected);
});

test.each(['', '{', 'null', '[]', '[7]', '[{"code":"<b>"}]', '[{"code":"//evil.example"}]', '{"slice":1}'])(
  'stored %j does not redirect',
  (stored) => {
    localStorage.setItem(CHOICE_KEY, stored);
    expect(run(SHOW_CHOICE)).toEqual([]);
    expect(run(SHOW_CHOICE, '?tours=A')).toEqual([]);
    expect(dataset.compareOther).toBeUndefined();
  },
);

test('without storage the page is unchanged', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(run(SHOW_CHOICE)).toEqual([]);
  blocked.mockRestore();
});
