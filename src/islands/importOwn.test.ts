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
])('rejects %j', async (address) => {
  await expect(importOwn(address)).rejects.toEqual(new Error(address));
});

test.each(['/assets/island/to-top-abc.js', '/@id/virtual:island/to-top'])('allows %s', async (address) => {
  // The module does not exist in a test; any other error shows that the import was attempted.
  await expect(importOwn(address)).rejects.not.toEqual(new Error(address));
});
