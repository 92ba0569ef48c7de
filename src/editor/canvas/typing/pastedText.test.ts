import { expect, test } from 'vitest';
import { cleanText } from './pastedText.ts';

test('a single-line text is pasted as one line', () => {
  expect(cleanText('Nine nights\r\n  in the\n\ndesert\n', false)).toBe('Nine nights in the desert');
  expect(cleanText(' a\tb', false)).toBe(' a b');
});

test('a multi-line text keeps its lines, except empty ones at the end', () => {
  expect(cleanText('Tea\r\n\r\nSalt\u2028Bread\n\n', true)).toBe('Tea\n\nSalt\nBread');
});

test('control characters are left out, and letters of any script kept', () => {
  expect(cleanText('a\u0000b\u0007 صباح é 😀', false)).toBe('ab صباح é 😀');
});
