// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../testSupport.ts';
import { link } from './link.ts';

const start = vi.fn();
const prefetch = vi.fn();
let marker: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  insertHtml('<div><a href="#open"><b>Open</b></a><a href="/away/">Away</a></div>');
  marker = insertHtml('<i></i>');
  start.mockReset();
  prefetch.mockReset();
});

const click = (selector: string, init: MouseEventInit = {}): MouseEvent => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

test('fires on a click inside a matching element, wherever it is and whenever it was inserted', () => {
  const cleanUp = link(start, 'a[href="#open"]', marker, prefetch);
  const event = click('b');
  expect(start).toHaveBeenCalledExactlyOnceWith(event);
  insertHtml('<p><a href="#open" id="late">Late</a></p>');
  click('#late');
  expect(start).toHaveBeenCalledTimes(2);
  cleanUp();
});

test('ignores other links and modified clicks', () => {
  const cleanUp = link(start, 'a[href="#open"]', marker, prefetch);
  click('a[href="/away/"]');
  click('b', { ctrlKey: true });
  expect(start).not.toHaveBeenCalled();
  cleanUp();
});

test('preloads the files on pointer, touch or focus, and does not start', () => {
  const cleanUp = link(start, 'a[href="#open"]', marker, prefetch);
  for (const type of ['pointerover', 'focusin']) {
    document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(prefetch).toHaveBeenCalledTimes(2);
  expect(start).not.toHaveBeenCalled();
  cleanUp();
});

test('stops listening', () => {
  link(start, 'a[href="#open"]', marker, prefetch)();
  click('b');
  expect(start).not.toHaveBeenCalled();
});
