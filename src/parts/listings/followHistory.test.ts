// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { FOLLOW_HISTORY } from './followHistory.ts';

const heard: EventListener[] = [];

afterEach(() => {
  for (const listener of heard.splice(0)) removeEventListener('popstate', listener);
});

test('Back wakes every listing, and keeps the address that the page came with', () => {
  const listen = (type: string, listener: EventListener) => {
    heard.push(listener);
    addEventListener(type, listener);
  };
  history.replaceState(null, '', '/tours/?filtered');
  new Function('d', 'location', 'addEventListener', FOLLOW_HISTORY)(document, location, listen);
  document.body.innerHTML = '<rihla-island name="listing"></rihla-island><rihla-island name="menu"></rihla-island>';
  const [listing, menu] = document.querySelectorAll<HTMLElement>('rihla-island');
  const woken = vi.fn();
  for (const each of [listing, menu]) each?.addEventListener('toggle', woken);
  for (const address of ['/tours/', '/']) {
    history.replaceState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(listing?.dataset.from).toBe('http://localhost:3000/tours/?filtered');
  }
  // The loader may not have read it yet.
  expect(listing?.getAttribute('trigger')).toBe('load');
  expect(woken.mock.calls.map(([event]) => event.target)).toEqual([listing, listing]);
  expect(menu?.hasAttribute('trigger')).toBe(false);
});
