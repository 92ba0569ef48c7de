import { describe, expect, test } from 'vitest';
import { LANGUAGES, type LocaleCode } from '../../shared/locales.ts';
import { createTranslate, type MessageKey, type OwnTexts } from '../../shared/messages/index.ts';
import { exampleOrder, KHETTARA, LETTERS } from '../examples.ts';
import type { Letterhead } from '../letterhead.ts';
import { orderLetter } from '../order.ts';
import { EDITABLE_LETTERS, PLACEHOLDER_WORDS } from './editableLetters.ts';
import { findTextFault, tidyLetterText } from './placeholders.ts';
import { changeTexts, defaultText, rulesOfKey, soundTexts, textRules } from './textRules.ts';

const LOCALES = Object.keys(LANGUAGES) as LocaleCode[];
const TEXTS = EDITABLE_LETTERS.flatMap((letter) => letter.texts.map(([key]) => ({ key, letter })));
const HOSTILE = '</p><script>alert(1)</script>';

test('every text is of one letter, and keeps its own rules in every language', () => {
  expect(new Set(TEXTS.map(({ key }) => key)).size).toBe(TEXTS.length);
  for (const locale of LOCALES)
    for (const { key, letter } of TEXTS) {
      const text = defaultText(locale, key);
      const rules = textRules(letter, key);
      expect(findTextFault(text, rules), `${locale} ${key}`).toBeUndefined();
      // Otherwise it would count as changed.
      expect(tidyLetterText(text, rules), `${locale} ${key}`).toBe(text);
    }
});

test('every placeholder is explained, and every letter has a name of its own', () => {
  for (const { key, letter } of TEXTS)
    for (const name of textRules(letter, key).may) expect(PLACEHOLDER_WORDS).toHaveProperty(name);
  expect(new Set(EDITABLE_LETTERS.map(({ name }) => name)).size).toBe(EDITABLE_LETTERS.length);
});

describe.each(LOCALES)('in %s', (locale) => {
  test('every letter contains its edited texts, with all placeholders filled and escaped', async () => {
    const own = Object.fromEntries(TEXTS.map(({ key, letter }) => [key, edited(key, textRules(letter, key).may)]));
    const { html, said } = await writeAll({ ...KHETTARA, replyPromise: undefined, locale, texts: own as OwnTexts });
    for (const { key, letter } of TEXTS) {
      // Headings are in the markup alone.
      expect(said + html, key).toContain(`‹${key}›`);
      // Nothing is left to fill in.
      for (const name of textRules(letter, key).may) expect(said + html, key).not.toContain(`{${name}}`);
    }
    expect(said).toContain(HOSTILE);
    expect(html).not.toContain('<script');
  });

  test('a letter without edited texts has the catalogue’s', async () => {
    const { said } = await writeAll({ ...KHETTARA, locale, texts: { 'letter.greetingNobody': '‹edited›' } });
    expect(said).toContain(createTranslate(locale)('letter.order.reply'));
  });
});

test('a reset text, or one equal to the catalogue’s, is not stored', () => {
  const before: OwnTexts = { 'letter.greetingNobody': 'Salam,', 'letter.order.see': 'Open it' };
  const after = changeTexts('en', before, {
    'letter.greetingNobody': null,
    'letter.order.see': ' See your booking ',
    'letter.order.reply': 'Write to\r\nus.',
  });
  expect(after).toEqual({ 'letter.order.reply': 'Write to\nus.' });
});

test('stored texts that no longer fit are left out, and so are those of other messages', () => {
  const stored = {
    'letter.greeting': 'Salam {name},',
    'letter.order.placed.text': 'No deadline.',
    'letter.order.confirmed.text': '{due} {gone}',
    'letter.order.see': 7,
    'letter.staffAction': 'Open',
    __proto__: 'x',
  };
  expect(soundTexts(stored)).toEqual({ 'letter.greeting': 'Salam {name},' });
  for (const none of [null, undefined, 'x', 3, []]) expect(soundTexts(none)).toEqual({});
});

test('required placeholders must be in a paragraph; in a subject they are optional', () => {
  expect(rulesOfKey('letter.order.placed.text')?.must).toEqual(['until']);
  expect(rulesOfKey('letter.order.confirmed.text')?.must).toEqual(['due']);
  expect(rulesOfKey('letter.consented')?.must).toEqual(['text']);
  expect(rulesOfKey('letter.order.balance.subject')).toMatchObject({ must: [], isLine: true });
  expect(rulesOfKey('letter.staffAction')).toBeUndefined();
});

function edited(key: MessageKey, may: readonly string[]): string {
  return `‹${key}› ${may.map((name) => `{${name}}`).join(' ')}${key === 'letter.order.reply' ? HOSTILE : ''}`;
}

/** All that letters to travellers can say, in subjects and words, and their markup. */
async function writeAll(head: Letterhead): Promise<{ said: string; html: string }> {
  const order = exampleOrder(head.locale);
  const examples = new Set(EDITABLE_LETTERS.map(({ example }) => example));
  const letters = [
    ...[...examples].map((name) => LETTERS[name]?.(head)),
    ...EDITABLE_LETTERS.flatMap(({ cases = [] }) => cases).map(({ change, news }) =>
      orderLetter(head, news, { ...order, name: undefined, gone: order.journeys, ...change?.(order, '30 November') }),
    ),
  ];
  const written = (await Promise.all(letters)).filter((letter) => letter !== undefined);
  return {
    said: written.map(({ subject, text }) => `${subject}\n${text}`).join('\n'),
    html: written.map(({ html }) => html).join('\n'),
  };
}
