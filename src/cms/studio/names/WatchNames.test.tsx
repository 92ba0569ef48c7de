// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import WatchNames from './WatchNames.tsx';

let root: Root;
let searched: Element[];

const find = (selector: string) => document.body.querySelector(selector) as Element;
const nameOf = (selector: string) => find(selector).getAttribute('aria-label');
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root"></div><nav><a class="doc-tab" aria-label="Versions">Versions<span>2</span></a></nav>
    <table><tr><td class="cell-_select"><input type="checkbox"></td><td><button>Dunes</button></td></tr></table>
    <div class="field-type"><input role="combobox" id="outer"><div class="field-type"><label>Role</label></div></div>`;
  root = createRoot(find('#root'));
  await act(() => root.render(createElement(WatchNames)));
  searched = [];
  const search = Element.prototype.querySelectorAll;
  vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function (this: Element, selector: string) {
    searched.push(this);
    return search.call(this, selector);
  });
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is there at the start is named', () => {
  expect([nameOf('a'), nameOf('td input'), nameOf('#outer')]).toEqual(['Versions 2', 'Select Dunes', 'Role']);
});

test('a control is named wherever it is added, and only what was added is searched', async () => {
  const added = document.createElement('button');
  added.className = 'file-details__remove';
  find('nav').append(added);
  await frame();
  const box = document.createElement('section');
  box.innerHTML = '<p><button class="condition__actions-add"></button></p>';
  document.body.append(box);
  await frame();
  expect([nameOf('nav button'), nameOf('section button')]).toEqual(['Remove the file', 'Add another filter']);
  expect(searched).toEqual([added, box]);
});

test('a name follows a label, a cell and a text elsewhere in its field, row or tab', async () => {
  find('.field-type .field-type label').textContent = 'Kind';
  find('td button').textContent = 'Snow';
  (find('a span').firstChild as Text).data = '3';
  await frame();
  expect([nameOf('#outer'), nameOf('td input'), nameOf('a')]).toEqual(['Kind', 'Select Snow', 'Versions 3']);
  find('.field-type .field-type').remove();
  const label = document.createElement('label');
  label.textContent = 'Rank';
  find('.field-type').prepend(label);
  await frame();
  expect(nameOf('#outer')).toBe('Rank');
});

test('a name that is written over is mended, without a search of the page', async () => {
  find('a').setAttribute('aria-label', 'Versions');
  await frame();
  expect(nameOf('a')).toBe('Versions 2');
  expect(searched).toEqual([find('a')]);
});

test('typing in a text searches nothing', async () => {
  (find('td button').firstChild as Text).data = 'Dust';
  await frame();
  expect(searched).toEqual([]);
});
