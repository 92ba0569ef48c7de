// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stepNumbers } from './stepNumbers.ts';

const changed = vi.fn();
let root: HTMLElement;
let stop: () => void;
const input = () => root.querySelector('input') as HTMLInputElement;
const [less, more] = [-1, 1].map((by) => () => root.querySelector<HTMLElement>(`[data-by="${by}"]`) as HTMLElement);

beforeEach(() => {
  stop?.();
  changed.mockReset();
  document.body.innerHTML =
    '<form><span class="r-stepper"><button type="button" data-by="-1"></button><input type="number" min="1" max="3" value="2"><button type="button" data-by="1"></button><span role="status"></span></span></form>';
  root = document.body.firstElementChild as HTMLElement;
  stop = stepNumbers(root);
  root.addEventListener('input', changed);
});

test('minus and plus change the number as typing does, and it is announced', () => {
  more?.().click();
  expect([input().value, root.querySelector('[role=status]')?.textContent]).toEqual(['3', '3']);
  expect(changed).toHaveBeenCalledOnce();
});

test('at its bounds a button says that it does nothing, and does nothing', () => {
  more?.().click();
  expect([less?.().ariaDisabled, more?.().ariaDisabled]).toEqual(['false', 'true']);
  more?.().click();
  expect(input().value).toBe('3');
  expect(changed).toHaveBeenCalledOnce();
  input().value = '1';
  input().dispatchEvent(new Event('input', { bubbles: true }));
  expect([less?.().ariaDisabled, more?.().ariaDisabled]).toEqual(['true', 'false']);
});

test('an empty field begins with the least', () => {
  input().value = '';
  more?.().click();
  expect(input().value).toBe('1');
});

test('ends with its page', () => {
  stop();
  more?.().click();
  expect(input().value).toBe('2');
});
