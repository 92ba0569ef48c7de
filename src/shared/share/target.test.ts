import { expect, test } from 'vitest';
import { sharedAddress } from './target.ts';

const SITE = 'https://khettara.example';

test.each([
  ['/journeys/', `${SITE}/journeys/`],
  [' /field-notes/متى/ ', `${SITE}/field-notes/%D9%85%D8%AA%D9%89/`],
  ['https://weather.example/merzouga?day=2#wind', 'https://weather.example/merzouga?day=2#wind'],
])('%j is shared as %s', (address, shared) => {
  expect(sharedAddress(address, SITE)).toBe(shared);
});

test.each([
  '',
  null,
  undefined,
  '#dates',
  '?s=tea',
  'mailto:a@b.example',
  'tel:+212',
  'javascript:alert(1)',
  '//evil.example',
])('%j cannot be shared', (address) => {
  expect(sharedAddress(address, SITE)).toBeUndefined();
});
