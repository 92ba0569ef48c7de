import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frequencyOf, Postings, placesOf, posting, slotOf } from './postings.ts';
import { type SearchedText, WEIGHTS } from './searchedText.ts';
import { createSearchIndex } from './searchIndex.ts';
import { readSynonyms } from './synonyms.ts';

const EMPTY: SearchedText = { title: '', headings: '', excerpt: '', facts: '', body: '' };

/** An index of texts, whose ids are their positions; with a function that searches it and returns ids. */
function indexOf(...texts: Partial<SearchedText>[]) {
  const index = createSearchIndex();
  for (const [id, text] of texts.entries()) index.put({ collection: 'posts', id }, { ...EMPTY, ...text });
  const find = (query: string, synonyms = '') =>
    index.search(query, readSynonyms({ synonyms })).hits.map(({ id }) => id);
  return { index, find };
}

test('weighs a word by its field', () => {
  expect(WEIGHTS).toEqual({ title: 8, headings: 4, excerpt: 3, facts: 2, body: 1 });
  const { find } = indexOf(
    { body: 'dunes' },
    { facts: 'dunes' },
    { excerpt: 'dunes' },
    { headings: 'dunes' },
    { title: 'Dunes' },
  );
  expect(find('dunes')).toEqual([4, 3, 2, 1, 0]);
});

test('ranks a text with a repeated word first', () => {
  expect(indexOf({ body: 'tea tea tea tea' }, { body: 'tea' }).find('tea')).toEqual([0, 1]);
});

test('on equal scores, the latest added document comes first', () => {
  expect(indexOf({ title: 'Tea' }, { title: 'Tea' }).find('tea')).toEqual([1, 0]);
});

test('all words are required; where no document has all of three or more, most of them suffice, and the result is marked', () => {
  const { find, index } = indexOf({ title: 'Desert from Marrakech' }, { title: 'Desert' }, { title: 'Marrakech' });
  expect(find('desert marrakech')).toEqual([0]);
  expect(find('desert volcano')).toEqual([]);
  expect(index.search('desert marrakech volcano')).toEqual({ hits: [{ collection: 'posts', id: 0 }], isLoose: true });
  expect(index.search('desert from marrakech').isLoose).toBe(false);
});

describe('matching a word', () => {
  const { find } = indexOf({ title: 'Merzouga' }, { title: 'Merzouga camp' }, { title: 'Tea at Aït Benhaddou' });
  test.each([
    ['whole before its beginning', 'camp merzouga', [1]],
    ['by its beginning', 'merz', [1, 0]],
    ['by its first letter in titles, while it is being written', 'm', [1, 0]],
    ['with one wrong letter from five on', 'merzuga', [1, 0]],
    ['without accents', 'ait', [2]],
    ['not with one wrong letter of four', 'camb', []],
    ['not with two', 'mersuga', []],
  ])('%s', (_, query, ids) => expect(find(query)).toEqual(ids));
});

test('finds the other grammatical number where it changes the ending, ranked after the typed word', () => {
  const { find } = indexOf({ title: 'Families' }, { title: 'A family' }, { title: 'A city' });
  expect([find('family'), find('families')]).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(find('cities')).toEqual([2]);
});

test('a single letter matches as a prefix only in titles, and only as the last word', () => {
  const { find } = indexOf({ body: 'merzouga' }, { title: 'Merzouga tea' });
  expect(find('m')).toEqual([1]);
  expect(find('m tea')).toEqual([]);
});

test('finds synonyms, ranked after the typed word', () => {
  const { find } = indexOf({ title: 'Camel' }, { title: 'Dromedary' }, { title: 'Land cruiser' }, { title: 'Land' });
  expect(find('camel', 'camel, dromedary')).toEqual([0, 1]);
  expect(find('jeep', 'jeep, land cruiser')).toEqual([2]);
});

test('changed and removed documents are no longer found, and their memory is freed', async () => {
  const { find, index } = indexOf({ title: 'Tea' }, { title: 'Salt' });
  index.put({ collection: 'posts', id: 0 }, { ...EMPTY, title: 'Wells' });
  index.remove({ collection: 'posts', id: 1 });
  expect([find('tea'), find('wells'), find('salt')]).toEqual([[], [0], []]);
  for (let id = 2; id < 700; id += 1) index.put({ collection: 'posts', id: 5 }, { ...EMPTY, title: `Dune ${id}` });
  await index.tidy();
  expect([find('dune 699'), find('wells')]).toEqual([[5], [0]]);
  expect(index.suggest('dune 300')).toBeUndefined();
});

test('suggestions consist of indexed words', () => {
  const { index } = indexOf({ title: 'Chefchaouen' }, { title: 'Kasbah road' });
  expect(index.suggest('chefchouan')).toBe('chefchaouen');
  expect(index.suggest('kasba roadd')).toBe('kasba road');
  expect(index.suggest('kasbah')).toBeUndefined();
  expect(index.suggest('xylophone')).toBeUndefined();
});

test('hostile queries find nothing and cost nothing', () => {
  const { index } = indexOf({ title: 'Tea' });
  for (const query of ['', ' ', '/', '%', '"', '☕️', '\0', '$&', '__proto__', 'constructor', 'x'.repeat(500)])
    expect(index.search(query)).toEqual({ hits: [], isLoose: false });
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (query) => void index.search(query)));
});

test('a posting encodes document, fields and frequency, and lists of them grow and shrink', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 24 - 1), fc.nat(31), fc.integer({ min: 0, max: 5000 }), (slot, places, times) => {
      const one = posting(slot, places, times);
      expect([slotOf(one), placesOf(one)]).toEqual([slot, places]);
      expect(frequencyOf(one)).toBe(Math.min(7, Math.floor(Math.log2(Math.max(1, times)))));
    }),
  );
  const list = new Postings();
  for (let slot = 0; slot < 100; slot += 1) list.add(posting(slot, 1, 0));
  list.keep((one) => slotOf(one) % 2 === 0);
  list.add(posting(7, 1, 0));
  expect([list.length, slotOf(list.values[50] as number)]).toEqual([51, 7]);
});

test('kinds that come first do so where they have all words in more than their running text', () => {
  const index = createSearchIndex(new Set(['tours']));
  const put = (collection: string, id: number, text: Partial<SearchedText>) =>
    index.put({ collection, id }, { ...EMPTY, ...text });
  put('posts', 1, { title: 'What to pack for the desert' });
  put('tours', 2, { title: 'Stars', facts: 'desert', body: 'pack' });
  put('tours', 3, { facts: 'desert', body: 'pack a scarf' });
  const find = (query: string) => index.search(query).hits.map(({ id }) => id);
  expect(find('desert')).toEqual([3, 2, 1]);
  expect(find('pack desert')).toEqual([1, 3, 2]);
  expect(find('pack')).toEqual([1, 3, 2]);
});
