// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseMarkup } from './parseMarkup.ts';
import { patchElement } from './patchElement.ts';

const element = (html: string) => parseMarkup(html).firstElementChild as HTMLElement;

function patch(before: string, after: string, isKept: (field: Element) => boolean = () => false): HTMLElement {
  document.body.replaceChildren(element(before));
  const root = document.body.firstElementChild as HTMLElement;
  for (const [index, each] of [...root.querySelectorAll('*')].entries()) each.id ||= `old-${index}`;
  patchElement(root, element(after), isKept);
  return root;
}

const row = (slug: string, count: number, more = '') =>
  `<li><label><input type="checkbox" name="t" value="${slug}"${more}><b>${count}</b></label></li>`;

test('rows are matched by their content, also when rows before them are added or removed', () => {
  const root = patch(
    `<ul>${row('a', 1)}${row('b', 2)}${row('c', 3)}</ul>`,
    `<ul>${row('b', 5, ' checked=""')}${row('n', 1)}${row('c', 0)}</ul>`,
  );
  const inputs = [...root.querySelectorAll('input')];
  expect(inputs.map(({ checked, value }) => [value, checked])).toEqual([
    ['b', true],
    ['n', false],
    ['c', false],
  ]);
  expect([...root.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['5', '1', '0']);
});

test('keeps elements, open groups, and a value being typed', () => {
  document.body.innerHTML =
    '<div><details open><summary>Months</summary></details><form><input type="range" name="p" min="0" max="9" value="9"></form></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const slider = root.querySelector('input') as HTMLInputElement;
  slider.value = '4';
  const fresh =
    '<div class="new"><details><summary>Months</summary></details><form><input type="range" name="p" min="2" max="9" value="6"></form></div>';
  patchElement(root, element(fresh), (field) => field === slider);
  expect([root.className, root.querySelector('details')?.open]).toEqual(['new', true]);
  expect(root.querySelector('input')).toBe(slider);
  expect([slider.value, slider.min]).toEqual(['4', '2']);
  patchElement(root, element(fresh), () => false);
  expect(slider.value).toBe('6');
});

test('a term without results becomes text instead of a link, and an island is replaced', () => {
  const root = patch(
    '<ul><li><a data-term="a" href="/x/">A</a></li><li><rihla-island></rihla-island></li></ul>',
    '<ul><li><span>A</span></li><li><rihla-island></rihla-island></li></ul>',
  );
  expect(root.querySelector('a')).toBeNull();
  expect(root.querySelector('span')?.textContent).toBe('A');
});
