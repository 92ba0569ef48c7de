import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { KHETTARA, LETTERS } from './examples.ts';
import { writtenDirection } from './writtenDirection.ts';

test.each([
  ['Dear Amina,', 'rtl', 'ltr'],
  ['مرحبًا أمينة', 'ltr', 'rtl'],
  ['مرحبًا أمينة', 'rtl', undefined],
  ['+212 600 000 000', 'rtl', 'ltr'],
  ['+212 600 000 000', 'ltr', undefined],
  ['\u200f1,065 €', 'rtl', undefined],
  ['2', 'rtl', undefined],
] as const)('“%s” in a letter %s: %s', (text, ofLetter, own) => {
  expect(writtenDirection(text, ofLetter)).toBe(own);
});

test('an Arabic letter keeps the order of what is typed in Latin letters and of telephone numbers, and mirrors its sides', async () => {
  const written = await LETTERS.newEnquiry?.({ ...KHETTARA, locale: 'ar' });
  const { document } = new JSDOM(written?.html).window;
  const directionOf = (text: string) =>
    [...document.querySelectorAll('td *')]
      .findLast((element) => element.textContent === text)
      ?.closest('[dir]')
      ?.getAttribute('dir');
  expect(directionOf('amina@example.com')).toBe('ltr');
  expect(directionOf('+212 524 000 000')).toBe('ltr');
  expect(document.querySelector('.l-label')?.getAttribute('style')).toContain(';padding-left:16px;');
});

test('a quoted text has its line where it begins', async () => {
  const written = await LETTERS.studioReply?.({ ...KHETTARA, locale: 'ar' });
  const { document } = new JSDOM(written?.html).window;
  const quote = document.querySelector<HTMLElement>('blockquote');
  expect([quote?.dir, quote?.style.borderLeftStyle, quote?.style.borderRightStyle]).toEqual(['ltr', 'solid', '']);
  expect([...document.querySelectorAll('p')].find(({ textContent }) => textContent?.startsWith('Dear'))?.dir).toBe(
    'ltr',
  );
});
