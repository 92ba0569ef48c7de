import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTranslate } from '../../shared/messages/index.ts';
import { findTextFault, MAX_TEXT, placeholdersIn, type TextRules, tidyLetterText } from './placeholders.ts';

const RULES: TextRules = { may: ['site', 'until'], must: ['until'], isLine: false };

describe('a text of a letter', () => {
  test.each([
    ['Pay by {until}, at {site}.', undefined],
    ['Pay by {until}. Until {until}!', undefined],
    ['', 'It is empty.'],
    [' \n\u202e', 'It is empty.'],
    ['Pay soon.', '{until} is missing'],
    ['Pay by {until}, {nmae}.', '{nmae} is nothing that this text can fill in. It can fill in: {site}, {until}.'],
    ['Pay by {until}, {__proto__}.', '{__proto__} is nothing'],
    ['Pay by {until}, { site }.', 'A brace is left'],
    ['Pay by {until}, {référence}.', 'A brace is left'],
    ['Pay by {{until}}.', 'A brace is left'],
    [`{until} ${'x'.repeat(MAX_TEXT.paragraph)}`, '2000 are the most'],
  ])('“%s”: %s', (text, fault) => {
    const found = findTextFault(text, RULES);
    if (fault) expect(found).toContain(fault);
    else expect(found).toBeUndefined();
  });

  test('of one line is one line, and shorter', () => {
    expect(tidyLetterText('Pay by\r\n {until}', { isLine: true })).toBe('Pay by {until}');
    expect(findTextFault('x'.repeat(151), { may: [], must: [], isLine: true })).toContain('150 are the most');
  });

  test('a text without placeholders needs words only', () => {
    expect(findTextFault('Hello {name}', { may: [], must: [], isLine: true })).toContain('write it without braces');
  });

  test('any text appears in the letter as written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.string(), (typed, value) => {
        const text = tidyLetterText(`${typed}{until}`, RULES);
        // Normalized text is unchanged.
        expect(tidyLetterText(text, RULES)).toBe(text);
        if (findTextFault(text, RULES)) return;
        const [before = '', ...after] = text.split('{until}');
        const said = createTranslate('en', { 'letter.greeting': text }, { site: 'Khettara' });
        const fill = (part: string) => part.replaceAll('{site}', 'Khettara');
        expect(said('letter.greeting', { until: value })).toBe([before, ...after].map(fill).join(value));
      }),
    );
  });

  test('a value with placeholder syntax is not expanded', () => {
    fc.assert(
      fc.property(fc.constantFrom('{site}', '{until}', '{{site}', '$&', '$1', '{secret}'), (value) => {
        const said = createTranslate('en', { 'letter.greeting': '{until} | {site}' }, { site: 'Khettara' });
        expect(said('letter.greeting', { until: value })).toBe(`${value} | Khettara`);
      }),
    );
  });

  test('each placeholder is found once', () => {
    expect(placeholdersIn('{a} {b} {a}')).toEqual(['a', 'b']);
  });
});
