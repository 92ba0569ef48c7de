import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorHeadings } from './headings.ts';

const heading = fc.record(
  {
    level: fc.integer({ min: 1, max: 6 }),
    text: fc.constantFrom('Dunes', 'dunes', 'Dunes 2', 'الصحراء', '', '🐪'),
    id: fc.constantFrom('dunes', 'dunes-2', 'route', ' '),
  },
  { requiredKeys: ['level', 'text'] },
);

const ids = (texts: string[]) => anchorHeadings(texts.map((text) => ({ level: 2, text }))).map(({ id }) => id);

test('derives ids from the text and numbers duplicates', () => {
  expect(ids(['The dunes', 'الصحراء', 'The dunes', 'The dunes', '…'])).toEqual([
    'the-dunes',
    'الصحراء',
    'the-dunes-2',
    'the-dunes-3',
    'section',
  ]);
});

test('keeps an explicit id, also against a derived one further up', () => {
  const anchored = anchorHeadings([
    { level: 2, text: 'Route' },
    { level: 2, text: 'Elsewhere', id: 'route' },
  ]);
  expect(anchored.map(({ id }) => id)).toEqual(['route-2', 'route']);
});

test('does not use reserved ids of the page', () => {
  expect(anchorHeadings([{ level: 2, text: 'Top' }], ['top'])[0]?.id).toBe('top-2');
});

test('every id is unique and not empty; nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(heading), (headings) => {
      const anchored = anchorHeadings(headings, ['top', 'route']);
      const all = anchored.map(({ id }) => id);
      expect(new Set(all).size).toBe(headings.length);
      expect(all.every((id) => id.trim() !== '' && id !== 'top' && id !== 'route')).toBe(true);
      expect(anchored.map(({ level, text }) => [level, text])).toEqual(
        headings.map(({ level, text }) => [level, text]),
      );
    }),
  );
});

test('adding a heading below changes no id above it', () => {
  const plain = heading.map(({ level, text }) => ({ level, text }));
  fc.assert(
    fc.property(fc.array(plain), plain, (headings, added) => {
      expect(anchorHeadings([...headings, added]).slice(0, -1)).toEqual(anchorHeadings(headings));
    }),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.array(heading), (headings) => {
      const once = anchorHeadings(headings);
      expect(anchorHeadings(once)).toEqual(once);
    }),
  );
});
