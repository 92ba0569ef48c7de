// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from './TabsIsland.ts';

/** Server markup of tabs, with nested tabs in the first panel. */
const TABS = (base: string, inside = '') => `
  <rihla-island><div class="r-tabs"><div role="tablist">${['One', 'Two', 'Three']
    .map(
      (title, at) =>
        `<button role="tab" aria-controls="${base}-panel-${at}" aria-selected="${at === 0}" tabindex="${at && -1}">${base}${title}</button>`,
    )
    .join('')}</div>
  <div>${['One', 'Two', 'Three']
    .map(
      (title, at) =>
        `<div id="${base}-panel-${at}" role="tabpanel" ${at ? 'hidden="until-found"' : ''}><h3 id="${base}-${title}">${title}</h3>${at ? '' : inside}</div>`,
    )
    .join('')}</div></div></rihla-island>`;

let unmount: () => void;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const tab = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const shown = (base: string) =>
  [0, 1, 2].filter((at) => !document.getElementById(`${base}-panel-${at}`)?.hasAttribute('hidden'));
const press = (key: string, options: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );

function start(html = TABS('a')): void {
  document.body.innerHTML = html;
  unmount = mount(find('rihla-island'));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  unmount();
  document.documentElement.dir = '';
});

test('a click selects one panel; the others stay searchable', () => {
  start();
  tab('aTwo').click();
  expect(shown('a')).toEqual([1]);
  expect(find('#a-panel-0').getAttribute('hidden')).toBe('until-found');
  expect([...document.querySelectorAll('[role=tab]')].map((each) => each.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  const stops = (role: string) =>
    [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)].map(({ tabIndex }) => tabIndex);
  expect(stops('tab')).toEqual([-1, 0, -1]);
  expect(stops('tabpanel')).toEqual([-1, 0, -1]);
});

describe('keys', () => {
  test.each([
    ['ltr', 'row', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'], [[1], [2], [0], [2]]],
    ['rtl', 'row', ['ArrowLeft', 'ArrowRight', 'ArrowRight'], [[1], [0], [2]]],
    ['ltr', 'column', ['ArrowDown', 'ArrowUp', 'ArrowRight', 'End', 'Home'], [[1], [0], [0], [2], [0]]],
  ])('in %s, in a %s: %j', (direction, flow, keys, expected) => {
    start();
    const list = find('[role=tablist]');
    list.style.direction = direction;
    list.style.flexDirection = flow;
    tab('aOne').focus();
    const got = keys.map((key) => {
      press(key);
      return shown('a');
    });
    expect(got).toEqual(expected);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });

  test('of the browser are not handled', () => {
    start();
    tab('aOne').focus();
    press('ArrowRight', { altKey: true });
    press('a');
    expect(shown('a')).toEqual([0]);
  });
});

test('a search match is selected, without moving focus', () => {
  start();
  find('#a-panel-2').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(shown('a')).toEqual([2]);
  expect(document.activeElement).toBe(document.body);
});

test('a panel opened before hydration stays open', () => {
  document.body.innerHTML = TABS('a');
  find('#a-panel-1').removeAttribute('hidden');
  unmount = mount(find('rihla-island'));
  expect(shown('a')).toEqual([1]);
});

describe('an anchor', () => {
  test.each(['#a-Three', '#a-panel-2'])('%s opens its panel on load', (hash) => {
    history.replaceState(null, '', `/${hash}`);
    start();
    expect(shown('a')).toEqual([2]);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('opens it later too; an unrelated or unknown one changes nothing', () => {
    start();
    for (const hash of ['#a-Two', '#elsewhere', '#%E0%A4%A']) {
      history.replaceState(null, '', `/${hash}`);
      window.dispatchEvent(new Event('hashchange'));
      expect(shown('a')).toEqual([1]);
    }
  });
});

test('nested tabs are independent', () => {
  start(TABS('a', TABS('b')));
  const inner = mount(document.querySelectorAll<HTMLElement>('rihla-island')[1] as HTMLElement);
  tab('bTwo').click();
  expect([shown('a'), shown('b')]).toEqual([[0], [1]]);
  tab('aTwo').click();
  expect([shown('a'), shown('b')]).toEqual([[1], [1]]);
  // Matched inside both: each opens its own panel.
  find('#b-panel-2').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect([shown('a'), shown('b')]).toEqual([[0], [2]]);
  inner();
});

test('unmounting removes all listeners', () => {
  start();
  unmount();
  tab('aTwo').click();
  expect(shown('a')).toEqual([0]);
});

test('markup without tabs is left alone', () => {
  document.body.innerHTML = '<rihla-island></rihla-island>';
  unmount = mount(find('rihla-island'));
});
