import { expect, test } from 'vitest';
import { importOwn } from './importOwn.ts';

test.each([
  'https://evil.example/x.js',
  '//evil.example/x.js',
  '/\\evil.example/x.js',
  '/\t/evil.example/x.js',
  '/\n/evil.example/x.js',
  ' //evil.example/x.js',
  'data:text/javascript,alert(1)',
  'blob:https://khettara.example/1',
  'javascript:alert(1)',
  '',
])('%j is not imported', async (address) => {
  await expect(importOwn(address)).rejects.toEqual(new Error(address));
});

test.each(['/assets/island/to-top-abc.js', '/@id/virtual:island/to-top'])('%s would be', async (address) => {
  // Nothing is there in a test; what matters is that it was tried.
  await expect(importOwn(address)).rejects.not.toEqual(new Error(address));
});
