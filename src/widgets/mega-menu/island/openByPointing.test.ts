// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INTENT_MS, openByPointing } from './openByPointing.ts';

let listeners: AbortController;
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const isOpen = (name: string) => (at(`#${name} details`) as HTMLDetailsElement).open;

function point(selector: string, x = 10, y = 10, pointerType = 'mouse', type = 'pointermove'): void {
  at(selector).dispatchEvent(
    new PointerEvent(type, { bubbles: type !== 'pointerleave', clientX: x, clientY: y, pointerType }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  const entry = (id: string) => `<li class="r-mega__entry" id="${id}"><details class="r-mega__more" name="m">
    <summary>${id}</summary><div class="r-mega__panel" style="position: absolute"><a href="/">In</a></div></details></li>`;
  document.body.innerHTML = `<rihla-island><div class="r-mega"><ul>${entry('one')}${entry('two')}
    <li class="r-mega__entry" id="plain"><a href="/">Plain</a></li></ul></div></rihla-island>`;
  for (const panel of document.querySelectorAll('.r-mega__panel')) {
    panel.getBoundingClientRect = () => new DOMRect(0, 100, 800, 300);
  }
  // jsdom does not implement exclusive details groups.
  for (const details of document.querySelectorAll('details')) {
    details.addEventListener('toggle', () => {
      if (!details.open) return;
      for (const other of document.querySelectorAll('details')) if (other !== details) other.open = false;
    });
  }
  listeners = new AbortController();
  openByPointing(at('rihla-island'), listeners.signal);
});
afterEach(() => {
  listeners.abort();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('hovering opens after a delay; passing over does not', async () => {
  point('#one');
  await wait(INTENT_MS - 1);
  point('#two');
  await wait(INTENT_MS - 1);
  expect([isOpen('one'), isOpen('two')]).toEqual([false, false]);
  await wait(1);
  expect([isOpen('one'), isOpen('two')]).toEqual([false, true]);
});

test('closes after the mouse has left, unless it returns soon or focus is inside', async () => {
  point('#one');
  await wait(INTENT_MS);
  point('.r-mega', 0, 0, 'mouse', 'pointerleave');
  await wait(INTENT_MS - 1);
  point('#one');
  await wait(INTENT_MS);
  expect(isOpen('one')).toBe(true);
  at('#one a').focus();
  point('.r-mega', 0, 0, 'mouse', 'pointerleave');
  await wait(INTENT_MS);
  expect(isOpen('one')).toBe(true);
  at('#one a').blur();
  point('#plain');
  await wait(INTENT_MS);
  expect(isOpen('one')).toBe(false);
});

test('the pointer may cross another item on its way to the open panel', async () => {
  point('#one', 50, 10);
  await wait(INTENT_MS);
  for (let step = 1; step < 10; step++) {
    point('#two', 50 + step * 10, 10 + step * 8);
    await wait(INTENT_MS - 10);
  }
  point('#one .r-mega__panel', 150, 120);
  await wait(INTENT_MS);
  expect([isOpen('one'), isOpen('two')]).toEqual([true, false]);
  // Stopping there opens that item.
  point('#two', 100, 20);
  await wait(INTENT_MS);
  expect(isOpen('two')).toBe(true);
});

test('a click pins a panel opened by hover, and the next closes it', async () => {
  point('#one');
  await wait(INTENT_MS);
  at('#one summary').click();
  point('.r-mega', 0, 0, 'mouse', 'pointerleave');
  await wait(INTENT_MS);
  expect(isOpen('one')).toBe(true);
  at('#one summary').click();
  expect(isOpen('one')).toBe(false);
});

test('touch does not hover, and nothing opens on hover in the collapsed menu', async () => {
  point('#one', 10, 10, 'touch');
  await wait(INTENT_MS);
  for (const panel of document.querySelectorAll<HTMLElement>('.r-mega__panel')) panel.style.position = 'static';
  point('#two');
  await wait(INTENT_MS);
  expect([isOpen('one'), isOpen('two')]).toEqual([false, false]);
});
