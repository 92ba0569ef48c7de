// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { morphPage } from './morphPage.ts';

const page = (chosen: number, words: string) =>
  [0, 1]
    .map(
      (at) =>
        `<button id="t${at}" role="tab" aria-selected="${at === chosen}" tabindex="${at === chosen ? 0 : -1}">T</button>
         <div id="p${at}" role="tabpanel" ${at === chosen ? '' : 'hidden="until-found"'}>${words}</div>`,
    )
    .join('');

test('keeps the selected tab, with new content in its panel', () => {
  document.body.innerHTML = page(1, 'Tea');
  morphPage(`<body>${page(0, 'Salt')}</body>`);
  const [first, second] = document.querySelectorAll('[role=tabpanel]');
  expect([first?.getAttribute('hidden'), second?.getAttribute('hidden')]).toEqual(['until-found', null]);
  expect(second?.textContent).toBe('Salt');
  expect(document.querySelector('#t1')?.getAttribute('aria-selected')).toBe('true');
  expect(document.querySelector('#t0')?.getAttribute('tabindex')).toBe('-1');
});

test('keeps opened details open', () => {
  document.body.innerHTML = '<details open><summary>Visa</summary>Tea</details>';
  morphPage('<body><details><summary>Visa</summary>Salt</details></body>');
  expect(document.querySelector('details')?.outerHTML).toBe('<details open=""><summary>Visa</summary>Salt</details>');
});

const card = (...texts: readonly string[]) => `<body><div data-block-id="c">${texts.join('')}</div></body>`;
const note = '<p data-text="note">Of wool</p>';

function edit(text: string): HTMLElement {
  document.body.innerHTML = card(`<p data-text="title" contenteditable="plaintext-only">${text}</p>`, note);
  return document.querySelector('[contenteditable]') as HTMLElement;
}

test('a text that is being edited keeps its nodes, and the rest of the page is updated', () => {
  const edited = edit('Tents and');
  const words = edited.firstChild;
  morphPage(card('<p data-text="title" class="new">Tents</p>', '<p data-text="note">Of goat hair</p>'));
  expect(document.querySelector('[data-text=title]')).toBe(edited);
  expect([edited.firstChild, edited.textContent, edited.className]).toEqual([words, 'Tents and', '']);
  expect(document.querySelector('[data-text=note]')?.textContent).toBe('Of goat hair');
});

test('what holds an edited text is not doubled when its id changes with a title', () => {
  const item = (title: string, editable = '') =>
    `<body><div data-block-id="a"><h3>${title}</h3><div data-slot="items.0.blocks" id="${title}"><p data-block-id="t" data-text="content"${editable}>Tea</p></div></div></body>`;
  document.body.innerHTML = item('money', ' contenteditable="true"');
  const edited = document.querySelector('p');
  morphPage(item('bread'));
  expect([...document.querySelectorAll('[data-slot]')].map(({ id }) => id)).toEqual(['bread']);
  expect(document.querySelector('p')).toBe(edited);
});

test('an emptied text element stays while it is edited, and is not matched with another', () => {
  const edited = edit('');
  morphPage(card(note));
  expect(document.querySelector('[data-text=title]')).toBe(edited);
  expect(document.querySelector('[data-text=note]')?.textContent).toBe('Of wool');
  edited.removeAttribute('contenteditable');
  morphPage(card(note));
  expect(document.querySelector('[data-text=title]')).toBeNull();
});
