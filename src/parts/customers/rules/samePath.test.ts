import fc from 'fast-check';
import { expect, test } from 'vitest';
import { samePath } from './samePath.ts';

test.each(['/', '/checkout/', '/tours/dunes/?month=4#dates', '/%C3%A9t%C3%A9/'])(
  'accepts %s as a path of this site',
  (path) => {
    expect(samePath(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\nSet-Cookie: b',
  'https://evil.example/',
  'javascript:alert(1)',
  'checkout/',
  '',
  `/${'a'.repeat(1_000)}`,
])('rejects %j', (path) => {
  expect(samePath(path)).toBeUndefined();
});

test('accepted paths never leave this site', () => {
  const base = 'https://rihla.example';
  const ends = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '.', '@', ':', 'a', '?', '#', '%') });
  fc.assert(
    fc.property(ends, (end) => {
      const path = samePath(`/${end}`);
      if (path) expect(new URL(path, base).origin).toBe(base);
    }),
  );
});
