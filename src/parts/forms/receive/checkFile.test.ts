import { describe, expect, test } from 'vitest';
import { checkFile, tidyFileName } from './checkFile.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

const PDF = bytes('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
const PNG = bytes(
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a],
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0],
  'abcd',
);
const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF');
const EXE = bytes('MZ', Array(60).fill(0));
const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const ALL = ['pdf', 'jpg', 'png'];

describe('detects a file’s type by its first bytes:', () => {
  test.each([
    ['passport.pdf', PDF, { ending: 'pdf', type: 'application/pdf' }],
    ['Passport.PDF', PDF, { ending: 'pdf', type: 'application/pdf' }],
    ['me.jpeg', JPEG, { ending: 'jpg', type: 'image/jpeg' }],
    ['me.png', PNG, { ending: 'png', type: 'image/png' }],
    ['a program that says it is a PDF.pdf', EXE, undefined],
    ['a picture that says it is a PDF.pdf', PNG, undefined],
    ['page.html', bytes('<!doctype html><script>1</script>'), undefined],
    ['drawing.svg', SVG, undefined],
    ['drawing.png', SVG, undefined],
    ['no-ending', PDF, undefined],
    ['passport.pdf.exe', EXE, undefined],
    ['empty.pdf', bytes(''), undefined],
  ])('%s', async (name, data, expected) => {
    expect(await checkFile({ name, bytes: data }, ALL)).toEqual(expected);
  });

  test('refuses a genuine file of a type that its field does not accept', async () => {
    expect(await checkFile({ name: 'me.png', bytes: PNG }, ['pdf'])).toBeUndefined();
  });
});

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\Passport.pdf', 'Passport.pdf'],
  ['annexe\u202Efdp.exe', 'annexefdp.exe'],
  ['a"b\r\nc.pdf', 'abc.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ['جواز.pdf', 'جواز.pdf'],
])('shows the name %j as %j', (name, shown) => {
  expect(tidyFileName(name)).toBe(shown);
});
