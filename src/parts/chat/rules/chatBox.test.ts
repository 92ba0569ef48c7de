import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BoxState, boxBottom, createChatBox } from './chatBox.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A box, and the names of its current states. */
function makeBox() {
  let shown = 'nothing';
  const names = ({ isPending, isActive, isLaunched }: BoxState) =>
    [isPending && 'pending', isActive && 'active', isLaunched && 'launch'].filter(Boolean).join(' ');
  const box = createChatBox((state) => {
    shown = names(state);
  });
  return { ...box, shown: () => shown };
}

test('opens in two steps, a tenth of a second apart, and closes in two, four tenths apart', () => {
  const box = makeBox();
  box.open();
  expect(box.shown()).toBe('pending active');
  vi.advanceTimersByTime(99);
  expect(box.shown()).toBe('pending active');
  vi.advanceTimersByTime(1);
  expect(box.shown()).toBe('pending active launch');
  box.close();
  expect(box.shown()).toBe('pending launch');
  vi.advanceTimersByTime(399);
  expect(box.shown()).toBe('pending launch');
  vi.advanceTimersByTime(1);
  expect(box.shown()).toBe('');
});

test('stays open when reopened while closing', () => {
  const box = makeBox();
  box.open();
  vi.advanceTimersByTime(100);
  box.close();
  vi.advanceTimersByTime(399);
  box.open();
  expect(box.shown()).toBe('pending active launch');
  vi.advanceTimersByTime(1000);
  expect(box.shown()).toBe('pending active launch');
});

test('is never launched when closed before', () => {
  const box = makeBox();
  box.open();
  vi.advanceTimersByTime(99);
  box.close();
  vi.advanceTimersByTime(399);
  expect(box.shown()).toBe('pending');
  vi.advanceTimersByTime(1000);
  expect(box.shown()).toBe('');
});

test('opening or closing twice has no further effect', () => {
  const box = makeBox();
  box.close();
  expect(box.shown()).toBe('nothing');
  box.open();
  vi.advanceTimersByTime(60);
  box.open();
  vi.advanceTimersByTime(40);
  expect(box.shown()).toBe('pending active launch');
  box.close();
  vi.advanceTimersByTime(300);
  box.close();
  vi.advanceTimersByTime(100);
  expect(box.shown()).toBe('');
});

test('does nothing after destroy', () => {
  const box = makeBox();
  box.open();
  box.destroy();
  vi.advanceTimersByTime(1000);
  expect(box.shown()).toBe('pending active');
});

test('boxBottom is 72 pixels above the button’s distance', () => {
  expect(boxBottom(30)).toBe(102);
  expect(boxBottom(0)).toBe(72);
});
