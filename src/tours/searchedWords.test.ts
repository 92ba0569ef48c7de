import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STORED_DESERT_TOUR } from './samples.ts';
import { searchedWords } from './searchedWords.ts';

test('finds a tour by its places, months and nights, and by the texts of its days', () => {
  const { facts, text } = searchedWords(STORED_DESERT_TOUR);
  for (const word of ['KH-03', '3 days', 'Marrakech', 'Erg Chebbi', 'October', 'Easy', 'desert camp'.split(' ')[1]])
    expect(facts.toLowerCase()).toContain(String(word).toLowerCase());
  expect(text).toContain('between the walls of the Todra, while the sun');
  expect(text).toContain('How cold are the nights?');
  expect(facts).not.toContain('undefined');
});

test('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('itinerary', 'faq', 'points', 'code'), fc.anything()), (stored) => {
      expect(typeof searchedWords(stored).facts).toBe('string');
    }),
  );
  let deep: object = { text: 'lost' };
  for (let level = 0; level < 10_000; level += 1) deep = { children: [deep] };
  expect(searchedWords({ itinerary: [{ day: 1, text: { root: deep } }] }).text).toBe('');
});
