// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOC_SCROLL_MS } from '../constants.ts';
import { tocExample } from '../examples.ts';
import { pickActive } from './activeSection.ts';
import { linkNamed, showArticle, unmountAll, wake } from './testing.ts';

describe('pickActive', () => {
  test.each([
    [[100, 200, 300], 0, 0],
    [[100, 200, 300], 100, 0],
    [[100, 200, 300], 299, 1],
    [[100, 200, 300], 300, 2],
    [[100, 200, 300], 9000, 2],
    [[300, 100, 200], 250, 2],
    [[100, Number.POSITIVE_INFINITY, 300], 250, 0],
    [[], 100, 0],
  ])('of %j at line %d: %d', (tops, line, position) => {
    expect(pickActive(tops, line)).toBe(position);
  });

  test('no other heading is between the active one and the line', () => {
    const px = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(fc.array(px, { minLength: 1 }), px, (tops, line) => {
        const active = tops[pickActive(tops, line)] ?? Number.NaN;
        expect(tops.filter((top) => top > active && top <= line)).toEqual([]);
        if (active > line) expect(tops.every((top) => top > line)).toBe(true);
      }),
    );
  });
});

const sidebar = tocExample({ props: { variant: 'sidebar' } });
let layout: ReturnType<typeof showArticle>;

beforeEach(() => {
  vi.useFakeTimers();
  layout = showArticle(sidebar);
});

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

function current(): string {
  const links = [...document.querySelectorAll('[aria-current="location"]')];
  expect(links.map((link) => link.parentElement)).toEqual([...document.querySelectorAll('li[data-active]')]);
  return links.map(({ textContent }) => textContent).join();
}

function scrollTo(y: number): void {
  layout.scroll(y);
  vi.advanceTimersToNextFrame();
}

test('is the first section before any has been passed', () => {
  wake();
  expect(current()).toBe('When to go');
});

test('changes one pixel before the scroll target of a jump', () => {
  wake();
  scrollTo(1100 - 110 - 2);
  expect(current()).toBe('When to go');
  scrollTo(1100 - 110 - 1);
  expect(current()).toBe('Spring and autumn');
  scrollTo(0);
  expect(current()).toBe('When to go');
});

test('is updated on resize, when the text has moved', () => {
  wake();
  scrollTo(1100);
  expect(current()).toBe('Spring and autumn');
  layout.place(document.getElementById('spring-and-autumn'), { top: 1500, height: 40 });
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersToNextFrame();
  expect(current()).toBe('When to go');
});

test('measures once per frame', () => {
  wake();
  const heading = document.getElementById('when-to-go');
  const { mock } = vi.mocked(Element.prototype.getBoundingClientRect);
  const measured = (): number => mock.contexts.filter((element) => element === heading).length;
  const before = measured();
  for (let y = 0; y < 50; y++) layout.scroll(y);
  expect(measured()).toBe(before);
  vi.advanceTimersToNextFrame();
  expect(measured()).toBe(before + 1);
});

test('a click keeps its entry active while the page scrolls past others', async () => {
  const nav = wake();
  linkNamed(nav, 'What to pack').click();
  for (let time = 0; time < TOC_SCROLL_MS; time += 50) {
    expect(current()).toBe('What to pack');
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(50);
  expect(current()).toBe('What to pack');
  scrollTo(0);
  expect(current()).toBe('When to go');
});

test('a second click replaces the first', async () => {
  const nav = wake();
  linkNamed(nav, 'What to pack').click();
  await vi.advanceTimersByTimeAsync(100);
  linkNamed(nav, 'What it costs').click();
  await vi.advanceTimersByTimeAsync(100);
  expect(current()).toBe('What it costs');
});

test('manual scrolling makes the visible section active', async () => {
  const nav = wake();
  linkNamed(nav, 'What it costs').click();
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('wheel'));
  await vi.advanceTimersByTimeAsync(50);
  expect(current()).toBe('When to go');
});

test('a chosen section near the end stays active although it cannot reach the line', async () => {
  layout.size.documentHeight = 5200;
  const nav = wake();
  linkNamed(nav, 'What it costs').click();
  await vi.advanceTimersByTimeAsync(TOC_SCROLL_MS + 50);
  expect(window.scrollY).toBe(4400);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersToNextFrame();
  expect(current()).toBe('What it costs');
});

test('an inline table marks nothing', () => {
  showArticle(tocExample());
  wake();
  expect(current()).toBe('');
});

test('the list does not scroll while focus is inside it', () => {
  const nav = document.querySelector('nav') as HTMLElement;
  const list = nav.querySelector('.r-toc__scroll') as HTMLElement;
  layout.place(list, { top: 100, height: 200, isFixed: true });
  layout.place(linkNamed(nav, 'What it costs'), { top: 400, height: 30, isFixed: true });
  wake();
  linkNamed(nav, 'When to go').focus();
  scrollTo(5100);
  expect(current()).toBe('What it costs');
  expect(list.scrollTop).toBe(0);
});

test('the list scrolls, and the page does not, to keep the active link in view', () => {
  const nav = document.querySelector('nav') as HTMLElement;
  const list = nav.querySelector('.r-toc__scroll') as HTMLElement;
  layout.place(list, { top: 100, height: 200, isFixed: true });
  layout.place(linkNamed(nav, 'When to go'), { top: 100, height: 30, isFixed: true });
  layout.place(linkNamed(nav, 'What it costs'), { top: 400, height: 30, isFixed: true });
  wake();
  expect(list.scrollTop).toBe(0);
  scrollTo(5100);
  expect(current()).toBe('What it costs');
  expect(list.scrollTop).toBe(130);
  layout.place(linkNamed(nav, 'When to go'), { top: -30, height: 30, isFixed: true });
  scrollTo(0);
  expect(list.scrollTop).toBe(0);
  expect(window.scrollTo).not.toHaveBeenCalled();
});
