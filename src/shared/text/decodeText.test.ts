import { expect, it } from 'vitest';
import { decodeText } from './decodeText.ts';

const bytes = (...codes: number[]) => new Uint8Array(codes);

it('reads UTF-8, and the Windows-1252 and UTF-16 of spreadsheets', () => {
  expect(decodeText(new TextEncoder().encode('Sólheimajökull, 640 €'))).toBe('Sólheimajökull, 640 €');
  expect(decodeText(bytes(0x53, 0xf3, 0x6c, 0x20, 0x80))).toBe('Sól €');
  expect(decodeText(bytes(0xff, 0xfe, 0xf3, 0x00, 0x3b, 0x00))).toBe('ó;');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41))).toBe('A');
  expect(decodeText(bytes())).toBe('');
});
