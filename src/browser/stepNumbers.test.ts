// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stepNumbers } from './stepNumbers.ts';

const changed = vi.fn();
let root: HTMLElement;
let stop: () => void;
const input = () => root.querySelector('input') as HTMLInputElement;
const buttons = () => [...root.querySelectorAll('button')];
const press = (sign: string) =>
  buttons()
    .find(({ textContent }) => textContent === sign)
    ?.click();

beforeEach(() => {
  changed.mockReset();
  document.body.innerHTML =
    '<form data-less="{label}: one less" data-more="{label}: one more"><label for="a">Adults <small>From 18 years</small></label><span class="r-stepper"><input id="a" type="number" min="1" max="3" value="2"></span></form>';
  root = document.body.firstElementChild as HTMLElement;
  stop = stepNumbers(root);
  root.addEventListener('input', changed);
});

test('minus and plus are beside the number, with its name, and not tab stops', () => {
  expect(buttons().map(({ ariaLabel, tabIndex }) => [ariaLabel, tabIndex])).toEqual([
    ['Adults: one less', -1],
    ['Adults: one more', -1],
  ]);
});

test('they change the number like typing, and the value is announced', () => {
  press('+');
  expect([input().value, root.querySelector('[role=status]')?.textContent]).toEqual(['3', '3']);
  expect(changed).toHaveBeenCalledOnce();
});

test('at a limit the button is aria-disabled', () => {
  press('+');
  press('+');
  expect([input().value, buttons().map(({ ariaDisabled }) => ariaDisabled)]).toEqual(['3', ['false', 'true']]);
  expect(changed).toHaveBeenCalledOnce();
  input().value = '1';
  input().dispatchEvent(new Event('input', { bubbles: true }));
  expect(buttons().map(({ ariaDisabled }) => ariaDisabled)).toEqual(['true', 'false']);
});

test('an empty field starts with the minimum', () => {
  input().value = '';
  press('+');
  expect(input().value).toBe('1');
});

test('unmounting removes them', () => {
  stop();
  expect(buttons()).toEqual([]);
});
