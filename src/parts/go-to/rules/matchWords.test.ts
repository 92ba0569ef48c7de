import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { matchWords } from './matchWords.ts';

const ITEMS = [
  { label: 'New journey', words: 'tour' },
  { label: 'Journeys', words: 'tours trips' },
  { label: 'Redirects', words: 'old addresses' },
  { label: 'Héros' },
];

test.each([
  ['', ['New journey', 'Journeys', 'Redirects', 'Héros']],
  ['journeys', ['Journeys']],
  ['jour', ['Journeys', 'New journey']],
  ['TOUR', ['New journey', 'Journeys']],
  ['tour new', ['New journey']],
  ['heros', ['Héros']],
  ['ress', []],
  ['addr', ['Redirects']],
  ['(*', []],
] as const)('“%s” finds %o', (typed, labels) => {
  expect(matchWords(ITEMS, typed).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['الرحلات', ['الرحلات']],
  ['رحلات', ['الرحلات']],
  ['المحذوفات', ['سلة المحذوفات']],
  ['محذوف', ['سلة المحذوفات']],
  ['tours', ['الرحلات']],
] as const)('“%s” finds %o in Arabic, with the article and without, and by English words', (typed, labels) => {
  const items = [
    { label: 'سلة المحذوفات' },
    { label: 'الرحلات', words: 'Tours' },
    { label: 'إضافة: \u2068رحلة\u2069' },
  ];
  const found = matchWords(items, typed).map(({ label }) => label.replaceAll(/[\u2068\u2069]/g, ''));
  expect(found).toEqual(labels);
});

it('finds every entry by its own label', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (labels) => {
      const items = labels.map((label) => ({ label }));
      for (const { label } of items) expect(matchWords(items, label).map((one) => one.label)).toContain(label);
    }),
  );
});
