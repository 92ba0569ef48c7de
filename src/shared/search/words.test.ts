import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meaningfulWords, wordsIn } from './words.ts';

describe('search terms of a text', () => {
  test.each([
    ['Aït Benhaddou, at dawn', ['ait', 'benhaddou', 'at', 'dawn']],
    ['L’oasis d’Essaouira jusqu’au soir', ['oasis', 'essaouira', 'au', 'soir']],
    ["The nomads' tent and Lahcen's tea", ['the', 'nomads', 'tent', 'and', 'lahcen', 'tea']],
    ['الصَّحراء والكُثبان', ['صحراء', 'كثبان']],
    // A word that begins like the article has the same form with and without it; short words are left whole.
    ['الالتزام، التزام، للقوافل، ألم', ['تزام', 'تزام', 'قوافل', 'الم']],
    ['4×4, 2-day: 50 %', ['4', '4', '2', 'day', '50']],
    ['☕️ / ? #', []],
  ])('of “%s” are %j', (text, words) => expect(wordsIn(text)).toEqual(words));

  test('are stable when extracted again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsIn(text);
        expect(wordsIn(words.join(' '))).toEqual(words);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });

  test('exclude stop words, unless all words are', () => {
    expect(meaningfulWords('three nights in the dunes')).toEqual(['three', 'nights', 'dunes']);
    expect(meaningfulWords('dans la vallée')).toEqual(['vallee']);
    expect(meaningfulWords('to be or not to be')).toEqual(['not']);
    expect(meaningfulWords('the and of')).toEqual(['the', 'and', 'of']);
  });
});
