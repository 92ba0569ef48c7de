// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from './HotspotsIsland.ts';
import { LEAVE_MS } from './openOnHover.ts';

let isOpen = false;
let button: HTMLButtonElement;
let tip: HTMLElement;
let unmount: () => void;

/** jsdom has neither popovers nor pointer events. */
function point(type: 'pointerenter' | 'pointerleave', target: HTMLElement, pointerType = 'mouse'): void {
  target.dispatchEvent(Object.assign(new Event(type), { pointerType }));
}

function close(): void {
  isOpen = false;
  tip.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { supports: () => true });
  document.body.innerHTML =
    '<div id="island"><div class="r-hotspots"><button popovertarget="tip">1</button><p id="tip">Sweet <a href="/">water</a></p></div></div>';
  button = document.querySelector('button') as HTMLButtonElement;
  tip = document.querySelector('#tip') as HTMLElement;
  isOpen = false;
  tip.showPopover = () => {
    isOpen = true;
  };
  tip.hidePopover = close;
  for (const element of [button, tip]) {
    const matches = element.matches.bind(element);
    element.matches = ((selector: string) => {
      if (selector === ':popover-open') return isOpen;
      return selector === ':focus-visible' ? document.activeElement === element : matches(selector);
    }) as typeof element.matches;
  }
  unmount = mount(document.querySelector('#island') as HTMLElement, { opensOnHover: true, side: 'top' });
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('opens on hover, and stays while the pointer moves to the tooltip', () => {
  point('pointerenter', button);
  expect(isOpen).toBe(true);
  point('pointerleave', button);
  vi.advanceTimersByTime(LEAVE_MS - 1);
  point('pointerenter', tip);
  vi.advanceTimersByTime(LEAVE_MS * 10);
  expect(isOpen).toBe(true);
  point('pointerleave', tip);
  vi.advanceTimersByTime(LEAVE_MS);
  expect(isOpen).toBe(false);
});

test('touch does not hover: a tap opens as any click does', () => {
  point('pointerenter', button, 'touch');
  expect(isOpen).toBe(false);
  const click = new MouseEvent('click', { cancelable: true });
  button.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  isOpen = true;
  point('pointerleave', button, 'touch');
  vi.advanceTimersByTime(LEAVE_MS * 2);
  expect(isOpen).toBe(true);
});

test('a click after a mouse hover does not close it', () => {
  point('pointerenter', button);
  const click = new MouseEvent('click', { cancelable: true });
  button.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('opens on keyboard focus, and stays while focus is inside', () => {
  button.focus();
  expect(isOpen).toBe(true);
  tip.querySelector('a')?.focus();
  vi.advanceTimersByTime(LEAVE_MS * 2);
  expect(isOpen).toBe(true);
  tip.querySelector('a')?.blur();
  vi.advanceTimersByTime(LEAVE_MS);
  expect(isOpen).toBe(false);
});

test('closed by Esc, which returns focus to the spot, it stays closed', () => {
  button.focus();
  button.blur();
  close();
  button.focus();
  expect(isOpen).toBe(false);
  vi.advanceTimersByTime(1);
  button.blur();
  button.focus();
  expect(isOpen).toBe(true);
});

test('the animation is started, and unmounting removes everything', () => {
  expect(document.querySelector('.r-hotspots')?.hasAttribute('data-started')).toBe(true);
  unmount();
  point('pointerenter', button);
  expect(isOpen).toBe(false);
});
