// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia } from '../../../browser/testing.ts';
import { TOC_SCROLL_MS, TOC_SCROLL_OFFSET_PX } from '../constants.ts';
import { arabicHeadings, tocExample } from '../examples.ts';
import { linkNamed, showArticle, unmountAll, wake } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/article/');
});

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Space above a heading: 30, and the article's header of 80. */
const OFFSET = TOC_SCROLL_OFFSET_PX + 80;
const settle = () => vi.advanceTimersByTimeAsync(TOC_SCROLL_MS + 16);

test('has the constants of the spec', () => {
  expect([TOC_SCROLL_OFFSET_PX, TOC_SCROLL_MS]).toEqual([30, 500]);
});

test('scrolls for 500 ms and ends below the header', async () => {
  showArticle(tocExample());
  linkNamed(wake(), 'The route, day by day').click();
  await vi.advanceTimersByTimeAsync(TOC_SCROLL_MS - 50);
  expect(window.scrollY).toBeGreaterThan(0);
  expect(window.scrollY).toBeLessThan(2100 - OFFSET);
  await vi.advanceTimersByTimeAsync(66);
  expect(window.scrollY).toBe(2100 - OFFSET);
});

test.each([
  [10, 30],
  [30, 30],
  [45, 45],
])('an offset of %d px counts as %d', async (scrollOffset, counted) => {
  showArticle(tocExample());
  linkNamed(wake({ scrollOffset }), 'When to go').click();
  await settle();
  expect(window.scrollY).toBe(600 - 80 - counted);
});

test('the first click already ends right below a shrinking header', async () => {
  const layout = showArticle(tocExample());
  window.addEventListener(
    'scroll',
    () => layout.place(document.querySelector('header'), { top: 0, height: 50, isFixed: true }),
    { once: true },
  );
  linkNamed(wake(), 'When to go').click();
  await settle();
  expect(window.scrollY).toBe(600 - 50 - 30);
});

test('includes the admin bar', async () => {
  const layout = showArticle(tocExample());
  document.body.insertAdjacentHTML('afterbegin', '<div data-admin-bar style="position: sticky; top: 0px"></div>');
  layout.place(document.querySelector('[data-admin-bar]'), { top: 0, height: 32, isFixed: true });
  linkNamed(wake(), 'When to go').click();
  await settle();
  expect(window.scrollY).toBe(600 - OFFSET - 32);
});

test.each([
  { smoothScroll: false, reducedMotion: false },
  { smoothScroll: true, reducedMotion: true },
])('is instant with %j', ({ smoothScroll, reducedMotion }) => {
  fakeMedia({ reducedMotion });
  showArticle(tocExample());
  linkNamed(wake({ smoothScroll }), 'When to go').click();
  expect(window.scrollY).toBe(600 - OFFSET);
});

test('then focus is on the heading, and blur removes its tabindex', async () => {
  showArticle(tocExample());
  linkNamed(wake(), 'When to go').click();
  expect(document.activeElement).toBe(document.body);
  await settle();
  const heading = document.getElementById('when-to-go');
  expect(document.activeElement).toBe(heading);
  expect(heading?.tabIndex).toBe(-1);
  heading?.blur();
  expect(heading?.hasAttribute('tabindex')).toBe(false);
});

test('manual scrolling leaves focus alone', async () => {
  showArticle(tocExample());
  linkNamed(wake(), 'What it costs').click();
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('wheel'));
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('adds one history entry per section, before scrolling', async () => {
  showArticle(tocExample({ headings: arabicHeadings }));
  const positions: number[] = [];
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => void positions.push(window.scrollY));
  const link = linkNamed(wake(), 'متى تسافر');
  link.click();
  await settle();
  expect(push).toHaveBeenCalledWith(null, '', `#${encodeURIComponent('متى-تسافر')}`);
  expect(positions).toEqual([0]);
  expect(window.scrollY).toBe(600 - OFFSET);
});

test('a second click on the same link adds no entry', async () => {
  showArticle(tocExample());
  const before = history.length;
  const link = linkNamed(wake(), 'When to go');
  link.click();
  link.click();
  await settle();
  expect(location.hash).toBe('#when-to-go');
  expect(history.length).toBe(before + 1);
});

describe('Back', () => {
  test('restores the reader’s position, and Forward the section', async () => {
    const layout = showArticle(tocExample());
    const nav = wake();
    linkNamed(nav, 'When to go').click();
    await settle();
    layout.scroll(777);
    linkNamed(nav, 'What to pack').click();
    await settle();
    const forward = window.scrollY;
    history.back();
    await vi.waitFor(() => expect(window.scrollY).toBe(777));
    expect(location.hash).toBe('#when-to-go');
    history.forward();
    await vi.waitFor(() => expect(window.scrollY).toBe(forward));
  });

  test('keeps other state of the history entry', () => {
    history.replaceState({ listing: 3 }, '');
    showArticle(tocExample());
    linkNamed(wake({ smoothScroll: false }), 'When to go').click();
    history.back();
    return vi.waitFor(() => expect(history.state).toEqual({ listing: 3, tocScrollY: 0 }));
  });

  test('ignores entries without a position', async () => {
    showArticle(tocExample());
    wake();
    location.hash = '#elsewhere';
    await vi.advanceTimersByTimeAsync(50);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('left to the browser', () => {
  function isPrevented(link: HTMLElement, init: MouseEventInit): boolean {
    let isPrevented = false;
    const look = (event: Event): void => {
      isPrevented = event.defaultPrevented;
      // jsdom would try to navigate.
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return isPrevented;
  }

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a click with %j',
    (init) => {
      showArticle(tocExample());
      expect(isPrevented(linkNamed(wake(), 'When to go'), init)).toBe(false);
    },
  );

  test('a section that is not on the page', () => {
    showArticle(tocExample());
    document.getElementById('when-to-go')?.remove();
    expect(isPrevented(linkNamed(wake(), 'When to go'), {})).toBe(false);
  });

  test('every link after unmounting', () => {
    showArticle(tocExample());
    const nav = wake();
    unmountAll();
    expect(isPrevented(linkNamed(nav, 'When to go'), {})).toBe(false);
  });
});
