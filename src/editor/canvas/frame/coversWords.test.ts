// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { coversWords } from './coversWords.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
});

/** The middle of the page shows what is given, and all around it an empty box. */
function pageWith(html: string): Document {
  document.body.innerHTML = `<main>${html}</main>`;
  const [main, middle] = [document.querySelector('main'), document.querySelector('main > :first-child > :last-child')];
  return Object.assign(document, { elementFromPoint: (x: number) => (x === 50 ? middle : main) });
}

test.each([
  ['<div><h2>Winter</h2></div>', true],
  ['<div><a href="/"><img alt=""></a></div>', true],
  ['<div><span> </span></div>', false],
  ['<div><img alt=""></div>', false],
])('%s is covered: %s', (html, isCovered) => {
  expect(coversWords(pageWith(html), { x: 50, y: 10 }, 13)).toBe(isCovered);
});

test('its edges count as well', () => {
  expect(coversWords(pageWith('<div><h2>Winter</h2></div>'), { x: 63, y: 10 }, 13)).toBe(true);
  expect(coversWords(pageWith('<div><h2>Winter</h2></div>'), { x: 80, y: 10 }, 13)).toBe(false);
});
