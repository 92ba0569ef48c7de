// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FrameListeners, listenToPage } from './listen.ts';

const PAGE = `
  <header data-template-id="3"><a data-block-id="logo" href="/">Khettara</a></header>
  <main><section data-block-id="box"><a data-block-id="link" href="/elsewhere/">Go</a><button>Open</button></section></main>`;

const onMoved = vi.fn();
const listeners = {
  isOwn: (id: string) => id === 'box' || id === 'link',
  editedTemplate: undefined,
  onPoint: vi.fn<FrameListeners['onPoint']>(),
  onPick: vi.fn<FrameListeners['onPick']>(),
  onOpen: vi.fn<FrameListeners['onOpen']>(),
  onMenu: vi.fn<FrameListeners['onMenu']>(),
  onLeave: vi.fn<FrameListeners['onLeave']>(),
  onMoved,
};
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.body.innerHTML = PAGE;
  document.body.tabIndex = -1;
  stop = listenToPage(document, listeners);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (element: Element, type: string) =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

test('a click picks the block under it, and the page does not receive it', () => {
  const heard = vi.fn();
  document.addEventListener('click', heard);
  expect(press(at('[data-block-id="link"]'), 'click')).toBe(false);
  document.removeEventListener('click', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(listeners.onPick.mock.calls[0]?.[0]).toEqual({ ids: ['link', 'box'], outside: undefined });
});

test('a click whose target was drawn anew during the press picks what is under the pointer now', () => {
  const drawn = vi.fn(() => [at('[data-block-id="link"]'), at('section')]);
  Object.assign(document, { elementsFromPoint: drawn });
  press(at('main'), 'click');
  expect(listeners.onPick.mock.calls[0]?.[0].ids).toEqual(['link', 'box']);
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

test('a press of what asks to be filled opens its block; with a key that widens the selection, it only picks', () => {
  at('[data-block-id="link"]').innerHTML = '<span data-fill>Choose a picture</span>';
  press(at('[data-fill]'), 'click');
  expect(listeners.onOpen.mock.calls[0]?.[0].ids).toEqual(['link', 'box']);
  at('[data-fill]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  press(at('section button'), 'click');
  expect(listeners.onOpen).toHaveBeenCalledOnce();
});

test('pressing brings the focus to the page, before a block is picked', () => {
  const frame = document.createElement('iframe');
  vi.stubGlobal('frameElement', frame);
  const focus = vi.spyOn(frame, 'focus');
  expect(press(at('[data-block-id="link"]'), 'mousedown')).toBe(false);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('a click on a title or tab of the edited layout opens it', () => {
  at('[data-block-id="box"]').innerHTML = `
    <details><summary>Visa</summary></details>
    <button role="tab" aria-controls="panel">Autumn</button><div id="panel" hidden="until-found"></div>`;
  press(at('summary'), 'click');
  press(at('[role=tab]'), 'click');
  expect(at('details').hasAttribute('open')).toBe(true);
  expect(at('#panel').hasAttribute('hidden')).toBe(false);
  press(at('summary'), 'click');
  expect(at('details').hasAttribute('open')).toBe(false);
  expect(listeners.onPick).toHaveBeenCalledTimes(3);
});

test('a click names the text under it, or the only one in a pressed button', () => {
  at('[data-block-id="link"]').innerHTML = '<span data-text="label">Go</span>';
  press(at('[data-text]'), 'click');
  press(at('[data-block-id="link"]'), 'click');
  press(at('button'), 'click');
  const texts = listeners.onPick.mock.calls.map(([{ text }]) => text && [text.blockId, text.path]);
  expect(texts).toEqual([['link', 'label'], ['link', 'label'], undefined]);
});

test('a double click and a right click are reported, not done by the page', () => {
  expect([press(at('button'), 'dblclick'), press(at('button'), 'contextmenu')]).toEqual([false, false]);
  expect(listeners.onOpen.mock.calls[0]?.[0]).toMatchObject({ ids: ['box'] });
  expect(listeners.onMenu.mock.calls[0]?.[0]).toMatchObject({ ids: ['box'] });
});

test('a text that is being edited has its own presses, keys, focus and menu', () => {
  at('[data-block-id="box"]').innerHTML = '<p data-text="text" contenteditable="true" tabindex="0">Tea</p>';
  const text = at('[data-text]');
  expect([press(text, 'mousedown'), press(text, 'contextmenu'), press(text, 'click')]).toEqual([true, true, false]);
  text.focus();
  expect(document.activeElement).toBe(text);
  text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  press(text, 'dblclick');
  for (const heard of [listeners.onPick, listeners.onMenu, listeners.onOpen, listeners.onLeave]) {
    expect(heard).not.toHaveBeenCalled();
  }
});

test('a click on a part with its own form reports where it is edited', () => {
  press(at('[data-block-id="logo"]'), 'click');
  expect(listeners.onPick.mock.calls[0]?.[0]).toMatchObject({ ids: [], outside: { templateId: '3' } });
});

test('controls of a listing are picked and also work, its cards do not', () => {
  at('[data-block-id="box"]').innerHTML = `<div data-listing="a"><a class="card" href="/tours/x/">Dunes</a>
    <nav class="r-pagination"><a href="/?e-page-a=2">2</a></nav></div>
    <form data-listing-filter="a" data-filter-form="terms"><input type="checkbox"><select></select></form>`;
  const heard = vi.fn((event: Event) => event.preventDefault());
  for (const type of ['click', 'submit']) document.addEventListener(type, heard);
  for (const selector of ['nav a', 'input', '.card']) press(at(selector), 'click');
  press(at('form'), 'submit');
  for (const type of ['click', 'submit']) document.removeEventListener(type, heard);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(listeners.onPick.mock.calls.map(([{ ids }]) => ids[0])).toEqual(['box', 'box', 'box']);
});

test("a filter's select can be opened and has the focus, a checkbox has not", () => {
  at('[data-block-id="box"]').innerHTML =
    '<form data-listing-filter="a"><input type="checkbox"><select></select></form>';
  const focusOf = (selector: string) => {
    const isPressed = press(at(selector), 'mousedown');
    at(selector).focus();
    return [isPressed, document.activeElement?.localName];
  };
  expect([focusOf('select'), focusOf('input')]).toEqual([
    [true, 'select'],
    [false, 'body'],
  ]);
});

test('hover is reported once a frame, and so is the pointer leaving', () => {
  press(at('[data-block-id="link"]'), 'pointermove');
  press(at('button'), 'pointermove');
  vi.runAllTimers();
  expect(listeners.onPoint.mock.calls).toEqual([['box']]);
  document.documentElement.dispatchEvent(new Event('pointerleave'));
  expect(listeners.onPoint.mock.lastCall).toEqual([undefined]);
});

test('nothing on the page can be submitted, dragged, or focused', () => {
  for (const type of ['auxclick', 'dblclick', 'dragstart', 'mousedown', 'submit']) {
    expect([type, press(at('button'), type)]).toEqual([type, false]);
  }
  at('button').focus();
  expect(document.activeElement).toBe(document.body);
});

test('Tab and Shift+Tab leave the page', () => {
  for (const shiftKey of [false, true]) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true }));
  }
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
  expect(listeners.onLeave.mock.calls).toEqual([[false], [true]]);
});

test('every movement on the page is reported once a frame', async () => {
  document.dispatchEvent(new Event('scroll'));
  at('main').dispatchEvent(new Event('load'));
  at('main').append('more');
  // Observers run after the change.
  await Promise.resolve();
  vi.runAllTimers();
  expect(onMoved).toHaveBeenCalledOnce();
});

test('a released page works again', () => {
  stop();
  const link = at('[data-block-id="link"]');
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(link, 'click');
  expect(listeners.onPick).not.toHaveBeenCalled();
});
