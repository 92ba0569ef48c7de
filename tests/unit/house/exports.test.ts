import { expect, test } from 'vitest';
import { findUnusedExports, readTestWords } from './exports.ts';

/** What is found by the file it stands in, or by its name in the configuration of the studio. */
const BY_CONVENTION = [
  /^src\/widgets\/[\w-]+\/index\.tsx? widget$/,
  /^src\/parts\/[\w-]+\/part\.tsx? part$/,
  /^src\/effects\/\w+\/effect\.ts effect$/,
  /^src\/documents\/\w+\/kind\.ts kind$/,
  /\/island\/(?:.+\/)?\w+Island\.tsx? (mount|\w+Island)$/,
  /^src\/site\/(?:kit|none)\/|^src\/site\/found/,
  /^src\/studio\/next\//,
  /^src\/cms\/payload-types\.ts /,
];

/** Each with the reason for which it stays. */
const KEPT: Readonly<Record<string, string>> = {
  'src/islands/reactIsland.tsx reactIsland': 'the entries that are written for React islands import it',
  'src/islands/slimImports.ts __vitePreload': 'replaces the bundler’s function of that name',
  'src/site/contract.ts CONTRACT': 'says what the contract is, and a test holds the modules to it',
  'src/shared/contentEvents.ts forgetContentListeners': 'a test that opens another database begins without listeners',
  'src/styles/fonts/build/measureFont.ts measureFont': 'measures what stands in fallbacks.ts',
  'src/styles/fonts/build/subsetFamily.ts cutAtWeight': 'the same',
};

const unused = findUnusedExports();
const named = unused.map((one) => ({ ...one, key: `${one.file} ${one.name}` }));

test('every export has a user beside its tests', () => {
  const words = readTestWords();
  const faults = named.filter(({ isType, isUsedAtHome, key, name }) => {
    if (key in KEPT || BY_CONVENTION.some((pattern) => pattern.test(key))) return false;
    // The parts of a file that tests look at, and the names of shapes that its functions take and give.
    return !isUsedAtHome || !(isType || words.has(name));
  });
  expect(faults.map(({ key }) => key)).toEqual([]);
});

test('what is kept without a user has none', () => {
  const keys = new Set(named.map(({ key }) => key));
  expect(Object.keys(KEPT).filter((key) => !keys.has(key))).toEqual([]);
});
