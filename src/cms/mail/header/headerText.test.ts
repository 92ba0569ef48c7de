import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/hostile/anyText.ts';
import { extraHeaders } from './extraHeaders.ts';
import { headerText, MAX_HEADER_LENGTH } from './headerText.ts';

test.each([
  ['Water\r\nBcc: everybody@example.com', 'Water Bcc: everybody@example.com'],
  ['  two\t\n lines  ', 'two lines'],
  ['a\u0000b\u2028c\u202ed', 'a b c d'],
  ['=?utf-8?Q?free_money?=', '= ?utf-8?Q?free_money?='],
  ['مرحبا بكم', 'مرحبا بكم'],
  ['حجزكم (\u2068K-1\u2069)', 'حجزكم (K-1)'],
  ['\ud800', '\ufffd'],
  [undefined, ''],
])('%j becomes %j', (value, expected) => {
  expect(headerText(value)).toBe(expected);
});

test('a long value is cut between characters', () => {
  const cut = headerText('👣'.repeat(500));
  expect(Array.from(cut)).toHaveLength(MAX_HEADER_LENGTH);
  expect(cut.endsWith('👣…')).toBe(true);
});

test('every value becomes one line, and sanitizing it again changes nothing', () => {
  fc.assert(
    fc.property(anyText(600), (text) => {
      const line = headerText(text);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(Array.from(line).length).toBeLessThanOrEqual(MAX_HEADER_LENGTH);
      expect(headerText(line)).toBe(line);
    }),
  );
});

test('letters can set only allowed headers', () => {
  expect(
    extraHeaders({ 'list-unsubscribe': '<https://a.example/u?k=1>\r\nBcc: x@y.example', References: '<a@b> \u00e9' }),
  ).toEqual({ 'List-Unsubscribe': '<https://a.example/u?k=1> Bcc: x@y.example', References: '<a@b> ' });
  for (const name of ['Bcc', 'To', 'From', 'Content-Type', 'X-Any', 'Subject\r\nBcc']) {
    expect(() => extraHeaders({ [name]: 'x@y.example' })).toThrow(TypeError);
  }
});
