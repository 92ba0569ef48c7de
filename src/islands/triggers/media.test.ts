// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { media } from './media.ts';

function stubQuery(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  const matchMedia = vi.fn((_query: string) => query);
  vi.stubGlobal('matchMedia', matchMedia);
  return { query, matchMedia };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fires at once when the query matches', () => {
  const { matchMedia } = stubQuery(true);
  const start = vi.fn();
  media(start, '(min-width: 768px)', document.body, vi.fn());
  expect(start).toHaveBeenCalledOnce();
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 768px)');
});

test('fires later when the query starts to match', () => {
  const { query } = stubQuery(false);
  const start = vi.fn();
  media(start, '(min-width: 768px)', document.body, vi.fn());
  query.dispatchEvent(new Event('change'));
  expect(start).not.toHaveBeenCalled();
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(start).toHaveBeenCalledOnce();
});

test('stops listening', () => {
  const { query } = stubQuery(false);
  const start = vi.fn();
  media(start, 'print', document.body, vi.fn())();
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  expect(start).not.toHaveBeenCalled();
});
