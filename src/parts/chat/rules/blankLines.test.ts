import { expect, test } from 'vitest';
import { blankLineToBreak } from './blankLines.ts';

test.each([
  ['one\r\n\r\ntwo', 'one<br>two'],
  ['one\n\ntwo', 'one<br>two'],
  ['one\n \t\ntwo', 'one<br>two'],
  ['one\r\ntwo', 'one\r\ntwo'],
  ['one\ntwo', 'one\ntwo'],
  ['one\r\n\r\n\r\n\r\ntwo', 'one<br><br>two'],
  ['a\n\nb\r\n\r\nc', 'a<br>b<br>c'],
  ['', ''],
])('%j', (text, html) => expect(blankLineToBreak(text)).toBe(html));
