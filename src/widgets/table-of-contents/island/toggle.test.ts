// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia } from '../../../browser/testing.ts';
import { readCookie, writeCookie } from '../../../visitor/cookies.ts';
import { TOC_COOKIE_OPTIONS, TOC_COOKIE_PREFIX } from '../constants.ts';
import { TOC_EARLY_SCRIPT } from '../earlyState.ts';
import { tocExample } from '../examples.ts';
import { buttonNamed, showArticle, unmountAll, wake } from './testing.ts';

beforeEach(() => {
  for (const index of [0, 1, 10]) writeCookie(`ezTOC_hidetoc-${index}`, '', { days: 0 });
  fakeMedia({ width: 1280 });
});

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const toggle = (nav: ParentNode = document) => buttonNamed(nav, 'In this article');
const isExpanded = (nav: ParentNode = document) => toggle(nav).getAttribute('aria-expanded') === 'true';
const onPhonesOnly = tocExample({ settings: { hideByDevice: ['mobile'] } });

test('has the constants of the spec', () => {
  expect(TOC_COOKIE_PREFIX).toBe('ezTOC_hidetoc-');
  expect(TOC_COOKIE_OPTIONS).toEqual({ days: 30, sameSite: 'Strict' });
});

test('shows, hides, and stores each choice', () => {
  showArticle(tocExample());
  const setCookie = vi.spyOn(document, 'cookie', 'set');
  const nav = wake();
  expect(isExpanded()).toBe(false);
  toggle().click();
  expect(isExpanded()).toBe(true);
  expect(nav.dataset.state).toBe('shown');
  expect(setCookie).toHaveBeenLastCalledWith('ezTOC_hidetoc-0=shown; Path=/; SameSite=Strict; Max-Age=2592000');
  toggle().click();
  expect(isExpanded()).toBe(false);
  expect(nav.dataset.state).toBe('hidden');
  expect(readCookie('ezTOC_hidetoc-0')).toBe('hidden');
});

test('mounting stores and animates nothing', () => {
  showArticle(tocExample());
  const nav = wake();
  expect(readCookie('ezTOC_hidetoc-0')).toBeNull();
  expect(nav.dataset.state).toBeUndefined();
  expect(nav.dataset.animated).toBeUndefined();
  toggle().click();
  expect(nav.dataset.animated).toBe('');
});

test('a reload restores the stored state repeatedly', () => {
  showArticle(tocExample());
  wake();
  toggle().click();
  for (let reload = 0; reload < 2; reload++) {
    showArticle(tocExample());
    expect(wake().dataset.state).toBe('shown');
    expect(isExpanded()).toBe(true);
  }
});

test('a stored state overrides the default, either way', () => {
  writeCookie('ezTOC_hidetoc-0', 'hidden');
  showArticle(tocExample({ settings: { hideByDefault: false } }));
  wake();
  expect(isExpanded()).toBe(false);
});

test.each(['1', '', 'null'])('an unknown value "%s" is ignored', (value) => {
  writeCookie('ezTOC_hidetoc-0', value);
  showArticle(tocExample({ settings: { hideByDefault: false } }));
  expect(wake().dataset.state).toBeUndefined();
  expect(isExpanded()).toBe(true);
});

test('each table of a page has its own state', () => {
  showArticle(tocExample(), tocExample({ props: { instanceId: 'second', index: 1 } }));
  const [first, second] = [wake({}, 0), wake({}, 1)];
  toggle(second).click();
  expect([isExpanded(first), isExpanded(second)]).toEqual([false, true]);
  expect(readCookie('ezTOC_hidetoc-0')).toBeNull();
  expect(readCookie('ezTOC_hidetoc-1')).toBe('shown');
});

describe('the default by device', () => {
  test.each([
    [767, false],
    [767.5, true],
    [1280, true],
  ])('at %d px: expanded %s', (width, expanded) => {
    fakeMedia({ width });
    showArticle(onPhonesOnly);
    wake();
    expect(isExpanded()).toBe(expanded);
  });

  test('follows an orientation change, until the visitor chooses', () => {
    showArticle(onPhonesOnly);
    wake();
    fakeMedia({ width: 600 });
    window.dispatchEvent(new Event('resize'));
    expect(isExpanded()).toBe(false);
    toggle().click();
    fakeMedia({ width: 1280 });
    window.dispatchEvent(new Event('resize'));
    toggle().click();
    expect(isExpanded()).toBe(false);
    window.dispatchEvent(new Event('resize'));
    expect(isExpanded()).toBe(false);
  });
});

describe('the inline script', () => {
  function runEarly(props: Parameters<typeof tocExample>[0] = {}): HTMLElement {
    showArticle(tocExample(props));
    const nav = document.querySelector('nav') as HTMLElement;
    const { cookie } = document;
    new Function('document', TOC_EARLY_SCRIPT)({
      cookie,
      currentScript: { parentNode: nav },
      get activeElement() {
        return document.activeElement;
      },
    });
    return nav;
  }
  const isSaidOpen = (width: number, props: Parameters<typeof tocExample>[0] = {}) => {
    fakeMedia({ width });
    runEarly(props);
    return isExpanded();
  };

  test('applies the stored state of its own table', () => {
    writeCookie('ezTOC_hidetoc-10', 'hidden');
    writeCookie('ezTOC_hidetoc-1', 'shown');
    expect(runEarly({ props: { index: 1 } }).dataset.state).toBe('shown');
    expect(isExpanded()).toBe(true);
    expect(runEarly({ props: { index: 10 }, settings: { hideByDefault: false } }).dataset.state).toBe('hidden');
    expect(isExpanded()).toBe(false);
    expect(runEarly().dataset.state).toBeUndefined();
  });

  test('ignores unknown values', () => {
    writeCookie('ezTOC_hidetoc-0', 'shownish');
    expect(runEarly().dataset.state).toBeUndefined();
  });

  test.each([
    [360, false],
    [767, false],
    [820, true],
    [1440, true],
  ])('applies the device’s default before any island: at %d px %s', (width, expanded) => {
    expect(isSaidOpen(width, { settings: { hideByDevice: ['mobile'] } })).toBe(expanded);
    expect(isSaidOpen(width)).toBe(false);
    expect(isSaidOpen(width, { settings: { hideByDefault: false } })).toBe(true);
  });

  test('follows orientation and focus, until the island is mounted', () => {
    fakeMedia({ width: 1280 });
    const nav = runEarly({ settings: { hideByDevice: ['mobile'] } });
    fakeMedia({ width: 600 });
    window.dispatchEvent(new Event('resize'));
    expect(isExpanded()).toBe(false);
    toggle().focus();
    expect(isExpanded()).toBe(true);
    // Never closed in between, or the link would not be focusable at the moment focus arrives.
    const closed: unknown[] = [];
    nav.addEventListener('focusout', () => closed.push(isExpanded()));
    nav.querySelector('a')?.focus();
    expect([closed, isExpanded()]).toEqual([[true], true]);
    nav.querySelector('a')?.blur();
    expect(isExpanded()).toBe(false);
    nav.dataset.ready = '';
    toggle().focus();
    expect(isExpanded()).toBe(false);
  });
});

describe('more links', () => {
  test('shows, hides again, and moves focus along', () => {
    showArticle(tocExample({ settings: { visibleLinks: 5 } }));
    const nav = wake();
    const [more, fewer] = [buttonNamed(nav, 'More sections'), buttonNamed(nav, 'Fewer sections')];
    more.focus();
    more.click();
    expect(nav.dataset.more).toBe('expanded');
    expect([more.hidden, fewer.hidden]).toEqual([true, false]);
    expect(document.activeElement).toBe(fewer);
    fewer.click();
    expect(nav.dataset.more).toBe('collapsed');
    expect([more.hidden, fewer.hidden]).toEqual([false, true]);
    expect(document.activeElement).toBe(more);
  });
});
