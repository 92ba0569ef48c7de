import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInputRest } from './inputRest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether `rested` has resolved after a number of ms. */
async function isRestedAfter(rested: Promise<void>, ms: number): Promise<boolean> {
  let isRested = false;
  void rested.then(() => {
    isRested = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return isRested;
}

test('rests at once without input', async () => {
  const { rested } = watchInputRest(new EventTarget());
  expect(await isRestedAfter(rested(), 0)).toBe(true);
});

test.each(['click', 'drop', 'input', 'keydown', 'paste', 'pointerup'])(
  'rests longer than a form’s debounce after %s',
  async (type) => {
    const target = new EventTarget();
    const { rested } = watchInputRest(target);
    target.dispatchEvent(new Event(type));
    const first = rested();
    expect(await isRestedAfter(first, 250)).toBe(false);
    target.dispatchEvent(new Event(type));
    expect(await isRestedAfter(first, 250)).toBe(false);
    expect(await isRestedAfter(first, 20)).toBe(true);
    expect(await isRestedAfter(rested(), 0)).toBe(true);
  },
);

test('resolves at once after stop, and ignores further input events', async () => {
  const target = new EventTarget();
  const { rested, stop } = watchInputRest(target);
  target.dispatchEvent(new Event('input'));
  const first = rested();
  stop();
  expect(await isRestedAfter(first, 0)).toBe(true);
  target.dispatchEvent(new Event('input'));
  expect(await isRestedAfter(rested(), 0)).toBe(true);
});
