// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectConsole } from '../../../islands/testSupport.ts';
import { writeAction } from '../../../shared/actions/writeAction.ts';
import { followActions } from './followActions.ts';
import type { Handlers } from './handlers.ts';

const OPEN = writeAction({ action: 'popup:open', settings: { id: 7 } });
const handlers = { 'popup:open': vi.fn<NonNullable<Handlers['popup:open']>>(), 'reload-page': vi.fn() };
let listeners: AbortController;

beforeEach(() => {
  listeners = new AbortController();
  vi.resetAllMocks();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});
afterEach(() => listeners.abort());

function addLink(href: string): HTMLAnchorElement {
  document.body.insertAdjacentHTML('beforeend', '<a><b>Open</b></a>');
  const link = document.body.lastElementChild as HTMLAnchorElement;
  link.href = href;
  return link;
}

function click(link: Element, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  link.dispatchEvent(event);
  return event;
}

test('a click on a link, or inside it, runs its action without navigation', () => {
  followActions(handlers, listeners.signal);
  const link = addLink(`/packing-guide/${OPEN}`);
  const event = click(link.querySelector('b') as Element);
  expect(handlers['popup:open']).toHaveBeenCalledExactlyOnceWith({ id: 7 }, link);
  expect(event.defaultPrevented).toBe(true);
});

test('other links, and clicks for a new tab, are ignored', () => {
  followActions(handlers, listeners.signal);
  expect(click(addLink('#section')).defaultPrevented).toBe(false);
  expect(click(addLink(OPEN), { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(handlers['popup:open']).not.toHaveBeenCalled();
});

test('an invalid action only logs a warning', () => {
  const takeWarnings = expectConsole('warn');
  followActions(handlers, listeners.signal);
  const event = click(addLink('#rihla-action:action=popup:open&settings=e30'));
  expect(event.defaultPrevented).toBe(true);
  expect(handlers['popup:open']).not.toHaveBeenCalled();
  expect(takeWarnings()).toEqual([[expect.stringContaining('Link action ignored: its setting "id" is not right')]]);
});

test.each([OPEN, encodeURIComponent(OPEN).replace('%23', '#')])(
  'a URL with the hash of a link runs its action at once: %s',
  (hash) => {
    addLink(OPEN);
    history.replaceState(null, '', `/${hash}`);
    followActions(handlers, listeners.signal);
    expect(handlers['popup:open']).toHaveBeenCalledExactlyOnceWith({ id: 7 }, undefined);
  },
);

test('a URL with a hash that no link of the page has does nothing', () => {
  addLink(writeAction({ action: 'popup:open', settings: { id: 8 } }));
  history.replaceState(null, '', `/${OPEN}`);
  followActions(handlers, listeners.signal);
  expect(handlers['popup:open']).not.toHaveBeenCalled();
});
