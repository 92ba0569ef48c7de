// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mount } from './ItineraryIsland.ts';

let element: HTMLElement;
let cleanUp: () => void;
const button = () => element.querySelector('button') as HTMLButtonElement;
const days = () => [...element.querySelectorAll('details')];

beforeEach(() => {
  document.body.innerHTML = `<div><button class="r-itinerary__all" data-close="Close all" data-open="Open all"></button>
    <details open><summary>Day 1</summary></details><details><summary>Day 2</summary></details></div>`;
  element = document.body.firstElementChild as HTMLElement;
  cleanUp = mount(element);
});
afterEach(() => cleanUp());

test('all open at a press, and close at the next', () => {
  expect(button().textContent).toBe('Open all');
  button().click();
  expect([days().map(({ open }) => open), button().textContent]).toEqual([[true, true], 'Close all']);
  button().click();
  expect([days().map(({ open }) => open), button().textContent]).toEqual([[false, false], 'Open all']);
});

test('it says what a press would do, however the days came to be open', () => {
  const [, second] = days();
  (second as HTMLDetailsElement).open = true;
  second?.dispatchEvent(new Event('toggle'));
  expect(button().textContent).toBe('Close all');
});

test('nothing happens any more when it is gone', () => {
  cleanUp();
  button().click();
  expect(days().map(({ open }) => open)).toEqual([true, false]);
});

test('damaged markup stops nothing', () => {
  expect(() => mount(document.createElement('div'))()).not.toThrow();
});
