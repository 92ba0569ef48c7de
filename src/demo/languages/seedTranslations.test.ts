import { describe, expect, test } from 'vitest';
import { demoWords } from './seedTranslations.ts';

const all = [...demoWords.values()];
/** Machine-readable parts: tags, placeholders, and the values of choices. */
const read = (text: string) => (text.match(/<[^>]+>|\[\w+\]|\|\w+$/gm) ?? []).sort();
const NAMES = /khettara|whatsapp|[\w.]+@[\w.]+|K-7Q2M4/gi;

describe.each(['fr', 'ar'] as const)('the demo in %s', (locale) => {
  test('translates every text, and keeps the stars, tags, placeholders and values of the source', () => {
    for (const { en, ...said } of all) {
      expect(said[locale].trim(), en).not.toBe('');
      expect(read(said[locale]), en).toEqual(read(en));
      expect(said[locale].match(/\*[^*]+\*/g)?.length, en).toBe(en.match(/\*[^*]+\*/g)?.length);
      expect(said[locale].split('\n').length, en).toBe(en.split('\n').length);
    }
  });
});

test('no text is left in English', () => {
  for (const { ar, en, fr } of all) {
    expect(ar.replace(/<[^>]+>|\[\w+\]|\|\w+$/gm, '').replace(NAMES, ''), en).not.toMatch(/[a-z]{2}/i);
    if (/\b(the|and|of|you|we|is|with)\b/i.test(en)) expect(fr, en).not.toBe(en);
  }
});

test('no line of French begins with a mark that belongs to the word before it', () => {
  // Markup has its own colons, and addresses.
  for (const { fr } of all) expect(fr.replace(/<[^>]+>/g, '')).not.toMatch(/ [;:!?»]|« /);
});
