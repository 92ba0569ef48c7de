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

test('the tab of a field is opened, and the keyboard is in the field once it is there', () => {
  document.body.innerHTML = '<button class="tabs-field__tab-button">Price</button>';
  document.querySelector('button')?.addEventListener('click', () => {
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<input id="field-price__from">'), 120);
  });
  openField('price.from', 'Price');
  vi.advanceTimersByTime(500);
  expect(document.activeElement?.id).toBe('field-price__from');
});

test('in a list the keyboard is on what can be done there, and on the list itself where there is nothing', () => {
  document.body.innerHTML = '<div id="field-faq"><button>Add</button></div><div id="field-points"></div>';
  openField('faq', undefined);
  expect(document.activeElement?.textContent).toBe('Add');
  openField('points', 'Day by day');
  expect(document.activeElement?.id).toBe('field-points');
});

test('a field that never comes is given up', () => {
  openField('nowhere', undefined);
  vi.advanceTimersByTime(5000);
  expect(vi.getTimerCount()).toBe(0);
});
