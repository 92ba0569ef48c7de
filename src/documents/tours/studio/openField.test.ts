// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openField } from './openField.ts';

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

test('gives up on a field that never appears', () => {
  openField('nowhere', undefined);
  vi.advanceTimersByTime(5000);
  expect(vi.getTimerCount()).toBe(0);
});
