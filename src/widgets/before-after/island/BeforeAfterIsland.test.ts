// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mount } from './BeforeAfterIsland.ts';

function show(value: number, className = ''): { range: HTMLInputElement; at: () => string; unmount: () => void } {
  document.body.innerHTML = `<figure class="${className}"><div id="island"><div class="r-before-after__stage"><input type="range" value="${value}"></div></div></figure>`;
  const unmount = mount(document.querySelector('#island') as HTMLElement);
  const stage = document.querySelector<HTMLElement>('.r-before-after__stage');
  const range = document.querySelector('input') as HTMLInputElement;
  return { range, unmount, at: () => stage?.style.getPropertyValue('--at') ?? '' };
}

function move(range: HTMLInputElement, value: number): void {
  range.value = String(value);
  range.dispatchEvent(new Event('input', { bubbles: true }));
}

test('the divider follows the input, also when it was moved before hydration', () => {
  const { at, range, unmount } = show(30);
  expect(at()).toBe('30%');
  move(range, 80);
  expect(at()).toBe('80%');
  unmount();
  move(range, 10);
  expect(at()).toBe('80%');
});

test('a vertical divider counts from below, so that arrow up moves it up', () => {
  const { at, range } = show(30, 'r-before-after--vertical');
  expect(at()).toBe('70%');
  move(range, 100);
  expect(at()).toBe('0%');
});
