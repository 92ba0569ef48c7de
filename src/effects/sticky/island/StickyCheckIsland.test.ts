// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mount } from './StickyCheckIsland.ts';

let unmount = (): void => undefined;

afterEach(() => unmount());

const notes = () => [...document.querySelectorAll('.r-problem')].map(({ textContent }) => textContent);
const sticky = '<div data-sticky="top" data-block-id="b" data-block-type="image"></div>';

function show(html: string): void {
  document.body.innerHTML = html;
  unmount = mount();
}

test.each([
  ['overflow: hidden', 1],
  ['overflow-y: auto', 1],
  ['overflow-x: scroll', 1],
  ['overflow: clip', 0],
  ['', 0],
])('what stands in a box with “%s” is noted %i times', (style, count) => {
  show(`<div style="${style}" data-block-type="gallery"><div>${sticky}</div></div>`);
  expect(notes()).toHaveLength(count);
  if (count) expect(notes()[0]).toContain('(gallery) cuts off');
});

test('panels scroll by themselves, and what sticks in them sticks there', () => {
  show(`<div style="overflow: hidden"><dialog style="overflow: auto">${sticky}</dialog></div>`);
  expect(notes()).toEqual([]);
});

test('the note comes back with the page that is drawn anew, once, and goes when the block has been moved', async () => {
  show(`<div style="overflow: hidden">${sticky}</div><div></div>`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  document.querySelector('.r-problem')?.remove();
  await frame();
  expect(notes()).toHaveLength(1);
  document.body.lastElementChild?.append(document.querySelector('[data-sticky]') as Element);
  await frame();
  expect(notes()).toEqual([]);
});
