import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDown } from './countDown.ts';

const end = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
});
afterEach(() => vi.useRealTimers());

test('ends after its seconds, once', () => {
  countDown(2, end);
  vi.advanceTimersByTime(1_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledOnce();
});

test('stands still while there is a reason, and goes on where it stood', () => {
  const clock = countDown(2, end);
  vi.advanceTimersByTime(1_500);
  clock.hold('pointer', true);
  clock.hold('focus', true);
  clock.hold('focus', true);
  vi.advanceTimersByTime(60_000);
  clock.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  clock.hold('focus', false);
  clock.hold('focus', false);
  vi.advanceTimersByTime(499);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

test('a reason that was none starts no second clock', () => {
  const clock = countDown(2, end);
  vi.advanceTimersByTime(1_000);
  clock.hold('hidden', false);
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
