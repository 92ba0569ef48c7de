// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMovement, PAUSE_BUTTON } from '../../../browser/movementTesting.ts';
import { insertHtml } from '../../../islands/testSupport.ts';
import { mount } from './AnimatedHeadlineIsland.ts';

let stop: (() => void) | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function start(seconds: number = 3, words = ['snow', 'cedars', 'palms']) {
  const visitor = fakeMovement();
  const turns = words.map(
    (word, index) => `<span class="r-headline__turn"${index ? '' : ' data-shown'}>${word}</span>`,
  );
  const element = insertHtml(
    `<div><h2><span class="r-headline__turns">${turns.join('')}</span></h2>${PAUSE_BUTTON}</div>`,
  );
  stop = mount(element, { seconds });
  return {
    ...visitor,
    button: element.querySelector('button') as HTMLButtonElement,
    shown: () => [...element.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent),
  };
}

test('words rotate while visible, and start over', () => {
  const { see, shown } = start();
  vi.advanceTimersByTime(9000);
  expect(shown()).toEqual(['snow']);
  see();
  const seen = [0, 1, 2].map(() => {
    vi.advanceTimersByTime(3000);
    return shown().join();
  });
  expect(seen).toEqual(['cedars', 'palms', 'snow']);
});

test('the word stays when paused', () => {
  const { button, see, shown } = start();
  see();
  vi.advanceTimersByTime(3000);
  button.click();
  vi.advanceTimersByTime(30_000);
  expect(shown()).toEqual(['cedars']);
});

test('prefers-reduced-motion restores the first word and hides the pause button', () => {
  const { askForLessMotion, button, see, shown } = start();
  see();
  vi.advanceTimersByTime(3000);
  askForLessMotion(true);
  vi.advanceTimersByTime(30_000);
  expect([shown(), button.hidden]).toEqual([['snow'], true]);
});

test.each([0, -2, Number.NaN])('%s seconds are clamped to one', (seconds) => {
  const { see, shown } = start(seconds);
  see();
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual(['cedars']);
});

test('a single word does not rotate', () => {
  expect(start(3, ['snow']).button.hidden).toBe(true);
});
