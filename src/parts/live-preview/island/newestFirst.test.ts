import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestFirst } from './newestFirst.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that takes 50 ms per page. */
function slowServer() {
  const done: string[] = [];
  const draw = newestFirst(async (asked: string) => {
    done.push(`${asked} asked`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    done.push(`${asked} drawn`);
  });
  return { done, draw };
}

test('runs the first at once', () => {
  const { done, draw } = slowServer();
  draw('a');
  expect(done).toEqual(['a asked']);
});

test('of calls that arrive while one runs, runs only the newest', async () => {
  const { done, draw } = slowServer();
  for (const key of 'abcd') draw(key);
  await vi.advanceTimersByTimeAsync(49);
  expect(done).toEqual(['a asked']);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['a asked', 'a drawn', 'd asked']);
  await vi.advanceTimersByTimeAsync(50);
  expect(done).toEqual(['a asked', 'a drawn', 'd asked', 'd drawn']);
});

test('fast typing shows every page that the server has rendered', async () => {
  const { done, draw } = slowServer();
  for (const key of 'abcdefghij') {
    draw(key);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.runAllTimersAsync();
  expect(done.filter((said) => said.endsWith('drawn'))).toEqual(['a', 'c', 'e', 'h', 'j'].map((key) => `${key} drawn`));
});

test('after a pause, runs the next at once', async () => {
  const { done, draw } = slowServer();
  draw('a');
  await vi.runAllTimersAsync();
  draw('b');
  expect(done.at(-1)).toBe('b asked');
});
