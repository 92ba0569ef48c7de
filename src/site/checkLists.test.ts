import { expect, test } from 'vitest';
import { checkLists } from './checkLists.ts';

const season = { name: 'season' };

test('what is in a folder and in the list is whole', () => {
  checkLists('widgets', [season], [season]);
  checkLists('effects', [], []);
});

test('what only one of them knows is named, with what to do', () => {
  expect(() => checkLists('widgets', [season], [])).toThrow(/does not list “season”.*Add it to its blocks/);
  expect(() => checkLists('effects', [], [season])).toThrow(/not in site\/effects\/.*take it off its effects/);
});
