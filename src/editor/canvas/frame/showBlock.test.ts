// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { showBlock } from './showBlock.ts';

const scroll = vi.fn<(options: ScrollToOptions) => void>();
const scrollStudio = vi.fn();
let isStill: boolean;

beforeEach(() => {
  scroll.mockClear();
  isStill = false;
  // jsdom lacks these; the names in these tests need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = scrollStudio;
  window.scrollBy = scroll as never;
  window.matchMedia = (() => ({ matches: isStill })) as never;
  document.body.innerHTML = '<details><summary>More</summary><p data-block-id="w"></p></details>';
});

function stand(y: number, height = 100): void {
  const element = document.querySelector('[data-block-id]') as Element;
  element.getBoundingClientRect = () => new DOMRect(0, y, 300, height);
}

/** Height of jsdom’s window. */
const VIEW = 768;

test('a block in view is not scrolled', () => {
  stand(200);
  expect(showBlock(document, 'w')).toBeDefined();
  expect(scroll).not.toHaveBeenCalled();
});

test('a block out of view is scrolled to the middle, a long one to its start', () => {
  stand(VIEW + 200);
  showBlock(document, 'w');
  stand(VIEW + 200, 3 * VIEW);
  showBlock(document, 'w');
  expect(scroll.mock.calls.map(([{ behavior, top }]) => [behavior, top])).toEqual([
    ['smooth', VIEW + 250 - VIEW / 2],
    ['smooth', VIEW + 200],
  ]);
  // It would scroll the windows around the frame, too.
  expect(scrollStudio).not.toHaveBeenCalled();
});

test('a row or panel around the block is scrolled to it', () => {
  stand(200);
  const details = document.querySelector('details') as HTMLDetailsElement;
  const scrolled = vi.fn();
  Object.assign(details, { scrollBy: scrolled });
  Object.defineProperty(details, 'scrollWidth', { value: 900 });
  Object.defineProperty(details, 'clientWidth', { value: 300 });
  details.getBoundingClientRect = () => new DOMRect(-400, 0, 300, VIEW);
  stand(VIEW + 200);
  showBlock(document, 'w');
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 400, top: 0, behavior: 'instant' });
});

test('does not scroll smoothly over a long distance, or with prefers-reduced-motion', () => {
  stand(20 * VIEW);
  showBlock(document, 'w');
  isStill = true;
  stand(VIEW + 200);
  showBlock(document, 'w');
  expect(scroll.mock.calls.map(([{ behavior }]) => behavior)).toEqual(['instant', 'instant']);
});

test('opens the <details> around the block, and closes it again', () => {
  stand(200);
  const details = document.querySelector('details') as HTMLDetailsElement;
  const close = showBlock(document, 'w');
  expect(details.open).toBe(true);
  close?.();
  expect(details.open).toBe(false);
});

test('reveals a panel with hidden=until-found as find-in-page does, with its event', () => {
  document.body.innerHTML = '<div hidden="until-found"><div hidden="until-found"><p data-block-id="w"></p></div></div>';
  stand(200);
  const heard = vi.fn();
  document.body.addEventListener('beforematch', heard);
  showBlock(document, 'w');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(document.querySelector('[hidden]')).toBeNull();
});

test('a block that the page does not have yet is reported as missing', () => {
  expect(showBlock(document, 'new')).toBeUndefined();
});
