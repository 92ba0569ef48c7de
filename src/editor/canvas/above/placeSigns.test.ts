// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { NO_MARKS } from '../marks.ts';
import { placeSigns } from './placeSigns.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.unstubAllGlobals();
});

const BODY = `<header style="position: sticky"><a href="/">Home</a></header><main style="position: sticky">
  <p data-block-id="w"></p><i></i>
  <details><summary>More</summary><p data-block-id="closed"></p></details></main>`;

/** Ids and centres of the signs, while the page shows an element everywhere at half its size. */
function place(selector: string) {
  document.body.innerHTML = BODY;
  // Missing in jsdom.
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  Object.assign(window, { innerWidth: 1000 });
  Object.assign(document, { elementFromPoint: () => document.querySelector(selector) });
  const box = { x: 100, y: 100, width: 200, height: 50 };
  const signs = ['w', 'closed'].map((id) => ({ id, name: '', icon: '', box }));
  return placeSigns(document, { ...NO_MARKS, signs }, 0.5).map(({ id, x, y }) => [id, x, y]);
}

test('blocks in closed content have no sign', () => {
  expect(place('main i')).toEqual([['w', 313, 113]]);
});

test('a header that stays hides a sign; what is around its block does not', () => {
  expect([place('header a').length, place('main').length]).toEqual([0, 1]);
});
