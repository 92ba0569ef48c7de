// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { mount } from './StickyCheckIsland.ts';

let unmount = (): void => undefined;

afterEach(() => unmount());

const notes = () => [...document.querySelectorAll('.r-problem')].map(({ textContent }) => textContent);
const sticky = '<div data-sticky="top" data-block-id="b" data-block-type="image"></div>';

function show(html: string): void {
  document.body.innerHTML = html;
  unmount = mount(document.body, { note: 'Cannot stay.', noteOnBlock: 'Cannot stay: ({block}) cuts off.' });
}

test.each([
  ['overflow: hidden', 1],
  ['overflow-y: auto', 1],
  ['overflow-x: scroll', 1],
  ['overflow: clip', 0],
  ['', 0],
])('a block inside a box with “%s” has %i notes', (style, count) => {
  show(`<div style="${style}" data-block-type="gallery"><div>${sticky}</div></div>`);
  expect(notes()).toHaveLength(count);
  if (count) expect(notes()[0]).toContain('(gallery) cuts off');
});

test('sticky blocks in a panel stick to its own scroll container', () => {
  show(`<div style="overflow: hidden"><dialog style="overflow: auto">${sticky}</dialog></div>`);
  expect(notes()).toEqual([]);
});

test('the note is restored once after a re-render, and removed when the block has moved', async () => {
  show(`<div style="overflow: hidden">${sticky}</div><div></div>`);
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  document.querySelector('.r-problem')?.remove();
  await frame();
  expect(notes()).toHaveLength(1);
  document.body.lastElementChild?.append(document.querySelector('[data-sticky]') as Element);
  await frame();
  expect(notes()).toEqual([]);
});
