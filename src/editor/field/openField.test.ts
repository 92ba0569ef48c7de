// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openField } from './openField.ts';
import { SHOW_DETAILS } from './showDetails.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('opens the tab of a field, and focuses the field once it is rendered', () => {
  document.body.innerHTML = '<button class="tabs-field__tab-button">Price</button>';
  document.querySelector('button')?.addEventListener('click', () => {
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<input id="field-price__from">'), 120);
  });
  openField('price.from', 'Price');
  vi.advanceTimersByTime(500);
  expect(document.activeElement?.id).toBe('field-price__from');
});

test('in an array focuses its first action, or the array itself when there is none', () => {
  document.body.innerHTML = '<div id="field-faq"><button>Add</button></div><div id="field-points"></div>';
  openField('faq', undefined);
  expect(document.activeElement?.textContent).toBe('Add');
  openField('points', 'Day by day');
  expect(document.activeElement?.id).toBe('field-points');
});

test('finds the tab when its label ends with the number of errors', () => {
  document.body.innerHTML = '<button class="tabs-field__tab-button">Price<span>3</span></button>';
  const open = vi.fn();
  document.querySelector('button')?.addEventListener('click', open);
  openField('price.from', 'Price');
  expect(open).toHaveBeenCalledOnce();
});

test('unfolds the row around a field, and waits for fields that are rendered only where they can be seen', () => {
  document.body.innerHTML = `<div id="field-itinerary"><div id="itinerary-row-1">
    <div class="collapsible collapsible--collapsed"><button class="collapsible__toggle"></button><div class="content"></div></div>
  </div></div>`;
  const toggle = document.querySelector('button');
  toggle?.addEventListener('click', () => {
    toggle.parentElement?.classList.remove('collapsible--collapsed');
    const content = document.querySelector('.content');
    if (content) content.innerHTML = '<input id="field-itinerary__1__title">';
  });
  openField('itinerary.1.title', undefined);
  vi.advanceTimersByTime(200);
  expect(document.activeElement?.id).toBe('field-itinerary__1__title');
});

test('focuses the text of a list that is edited as lines', () => {
  document.body.innerHTML = '<textarea id="field-included"></textarea>';
  openField('included.2.text', undefined);
  expect(document.activeElement?.id).toBe('field-included');
});

test('makes the layout give up full screen', () => {
  const shown = vi.fn();
  window.addEventListener(SHOW_DETAILS, shown, { once: true });
  openField('title', undefined);
  expect(shown).toHaveBeenCalledOnce();
});

test('gives up on a field that never appears', () => {
  openField('nowhere', undefined);
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(0);
});
