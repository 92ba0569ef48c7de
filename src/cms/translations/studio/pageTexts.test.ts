// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { findText, markTexts } from './pageTexts.ts';

beforeEach(() => {
  // jsdom has no CSS.escape; the names in these tests need no escaping.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

const marksOf = () =>
  [...document.querySelectorAll('[data-translation]')].map((element) => [
    element.id,
    element.getAttribute('data-translation'),
  ]);

test('marks the innermost element that shows a text, by its words in either language', () => {
  document.body.innerHTML = `
    <section id="box"><h2 id="title">Les <em>dunes</em></h2></section>
    <p id="old">By  camel.</p><p id="done">Fini</p><p id="rich">Rouges <b>et</b> hautes</p>`;
  const places = markTexts(
    document,
    [
      { key: 'b/title', words: ['Les *dunes*', 'The dunes'], mark: 'stale' },
      { key: 'c/text', words: ['By camel.'], mark: 'missing' },
      { key: 'd/text', words: ['Fini', 'Done'], mark: undefined },
      { key: 'e/text#Red <1>and</1> tall', words: ['Rouges <1>et</1> hautes'], mark: 'machine' },
      { key: '/meta.title', words: ['Not on the page'], mark: 'missing' },
    ],
    'd/text',
  );
  expect(marksOf()).toEqual([
    ['title', 'stale'],
    ['old', 'missing'],
    ['rich', 'machine'],
  ]);
  expect(document.querySelector('[data-translating]')?.id).toBe('done');
  expect([...places.keys()]).toEqual(['b/title', 'c/text', 'd/text', 'e/text#Red <1>and</1> tall']);
  expect(findText(document.querySelector('em') as Element, places)).toBe('b/title');
  expect(findText(document.querySelector('section') as Element, places)).toBeUndefined();
});

test('of the same words finds those of the block of the text', () => {
  document.body.innerHTML = `
    <div data-block-id="a"><a id="first">Book</a></div><div data-block-id="b"><a id="second">Book</a></div>`;
  markTexts(document, [{ key: 'b/label', words: ['Book'], mark: 'missing' }], undefined);
  expect(marksOf()).toEqual([['second', 'missing']]);
});

test('removes marks of what is done', () => {
  document.body.innerHTML = '<p id="a" data-translation="missing" data-translating="">Fini</p>';
  markTexts(document, [{ key: 'a/text', words: ['Fini'], mark: undefined }], undefined);
  expect(document.body.innerHTML).toBe('<p id="a">Fini</p>');
});
