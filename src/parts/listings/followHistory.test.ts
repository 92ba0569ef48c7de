// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { FOLLOW_HISTORY } from './followHistory.ts';

const heard: [type: string, listener: EventListener][] = [];

afterEach(() => {
  for (const [type, listener] of heard.splice(0)) removeEventListener(type, listener);
  vi.restoreAllMocks();
});

/** Runs the statement as the head of a page that was navigated to at this URL. */
function start(navigatedTo: string): void {
  const entries = [{ name: `http://localhost:3000${navigatedTo}` }] as unknown as PerformanceEntryList;
  performance.getEntriesByType = vi.fn(() => entries);
  const listen = (type: string, listener: EventListener) => {
    heard.push([type, listener]);
    addEventListener(type, listener);
  };
  new Function('d', 'location', 'addEventListener', FOLLOW_HISTORY)(document, location, listen);
}

test('Back wakes every listing, and keeps the page’s original URL', () => {
  history.replaceState(null, '', '/tours/?filtered');
  start('/tours/?filtered');
  document.body.innerHTML = '<rihla-island name="listing"></rihla-island><rihla-island name="menu"></rihla-island>';
  const [listing, menu] = document.querySelectorAll<HTMLElement>('rihla-island');
  const woken = vi.fn();
  for (const each of [listing, menu]) each?.addEventListener('toggle', woken);
  for (const address of ['/tours/', '/']) {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(listing?.dataset.from).toBe('http://localhost:3000/tours/?filtered');
  }
  // The loader may not have read the trigger yet.
  expect(listing?.getAttribute('trigger')).toBe('load');
  expect(woken.mock.calls.map(([event]) => event.target)).toEqual([listing, listing]);
  expect(menu?.hasAttribute('trigger')).toBe(false);
});

test('Back before the marker is parsed wakes every listing once the page is parsed', () => {
  history.replaceState(null, '', '/tours/');
  start('/tours/?filtered');
  document.body.innerHTML = '<rihla-island name="listing"></rihla-island>';
  const listing = document.querySelector<HTMLElement>('rihla-island');
  dispatchEvent(new Event('load'));
  expect([listing?.dataset.from, listing?.getAttribute('trigger')]).toEqual([
    'http://localhost:3000/tours/?filtered',
    'load',
  ]);
});

test.each(['focusin', 'change'])('%s in a filter form wakes every listing, in another form none', (type) => {
  history.replaceState(null, '', '/tours/');
  start('/tours/');
  document.body.innerHTML =
    '<rihla-island name="listing"></rihla-island><form><input></form><form data-filter-form="range"><input></form>';
  const [other, own] = document.querySelectorAll('input');
  other?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(document.querySelector('[trigger]')).toBeNull();
  own?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(document.querySelector('rihla-island')?.getAttribute('trigger')).toBe('load');
});

test('a page with an unchanged URL wakes none', () => {
  history.replaceState(null, '', '/tours/');
  start('/tours/');
  document.body.innerHTML = '<rihla-island name="listing"></rihla-island>';
  dispatchEvent(new Event('load'));
  expect(document.querySelector('[trigger]')).toBeNull();
});
