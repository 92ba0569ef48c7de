import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('ignores case, accents and spaces; depends on words, fields, forms and sites', () => {
  const print = fingerprint('secret', 'forms/1', ['Désert  in\nMay', 'Two']);
  expect(fingerprint('secret', 'forms/1', ['desert in may ', 'two'])).toBe(print);
  expect(fingerprint('secret', 'forms/1', ['desert in june', 'two'])).not.toBe(print);
  expect(fingerprint('secret', 'forms/1', ['desert in', 'may two'])).not.toBe(print);
  expect(fingerprint('secret', 'forms/2', ['desert in may', 'two'])).not.toBe(print);
  expect(fingerprint('other', 'forms/1', ['desert in may', 'two'])).not.toBe(print);
});
