// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeMovement, PAUSE_BUTTON } from '../../../browser/movementTesting.ts';
import { insertHtml } from '../../../islands/testSupport.ts';
import { mount } from './ContainerSlidesIsland.ts';

const broken = new Set<string>();

beforeEach(() => {
  vi.useFakeTimers();
  broken.clear();
  HTMLImageElement.prototype.decode = function () {
    return broken.has(this.alt) ? Promise.reject(new Error('no picture')) : Promise.resolve();
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const picture = (name: string) => `<picture class="r-picture"><img alt="${name}" loading="lazy"></picture>`;

function start(props: { seconds: number } = { seconds: 5 }, others = ['two', 'three']) {
  const visitor = fakeMovement();
  const element = insertHtml(
    `<div><div class="r-slides">${picture('one')}</div><template>${others.map(picture).join('')}</template>${PAUSE_BUTTON}</div>`,
  );
  const stop = mount(element, props);
  const layer = element.querySelector('.r-slides') as HTMLElement;
  return {
    ...visitor,
    element,
    layer,
    stop,
    front: () => layer.querySelector('[data-shown] img')?.getAttribute('alt'),
    count: () => layer.querySelectorAll('img').length,
  };
}

test('pictures rotate, each loaded shortly before it is shown, and start over', async () => {
  const { count, front, see } = start();
  expect([front(), count()]).toEqual(['one', 1]);
  see();
  await vi.advanceTimersByTimeAsync(4999);
  expect(front()).toBe('one');
  await vi.advanceTimersByTimeAsync(1);
  expect([front(), count()]).toEqual(['two', 2]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([front(), count()]).toEqual(['three', 3]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([front(), count()]).toEqual(['one', 3]);
});

test('nothing is loaded off screen or when paused', async () => {
  const { count, element, front, layer, see } = start();
  await vi.advanceTimersByTimeAsync(20_000);
  see();
  element.querySelector('button')?.click();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([front(), count(), layer.dataset.awake]).toEqual(['one', 1, 'paused']);
});

test('prefers-reduced-motion restores the first picture', async () => {
  const { askForLessMotion, front, see } = start();
  see();
  await vi.advanceTimersByTimeAsync(5000);
  askForLessMotion(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(front()).toBe('one');
});

test('a picture that fails to load is skipped', async () => {
  broken.add('two');
  const { front, layer, see } = start();
  see();
  await vi.advanceTimersByTimeAsync(5000);
  expect(front()).toBe('three');
  expect(layer.querySelector('[alt=two]')).toBeNull();
});

test.each([0, -1, Number.NaN, 'soon' as never])('an interval of %s is clamped to two seconds', async (seconds) => {
  const { front, see } = start({ seconds });
  see();
  await vi.advanceTimersByTimeAsync(1999);
  expect(front()).toBe('one');
  await vi.advanceTimersByTimeAsync(1);
  expect(front()).toBe('two');
});

test('unmounting restores the first picture', async () => {
  const { count, layer, see, stop } = start();
  see();
  await vi.advanceTimersByTimeAsync(5000);
  stop?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([count(), layer.dataset.awake]).toEqual([1, undefined]);
});

test('foreign markup is left alone', () => {
  expect(mount(insertHtml('<div></div>'), { seconds: 5 })).toBeUndefined();
});
