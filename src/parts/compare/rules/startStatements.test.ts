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

/** Runs a statement as the head does, in a page with an address. */
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

test('a choice is marked on the root, also one that another tab makes', () => {
  run(MARK_CHOICE);
  expect(dataset.compare).toBeUndefined();
  keep('A');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(dataset.compare).toBe('');
});

test('without tours in the address the page goes on to what the browser keeps', () => {
  keep('KH-03', 'رحلة');
  expect(run(SHOW_CHOICE)).toEqual([`?tours=KH-03,${encodeURIComponent('رحلة')}`]);
  expect(dataset.compareOther).toBeUndefined();
});

test.each([
  ['the same', '?tours=B,A', undefined],
  ['other ones', '?tours=A,C', ''],
])('an address with %s wins', (_, search, expected) => {
  keep('A', 'B');
  expect(run(SHOW_CHOICE, search)).toEqual([]);
  expect(dataset.compareOther).toBe(expected);
});

test.each(['', '{', 'null', '[]', '[7]', '[{"code":"<b>"}]', '[{"code":"//evil.example"}]', '{"slice":1}'])(
  'what is kept as %j leads nowhere',
  (stored) => {
    localStorage.setItem(CHOICE_KEY, stored);
    expect(run(SHOW_CHOICE)).toEqual([]);
    expect(run(SHOW_CHOICE, '?tours=A')).toEqual([]);
    expect(dataset.compareOther).toBeUndefined();
  },
);

test('where storage is blocked the page is shown as it is', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(run(SHOW_CHOICE)).toEqual([]);
  blocked.mockRestore();
});
