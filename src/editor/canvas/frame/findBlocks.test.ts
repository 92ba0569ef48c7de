// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { blocksUnder, elementOf, outsideAt } from './findBlocks.ts';

const PAGE = `
  <header data-template-id="3"><p data-block-id="of-header"><b id="logo"></b></p></header>
  <main data-template-id="4" id="main">
    <div data-block-id="of-template">
      <section data-block-id="box"><h2 data-block-id="word"><em id="emphasis"></em></h2><p id="gap"></p></section>
      <aside data-block-id="picture"></aside>
    </div>
  </main>`;
const OWN = new Set(['box', 'word', 'picture']);
const isOwn = (id: string) => OWN.has(id);
const at = (selector: string) => document.querySelector(selector) as Element;

beforeEach(() => {
  // jsdom has no `CSS.escape`; the names in these tests need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.body.innerHTML = PAGE;
});

test('the innermost block comes first, then its parents, and none of the template', () => {
  expect(blocksUnder(at('#emphasis'), [], isOwn)).toEqual(['word', 'box']);
  expect(blocksUnder(at('#gap'), [], isOwn)).toEqual(['box']);
  expect(blocksUnder(at('#logo'), [], isOwn)).toEqual([]);
});

test('blocks that lie beneath follow, each once', () => {
  const behind = [at('#emphasis'), at('[data-block-id="picture"]'), at('#main')];
  expect(blocksUnder(at('#emphasis'), behind, isOwn)).toEqual(['word', 'box', 'picture']);
});

test('finds the element of a block, not the note about it', () => {
  at('[data-block-id="word"]').insertAdjacentHTML('beforebegin', '<p class="r-problem" data-block-id="word"></p>');
  expect(elementOf(document, 'word')?.localName).toBe('h2');
  at('h2').remove();
  expect(elementOf(document, 'word')?.localName).toBe('p');
  expect(elementOf(document, 'nowhere')).toBeUndefined();
});

test('an element of a template names the template, unless that is being edited', () => {
  expect(outsideAt(at('#logo'), undefined)).toMatchObject({ name: 'header template', templateId: '3' });
  expect(outsideAt(at('[data-block-id="of-template"]'), undefined)).toMatchObject({ name: 'template of this page' });
  expect(outsideAt(at('#logo'), '3')).toBeUndefined();
  expect(outsideAt(at('#main'), undefined)).toBeUndefined();
});
