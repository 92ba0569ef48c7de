import { afterEach, expect, test } from 'vitest';
import { englishOf } from './englishOf.ts';
import { listed } from './listed.ts';

afterEach(() => {
  delete globalThis.rihlaStudioWords;
});

test('finds the English messages of a translation, and none of what is no translation', () => {
  expect(englishOf('Trash')).toEqual([]);
  const days = { one: '{count} jour', many: '{count} de jours', other: '{count} jours' };
  globalThis.rihlaStudioWords = {
    language: 'fr',
    messages: { Trash: 'Corbeille', Save: 'Enregistrer', Store: 'Enregistrer', '{count} days': days },
  };
  expect(englishOf('Corbeille')).toEqual(['Trash']);
  expect(englishOf('Enregistrer')).toEqual(['Save', 'Store']);
  expect(englishOf('Trash')).toEqual([]);
});

test.each([
  ['en', 'a, b, c', 'a, b and c'],
  ['fr', 'a, b et c', 'a, b et c'],
] as const)('lists words in %s', (language, unit, conjunction) => {
  globalThis.rihlaStudioWords = { language, messages: {} };
  expect(listed(['a', 'b', 'c'])).toBe(unit);
  expect(listed(['a', 'b', 'c'], 'conjunction')).toBe(conjunction);
});
