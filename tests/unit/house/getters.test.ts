import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code whose objects are created for each page, list or response. */
const MADE_FOR_EACH = 'src/{content,documents,forms,pages,parts,render,widgets}/**/*.{ts,tsx}';
/** Browsers hold one page; indexes are created once. */
const MADE_ONCE = /\.test\.tsx?$|\/island\/|\/studio\/|^src\/content\/(facets|search)\//;

it('no object literal with a getter is created per response: its shape would stay in the old heap with its closure', () => {
  const files = globSync(MADE_FOR_EACH).filter((file) => !MADE_ONCE.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => /^\s+(get|set) \w+\(/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
