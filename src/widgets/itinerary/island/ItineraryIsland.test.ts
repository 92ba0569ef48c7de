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

test('opens all, and closes all on the next press', () => {
  expect(button().textContent).toBe('Open all');
  button().click();
  expect([days().map(({ open }) => open), button().textContent]).toEqual([[true, true], 'Close all']);
  button().click();
  expect([days().map(({ open }) => open), button().textContent]).toEqual([[false, false], 'Open all']);
});

test('its label follows the state, however the days were opened', () => {
  const [, second] = days();
  (second as HTMLDetailsElement).open = true;
  second?.dispatchEvent(new Event('toggle'));
  expect(button().textContent).toBe('Close all');
});

test('unmounting removes all listeners', () => {
  cleanUp();
  button().click();
  expect(days().map(({ open }) => open)).toEqual([true, false]);
});

test('damaged markup does not throw', () => {
  expect(() => mount(document.createElement('div'))()).not.toThrow();
});
