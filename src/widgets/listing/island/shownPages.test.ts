// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { keepShown, MAX_PAGES_AGAIN, readShown } from './shownPages.ts';

test('stores the shown pages without touching other state', () => {
  history.replaceState({ other: 1, 'listing-b': { to: 5, scroll: 1 } }, '');
  keepShown('a', { to: 3, scroll: 820 });
  expect(readShown('a', 1)).toEqual({ to: 3, scroll: 820 });
  expect(history.state).toMatchObject({ other: 1, 'listing-b': { to: 5 } });
  history.replaceState('text', '');
  keepShown('a', { to: 2, scroll: 0 });
  expect(readShown('a', 1)).toEqual({ to: 2, scroll: 0 });
});

test.each([
  null,
  'text',
  [],
  { 'listing-a': 3 },
  { 'listing-a': { to: '3' } },
  { 'listing-a': { to: 2.5 } },
  { 'listing-a': { to: 1, scroll: 9 } },
  { 'listing-a': { to: Number.NaN } },
])('a history entry with %j is ignored', (state) => {
  history.replaceState(state, '');
  expect(readShown('a', 1)).toBeUndefined();
});

test('limits the number of pages, and ignores a negative scroll position', () => {
  history.replaceState({ 'listing-a': { to: 9000, scroll: -5 } }, '');
  expect(readShown('a', 2)).toEqual({ to: 2 + MAX_PAGES_AGAIN, scroll: 0 });
});
