// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MARK_SCROLLED, TO_TOP_THRESHOLD_PX } from '../../../browser/markScrolled.ts';
import { fakeLayout, fakeMedia } from '../../../browser/testing.ts';
import { ToTop } from '../ToTop.tsx';
import { mount, TO_TOP_MS } from './toTopIsland.ts';

let layout: ReturnType<typeof fakeLayout>;
let unmount: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  layout = fakeLayout();
  document.body.innerHTML = `<header id="top">Rihla</header>${renderToStaticMarkup(<ToTop labels={{ toTop: 'To the top' }} />)}`;
});

afterEach(() => {
  unmount?.();
  unmount = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = () => document.querySelector<HTMLAnchorElement>('.r-to-top') as HTMLAnchorElement;
const isAnimated = () => link().hasAttribute('data-animated');
const click = (init: MouseEventInit = {}) =>
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test('has the specification’s numbers, also in the style sheet', () => {
  expect([TO_TOP_THRESHOLD_PX, TO_TOP_MS]).toEqual([100, 300]);
  expect(readFileSync('src/parts/to-top/to-top.css', 'utf8')).toContain(`--to-top-fade: ${TO_TOP_MS}ms`);
});

test('is a named link to the top of the document, so it works without script', () => {
  expect(link().getAttribute('href')).toBe('#top');
  expect(link().textContent).toBe('To the top');
});

test('the root element is marked as scrolled from 100 px on', () => {
  new Function('d', MARK_SCROLLED)(document);
  const isScrolled = () => document.documentElement.hasAttribute('data-scrolled');
  const states = [0, 99.9, 100, 2000, 99].map((y) => {
    layout.scroll(y);
    return isScrolled();
  });
  expect(states).toEqual([false, false, true, true, false]);
});

test('only later changes fade', () => {
  layout.scroll(400);
  unmount = mount(document.body);
  expect(isAnimated()).toBe(false);
  layout.scroll(0);
  expect(isAnimated()).toBe(true);
});

test('scrolls up within 300 ms, then moves focus to the top', async () => {
  unmount = mount(document.body);
  layout.scroll(1000);
  click();
  await vi.advanceTimersByTimeAsync(150);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(window.scrollY).toBeLessThan(1000);
  await vi.advanceTimersByTimeAsync(TO_TOP_MS - 150 + 16);
  expect(window.scrollY).toBe(0);
  const top = document.getElementById('top');
  expect(document.activeElement).toBe(top);
  top?.blur();
  expect(top?.hasAttribute('tabindex')).toBe(false);
});

test('jumps under reduced motion', async () => {
  fakeMedia({ reducedMotion: true });
  unmount = mount(document.body);
  layout.scroll(1000);
  click();
  expect(window.scrollY).toBe(0);
});

test('does not move focus when the visitor scrolls meanwhile', async () => {
  unmount = mount(document.body);
  layout.scroll(1000);
  click();
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('wheel'));
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(document.body);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (init) => {
    unmount = mount(document.body);
    let isPrevented = true;
    const look = (event: Event): void => {
      isPrevented = event.defaultPrevented;
      // jsdom cannot navigate.
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    click(init);
    expect(isPrevented).toBe(false);
  },
);

test('removes its listeners on clean-up', () => {
  mount(document.body)?.();
  layout.scroll(500);
  expect(isAnimated()).toBe(false);
});

test('does nothing without its markup', () => {
  expect(mount(document.createElement('div'))).toBeUndefined();
});
