import { expect, test } from 'vitest';
import { choiceOf, SHARE_SKINS } from './looks.ts';

test.each([
  ['flat', 'flat'],
  ['shiny', 'framed'],
  ['constructor', 'framed'],
  [null, 'framed'],
  [3, 'framed'],
])('%j maps to the skin %s', (stored, skin) => {
  expect(choiceOf(SHARE_SKINS, stored, 'framed')).toBe(skin);
});
