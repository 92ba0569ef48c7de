// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../browser/testing.ts';
import { mount } from './StickyIsland.ts';

let layout: ReturnType<typeof fakeLayout>;
let unmount: () => void;

/** ResizeObserver that fires only on demand. */
class Sizes {
  static told: () => void;
  constructor(callback: () => void) {
    Sizes.told = callback;
  }
  observe(): void {}
  disconnect(): void {}
}

const STICKY = 'style="position: sticky"';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
  layout = fakeLayout({ documentHeight: 4000, windowHeight: 800 });
  document.body.innerHTML = `
    <header class="r-header" data-sticky-top style="position: sticky; top: 0px"></header>
    <main>
      <div id="one" data-sticky="top" data-sticky-offset="10" data-sticky-effects-offset="50" ${STICKY}></div>
      <div id="two" data-sticky="top" ${STICKY}></div>
      <section><div id="free" data-sticky="top" data-sticky-free ${STICKY}></div></section>
      <div id="off" data-sticky="top" style="position: static"></div>
      <a href="#x">Under them</a>
      <div id="low" data-sticky="bottom" ${STICKY}></div>
    </main>
    <div class="r-corner-dock"><button class="r-chat__button">Chat</button></div>`;
  const place = (selector: string, top: number, height: number) =>
    layout.place(document.querySelector(selector), { top, height });
  place('header', 0, 70);
  place('main', 70, 3900);
  place('#one', 500, 40);
  place('#two', 1000, 60);
  place('section', 1500, 200);
  place('#free', 1500, 50);
  place('#off', 1800, 50);
  place('a', 1300, 20);
  place('#low', 3000, 90);
  place('button', 720, 50);
  unmount = mount();
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

const get = (id: string) => document.getElementById(id) as HTMLElement;
const root = (name: string) => document.documentElement.style.getPropertyValue(name);
const line = (id: string) => get(id).style.getPropertyValue('--sticky-line');

function scroll(y: number): void {
  layout.scroll(y);
  vi.advanceTimersByTime(20);
}

test('each is below the header and previous ones; blocks not sticky on this device take no space', () => {
  expect(['one', 'two', 'free', 'off', 'low'].map(line)).toEqual(['70px', '120px', '180px', '', '0px']);
  expect(root('--sticky-cover-top')).toBe('230px');
  expect(root('--sticky-cover-bottom')).toBe('90px');
});

test('marks stuck blocks, and after the offset the change of look', () => {
  expect(get('one').hasAttribute('data-stuck')).toBe(false);
  scroll(430);
  expect([get('one').hasAttribute('data-stuck'), get('one').hasAttribute('data-sticky-effects')]).toEqual([
    true,
    false,
  ]);
  scroll(471);
  expect([get('two').hasAttribute('data-stuck'), get('one').hasAttribute('data-sticky-effects')]).toEqual([
    false,
    true,
  ]);
  scroll(0);
  expect([get('one').hasAttribute('data-stuck'), get('one').hasAttribute('data-sticky-effects')]).toEqual([
    false,
    false,
  ]);
});

test('an unbounded block is held past its column, with a placeholder of its size, and released again', () => {
  const section = document.querySelector('section') as HTMLElement;
  scroll(2000);
  expect(get('free').style.position).toBe('fixed');
  expect(get('free').style.top).toBe('calc(180px)');
  expect(section.children).toHaveLength(2);
  expect(get('one').style.position).toBe('sticky');
  scroll(3800);
  // The page's content ends at 3970.
  expect(get('free').style.top).toBe('calc(120px)');
  scroll(0);
  expect(get('free').style.position).toBe('');
  expect(section.children).toHaveLength(1);
});

test('the corner dock is raised while a block is stuck at the bottom', () => {
  expect(root('--sticky-dock')).toBe('90px');
  scroll(2500);
  expect(root('--sticky-dock')).toBe('');
});

test('measures again 300 ms after a resize, once', () => {
  layout.place(get('one'), { top: 500, height: 100 });
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(200);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(299);
  expect(line('two')).toBe('120px');
  vi.advanceTimersByTime(1);
  expect(line('two')).toBe('180px');
});

test('measures again when something has grown', () => {
  layout.place(get('one'), { top: 500, height: 100 });
  Sizes.told();
  vi.advanceTimersByTime(300);
  expect(line('two')).toBe('180px');
});

test('scrolls a keyboard-focused element out from under a stuck block', () => {
  const link = document.querySelector('a') as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  scroll(1300);
  link.focus();
  expect(scrollBy).not.toHaveBeenCalled();
  // Where the style would have put it.
  layout.place(get('one'), { top: 0, height: 60, isFixed: true });
  link.blur();
  link.focus();
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -68, behavior: 'instant' });
});

test('unmounting restores everything', () => {
  scroll(2000);
  unmount();
  expect(get('one').hasAttribute('data-stuck')).toBe(false);
  expect(get('free').previousElementSibling).toBeNull();
  expect([root('--sticky-cover-top'), line('two')]).toEqual(['', '']);
});
