import { expect, test } from 'vitest';
import { checkLists } from './checkLists.ts';

const season = { name: 'season' };

test('a name in both folder and list is complete', () => {
  checkLists('widgets', [season], [season]);
  checkLists('effects', [], []);
});

test('a name in only one of them is reported, with the fix', () => {
  expect(() => checkLists('widgets', [season], [])).toThrow(/does not list “season”.*Add it to its blocks/);
  expect(() => checkLists('effects', [], [season])).toThrow(/not in site\/effects\/.*take it off its effects/);
});
