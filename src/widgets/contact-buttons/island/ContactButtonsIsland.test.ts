// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VISITOR_EVENT } from '../../../visitor/visitorEvents.ts';
import { mount } from './ContactButtonsIsland.ts';

const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
const heard: unknown[] = [];
const listen = (event: Event): void => void heard.push((event as CustomEvent).detail);
let cleanUp: () => void;
let element: HTMLElement;

beforeEach(() => {
  Object.assign(navigator, { sendBeacon: beacon });
  document.addEventListener(VISITOR_EVENT, listen);
  document.body.innerHTML =
    '<div id="island"><details open><summary>Ask us</summary><a href="#call" data-channel="phone"><b>Call</b></a></details></div><p>Elsewhere</p>';
  element = document.getElementById('island') as HTMLElement;
  cleanUp = mount(element);
});
afterEach(() => {
  cleanUp();
  document.removeEventListener(VISITOR_EVENT, listen);
  vi.clearAllMocks();
  heard.length = 0;
});

const press = (init: MouseEventInit = {}, type = 'click') =>
  element.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

test('a click on a channel is counted with its page, and sent to analytics', async () => {
  press();
  expect(beacon).toHaveBeenCalledOnce();
  const [url, body] = beacon.mock.calls[0] ?? [];
  expect(url).toBe('/wp-json/rihla/v1/contact-clicks');
  expect(body?.type).toBe('application/json');
  expect(heard).toEqual([{ name: 'contact', method: 'phone' }]);
});

test('the middle button counts; the right one and clicks beside do not', () => {
  press({ button: 1 }, 'auxclick');
  press({ button: 2 }, 'auxclick');
  element.querySelector('summary')?.click();
  expect(beacon).toHaveBeenCalledOnce();
});

test('Esc and a click outside close the list; Esc returns focus to its button', () => {
  const folded = element.querySelector('details') as HTMLDetailsElement;
  folded.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(folded.open).toBe(false);
  expect(document.activeElement).toBe(folded.querySelector('summary'));
  folded.open = true;
  document.querySelector('p')?.click();
  expect(folded.open).toBe(false);
});

test('unmounting removes all listeners', () => {
  cleanUp();
  press();
  expect(beacon).not.toHaveBeenCalled();
});
