import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type LocaleCode } from '../locales.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { Forms } from './forms.ts';
import { fr } from './fr.ts';
import { createTranslate, type MessageKey, type Messages, messageForms } from './index.ts';

const CATALOGUES: Record<LocaleCode, Messages> = { en, fr, ar };
const KEYS = Object.keys(en) as MessageKey[];
const OTHERS = ['fr', 'ar'] as const;
/** Plural forms in which a language expresses the number by the word alone: “ليلتان”. */
const SPOKEN = new Set(['zero', 'one', 'two']);

const textsOf = (message: string | Forms): [form: string, text: string][] =>
  typeof message === 'string' ? [['other', message]] : Object.entries(message);
const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}|%s/g) ?? [])].sort();
const spokenOrNot = (names: string[]): string[] => names.filter((name) => !/^\{(count|hours)\}$|%s/.test(name));

test.each(OTHERS)('%s has every message of the English catalogue, and no other', (locale) => {
  expect(Object.keys(CATALOGUES[locale]).sort()).toEqual([...KEYS].sort());
});

test.each(OTHERS)('%s names the values that English names', (locale) => {
  for (const key of KEYS) {
    const english = namesIn(textsOf(en[key]).at(-1)?.[1] ?? '');
    for (const [form, text] of textsOf(CATALOGUES[locale][key])) {
      const names = namesIn(text);
      if (SPOKEN.has(form)) expect(spokenOrNot(names), `${key}: ${form}`).toEqual(spokenOrNot(english));
      else expect(names, `${key}: ${form}`).toEqual(english);
    }
  }
});

test.each(OTHERS)('%s gives counted messages every form of its language', (locale) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.sort();
  for (const key of KEYS) {
    const message = CATALOGUES[locale][key];
    if (typeof message !== 'string') expect(Object.keys(message).sort(), key).toEqual(forms);
    else expect(typeof en[key], key).toBe('string');
  }
});

test.each(Object.keys(LANGUAGES) as LocaleCode[])('%s fills in any count and any name', (locale) => {
  const t = createTranslate(locale);
  fc.assert(
    fc.property(fc.constantFrom(...KEYS), fc.nat(), fc.string(), (key, count, word) => {
      const names = namesIn(textsOf(en[key]).at(-1)?.[1] ?? '').filter((name) => name !== '%s');
      const values = Object.fromEntries(names.map((name) => [name.slice(1, -1), word]));
      const said = t(key as 'tour.days', { ...values, count });
      expect(said).not.toBe('');
      for (const name of names) if (!word.includes(name)) expect(said).not.toContain(name);
    }),
  );
});

test.each([
  ['en', 0, '0 nights'],
  ['en', 1, '1 night'],
  ['en', 2, '2 nights'],
  ['fr', 0, '0 nuit'],
  ['fr', 1, '1 nuit'],
  ['fr', 2, '2 nuits'],
  ['fr', 1_000_000, '1000000 de nuits'],
  ['ar', 0, 'بلا مبيت'],
  ['ar', 1, 'ليلة واحدة'],
  ['ar', 2, 'ليلتان'],
  ['ar', 5, '5 ليالٍ'],
  ['ar', 11, '11 ليلة'],
  ['ar', 100, '100 ليلة'],
] as const)('%s says %i nights as “%s”', (locale, count, words) => {
  expect(createTranslate(locale)('tour.nights', { count })).toBe(words);
});

test('scripts that count get the forms of the page’s language alone', () => {
  expect(messageForms('en', 'countdown.days')).toEqual({ one: 'day', other: 'days' });
  expect(messageForms('ar', 'countdown.days')).toMatchObject({ two: 'يومان', few: 'أيام', many: 'يومًا' });
});

test('a value in right-to-left text is isolated, so that a code or a price keeps its order', () => {
  expect(createTranslate('ar')('shop.bill', { reference: 'KH-7' })).toBe('الحجز \u2068KH-7\u2069');
  expect(createTranslate('fr')('shop.bill', { reference: 'KH-7' })).toBe('Réservation KH-7');
});

test('French is set as French: curled apostrophes, and narrow spaces that do not break', () => {
  for (const key of KEYS.filter((name) => name !== 'search.synonyms'))
    for (const [form, text] of textsOf(fr[key])) {
      expect(text, `${key}: ${form}`).not.toMatch(/'|"|[^\u202f][!?;»]|«[^\u202f]|[^\u202f\d/sp]:/);
    }
});

test('Arabic has Arabic punctuation, and no word of English beside names and codes', () => {
  const kept = /example\.com|name@|https:|PayPal|Rihla|PDF|Tab|STORAGE_PER_\w+_MB|\{\w+\}|%s/g;
  for (const key of KEYS.filter((name) => name !== 'search.synonyms'))
    for (const [form, text] of textsOf(ar[key])) {
      expect(text.replace(kept, ''), `${key}: ${form}`).not.toMatch(/[A-Za-z]{2}|[,;?]/);
    }
});
