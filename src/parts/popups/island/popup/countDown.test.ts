import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countDown } from './countDown.ts';

const end = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
});
afterEach(() => vi.useRealTimers());

test('fires once after its seconds', () => {
  countDown(2, end);
  vi.advanceTimersByTime(1_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledOnce();
});

test('pauses while there is a reason, and resumes', () => {
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

test('removing an unknown reason starts no second timer', () => {
  const clock = countDown(2, end);
  vi.advanceTimersByTime(1_000);
  clock.hold('hidden', false);
  clock.stop();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
