import { expect, test } from 'vitest';
import { describeState } from './languageState.ts';

const state = { locale: 'fr', id: 1, isPublished: false, hasDraft: true, missing: 0, stale: 0 } as const;

test.each([
  [{ ...state, id: undefined }, 'Not begun'],
  [state, 'Draft'],
  [{ ...state, missing: 3 }, 'Draft, 3 texts missing'],
  [{ ...state, isPublished: true, hasDraft: false, stale: 1 }, 'Published, 1 text stale'],
  [{ ...state, isPublished: true }, 'Published, with a newer draft'],
])('%j is described as “%s”', (given, says) => {
  expect(describeState(given as Parameters<typeof describeState>[0])).toBe(says);
});
