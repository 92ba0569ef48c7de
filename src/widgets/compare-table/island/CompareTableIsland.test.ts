// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadChoice, saveChoice } from '../../../parts/compare/island/store.ts';
import { mount } from './CompareTableIsland.ts';

let end: () => void;
const codes = () => loadChoice().map(({ code }) => code);
const tour = (code: string) => ({ code, title: `Tour ${code}` });

beforeEach(() => {
  history.replaceState(null, '', '/compare/?tours=A,B');
  document.body.innerHTML = `<div id="island">
    <p><button data-keep type="button">Make it mine</button></p>
    <a data-remove="A" data-title="Tour A" href="#a">Take away</a><a data-remove="B" data-title="Tour B" href="#b">Take away</a>
    <form action="/compare/"><input name="tours" type="hidden" value="A,B"><select name="tours"><option value="">?</option><option value="C">Tour C</option></select></form>
    <section class="r-compare__scroll" tabindex="0"></section></div>`;
  end = mount(document.querySelector('#island') as HTMLElement);
});
afterEach(() => {
  end();
  saveChoice([]);
});

const remove = () => document.querySelector<HTMLElement>('[data-remove="A"]')?.click();
function add(): void {
  (document.querySelector('select') as HTMLSelectElement).value = 'C';
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

test.each([
  ['nothing is kept', []],
  ['the same is kept', ['B', 'A']],
])('removals and additions are stored where %s', (_, before) => {
  saveChoice(before.map(tour));
  remove();
  expect(loadChoice()).toEqual([tour('B')]);
  saveChoice(before.map(tour));
  add();
  expect(loadChoice()).toEqual(['A', 'B', 'C'].map(tour));
});

test('another person’s comparison leaves the stored one alone until the visitor takes it over', () => {
  saveChoice([tour('X')]);
  remove();
  add();
  expect(codes()).toEqual(['X']);
  document.documentElement.dataset.compareOther = '';
  document.querySelector<HTMLElement>('[data-keep]')?.click();
  expect(codes()).toEqual(['A', 'B']);
  expect(document.documentElement.dataset.compareOther).toBeUndefined();
  expect(document.activeElement).toBe(document.querySelector('.r-compare__scroll'));
});
