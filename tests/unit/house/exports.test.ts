import { expect, test } from 'vitest';
import { findUnusedExports, readTestWords } from './exports.ts';

/** Found by file convention, or by name in the studio's configuration. */
const BY_CONVENTION = [
  /^src\/widgets\/[\w-]+\/index\.tsx? widget$/,
  /^src\/parts\/[\w-]+\/part\.tsx? part$/,
  /^src\/effects\/\w+\/effect\.ts effect$/,
  /^src\/documents\/\w+\/kind\.ts kind$/,
  /\/island\/(?:.+\/)?\w+Island\.ts mount$/,
  /^src\/site\/(?:kit|none)\/|^src\/site\/found/,
  /^src\/studio\/next\//,
  /^src\/cms\/payload-types\.ts /,
];

/** Each with the reason for keeping it. */
const KEPT: Readonly<Record<string, string>> = {
  'src/islands/slimImports.ts __vitePreload': 'replaces the bundler’s function of that name',
  'src/site/contract.ts CONTRACT': 'says what the contract is, and a test holds the modules to it',
  'src/shared/changes/contentEvents.ts removeContentListeners':
    'a test that opens another database begins without listeners',
  'src/styles/fonts/build/subsetFamily.ts cutAtWeight': 'measures what stands in fallbacks.ts',
};

const unused = findUnusedExports();
const named = unused.map((one) => ({ ...one, key: `${one.file} ${one.name}` }));

test('every export is used outside its tests', () => {
  const words = readTestWords();
  const faults = named.filter(({ isType, isUsedAtHome, key, name }) => {
    if (key in KEPT || BY_CONVENTION.some((pattern) => pattern.test(key))) return false;
    // Parts of a file used in tests, and the types of its functions' parameters and results.
    return !isUsedAtHome || !(isType || words.has(name));
  });
  expect(faults.map(({ key }) => key)).toEqual([]);
});

test('the exceptions are all unused', () => {
  const keys = new Set(named.map(({ key }) => key));
  expect(Object.keys(KEPT).filter((key) => !keys.has(key))).toEqual([]);
});
