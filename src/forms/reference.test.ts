import { expect, test } from 'vitest';
import { createReference } from './reference.ts';

test('a reference begins with the site’s initial and has no ambiguous characters', () => {
  for (let count = 0; count < 200; count += 1) {
    expect(createReference('Khettara')).toMatch(/^K-[34679ACDEFGHJKMNPQRTWXY]{5}$/);
  }
});

test.each([
  ['Étoile', 'E'],
  ['قافلة', 'R'],
  ['', 'R'],
  ['7 Oases', 'O'],
])('“%s” begins them with %s', (name, first) => {
  expect(createReference(name).startsWith(`${first}-`)).toBe(true);
});

test('every character is equally likely (no modulo bias)', () => {
  const reference = createReference('K', new Uint8Array([255, 254, 253, 0, 23, 46, 1, 24]));
  expect(reference).toBe('K-33344');
});
