import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseDay } from './parseDay.ts';

test.each([
  '20/12/2026',
  ' 20.12.2026 ',
  '20. 12. 2026',
  '20-12-2026',
  '20 12 26',
  '20/12/26',
  '2026-12-20',
  '2026/12/20',
  '20 Dec 2026',
  '20 december 2026',
  '20th Dec. 2026',
  'Sun 20 Dec 2026',
  'Sunday, 20 December 26',
])('reads %s', (text) => {
  expect(parseDay(text)).toEqual({ day: '2026-12-20' });
});

test('takes the day first, and never a month', () => {
  expect(parseDay('03/04/2027')).toEqual({ day: '2027-04-03' });
  expect(parseDay('12/20/2026')).toEqual({
    says: 'There is no month 20. The day comes first. Write it like 20/12/2026 or 20 Dec 2026.',
  });
  expect(parseDay('4 Sept 2027')).toEqual({ day: '2027-09-04' });
});

test.each([
  ['30/02/2027', 'There is no 30 February 2027.'],
  ['31 Apr 2027', 'There is no 31 April 2027.'],
  ['00/01/2027', 'There is no 0 January 2027.'],
  ['20/12', 'Write the year, too. Write it like 20/12/2026 or 20 Dec 2026.'],
  ['20 Foo 2026', '“foo” is no month. Write it like 20/12/2026 or 20 Dec 2026.'],
  ['tomorrow', 'This is no day. Write it like 20/12/2026 or 20 Dec 2026.'],
])('refuses %s in words', (text, says) => {
  expect(parseDay(text)).toEqual({ says });
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Object.keys(parseDay(text))).toHaveLength(1);
    }),
  );
});

describe('months in the language of the studio', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['fr', '20 déc. 2026', '2026-12-20'],
    ['fr', '1er août 2026', '2026-08-01'],
    ['fr', '14 juillet 2026', '2026-07-14'],
    ['fr', '3 févr. 2026', '2026-02-03'],
    ['ar', '20 ديسمبر 2026', '2026-12-20'],
    ['ar', '5 مايو 2026', '2026-05-05'],
  ] as const)('%s: %s', (language, text, day) => {
    vi.stubGlobal('rihlaStudioWords', { language, messages: { Dec: 'déc.', Feb: 'févr.' } });
    expect(parseDay(text)).toEqual({ day });
  });

  test('a beginning that two months have is none', () => {
    vi.stubGlobal('rihlaStudioWords', { language: 'fr', messages: {} });
    expect(parseDay('3 jui 2026')).toHaveProperty('says');
  });
});
