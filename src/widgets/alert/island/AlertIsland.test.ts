// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../../../islands/testSupport.ts';
import { mount } from './AlertIsland.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

function start(memory: 'page' | 'visit' | 'always', name = 'a1-words') {
  document.body.innerHTML = '';
  const place = insertHtml(
    '<div><div class="r-alert"><rihla-island><p>Snow</p><button class="r-alert__dismiss" hidden></button></rihla-island></div><p id="next">The road</p></div>',
  );
  const notice = place.querySelector('.r-alert') as HTMLElement;
  const stop = mount(place.querySelector('rihla-island') as HTMLElement, { memory, name });
  return { notice, stop, button: place.querySelector('button') as HTMLButtonElement };
}

test('dismissing it moves focus to what follows', () => {
  const { button, notice } = start('page');
  expect(button.hidden).toBe(false);
  button.click();
  expect(notice.hidden).toBe(true);
  expect(document.activeElement?.id).toBe('next');
});

test.each([
  ['page', false],
  ['visit', true],
  ['always', true],
] as const)('dismissed with the memory %s, it is hidden when the page is opened again: %s', (memory, isGone) => {
  start(memory).button.click();
  expect(start(memory).notice.hidden).toBe(isGone);
});

test('a dismissal for a session ends with it, and a changed text is shown again', () => {
  start('visit').button.click();
  expect(localStorage.length).toBe(0);
  expect(start('visit', 'a1-other').notice.hidden).toBe(false);
});

test('dismissing works without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { button, notice } = start('always');
  button.click();
  expect(notice.hidden).toBe(true);
});

test('unmounting removes the button', () => {
  const { button, notice, stop } = start('page');
  stop?.();
  button.click();
  expect([button.hidden, notice.hidden]).toEqual([true, false]);
});
