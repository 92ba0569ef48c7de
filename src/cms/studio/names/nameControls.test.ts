import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { nameControls } from './nameControls.ts';

function read(markup: string, selector: string, attribute = 'aria-label') {
  const { document } = new JSDOM(markup).window;
  nameControls(document.body);
  const once = document.body.innerHTML;
  nameControls(document.body);
  expect(document.body.innerHTML).toBe(once);
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
}

test("a row's checkbox is named by the row's text", () => {
  const row = (words: string) =>
    `<tr><td class="cell-_select"><input type="checkbox" aria-label=""></td><td><a>${words}</a></td></tr>`;
  expect(read(`<table>${row('The blue town')}${row('Three nights')}</table>`, 'input')).toEqual([
    'Select The blue town',
    'Select Three nights',
  ]);
});

test('a select without a label is named by its field; one with a label keeps it', () => {
  const choice = '<input role="combobox" id="a">';
  expect(read(`<div class="field-type"><label>Role *</label><div>${choice}</div></div>`, 'input')).toEqual(['Role']);
  expect(read(`<label for="a">Language</label>${choice}`, 'input')).toEqual([null]);
});

test("a control's visible text is part of its name, in every state", () => {
  expect(read('<a class="doc-tab" aria-label="Versions">Versions<span>2</span></a>', 'a')).toEqual(['Versions 2']);
  expect(read('<button class="diff-collapser__toggle-button" aria-label="Expand">Content</button>', 'button')).toEqual([
    'Expand Content',
  ]);
});

test('mouse-only duplicates of keyboard actions are no tab stops', () => {
  expect(read('<button class="dropdown-indicator" aria-hidden="true"></button>', 'button', 'tabindex')).toEqual(['-1']);
});

test('a chosen document is a group with its name, not a button with buttons inside', () => {
  const chosen = '<div class="rs__multi-value" role="button"><span>Desert</span><button>Edit</button></div>';
  expect(read(chosen, 'div', 'role')).toEqual(['group']);
  expect(read(chosen, 'div')).toEqual(['Desert']);
  expect(read(chosen.replace('<span>', '<span data-kind="Tag">'), 'div')).toEqual(['Desert, Tag']);
  const withTooltip =
    '<div class="rs__multi-value" role="button"><div><div class="relationship--multi-value-label__text">Desert</div>Edit</div></div>';
  expect(read(withTooltip, '.rs__multi-value')).toEqual(['Desert']);
});

test('the parts of a filter have names', () => {
  const part = (name: string) =>
    `<div class="condition"><div class="condition__${name}"><input class="rs__input"></div></div>`;
  expect(read(['field', 'operator', 'value'].map(part).join(''), 'input')).toEqual([
    'Filter by',
    'How it is compared',
    'With which value',
  ]);
  const buttons = '<button class="condition__actions-remove"></button><button class="condition__actions-add"></button>';
  expect(read(buttons, 'button')).toEqual(['Remove this filter', 'Add another filter']);
});

test('links of a picture of a search result are no tab stops', () => {
  const preview = '<div style="pointer-events:none"><a href="/">Home</a></div><a href="/">Site</a>';
  expect(read(preview, 'a', 'tabindex')).toEqual(['-1', null]);
});

test('a file can be copied by its address, and removed', () => {
  const details =
    '<div class="file-details"><button class="copy-to-clipboard"></button><button class="file-details__remove"></button></div>';
  expect(read(details, 'button')).toEqual(['Copy the address', 'Remove the file']);
});

test('sort arrows, menus and columns have names', () => {
  expect(read('<button class="clickable-arrow clickable-arrow--right"></button>', 'button')).toEqual(['Next page']);
  expect(read('<div class="doc-controls__popup"><button class="popup-button"></button></div>', 'button')).toEqual([
    'More actions',
  ]);
  const column =
    '<div class="sort-column"><span>Updated</span><button class="sort-column__button" aria-label="Sort by {{label}} Ascending"></button></div>';
  expect(read(column, 'button')).toEqual(['Sort by Updated Ascending']);
});

test('a rich text editor is named by its field, its toolbar buttons by their action', () => {
  const editor = '<div class="ContentEditable__root" role="textbox"></div>';
  expect(read(`<div class="field-type"><label>Caption</label>${editor}</div>${editor}`, '[role=textbox]')).toEqual([
    'Caption',
    'Text',
  ]);
  expect(read('<button class="toolbar-popup__button" data-button-key="orderedList"></button>', 'button')).toEqual([
    'Ordered list',
  ]);
  const menu =
    '<button class="toolbar-popup__dropdown" aria-label="text dropdown" data-dropdown-key="text"> Bullet List</button>';
  expect(read(menu, 'button')).toEqual(['Text: Bullet List']);
});
