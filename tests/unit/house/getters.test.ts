import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What is made anew for each page, list or answer. */
const MADE_FOR_EACH = 'src/{content,documents,forms,pages,parts,render,widgets}/**/*.{ts,tsx}';
/** Browsers keep one page; indexes are made once. */
const MADE_ONCE = /\.test\.tsx?$|\/island\/|\/studio\/|^src\/content\/(facets|search)\//;

it('no object literal with a getter is made for each answer: its shape would stay in the old heap with all that it closes over', () => {
  const files = globSync(MADE_FOR_EACH).filter((file) => !MADE_ONCE.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => /^\s+(get|set) \w+\(/m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
