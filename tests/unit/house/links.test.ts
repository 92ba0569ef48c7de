import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Markup that the server writes; what islands write is there only later. */
const MARKUP = globSync('src/{widgets,parts,pages}/**/*.tsx', {
  exclude: (path) => path.includes('/island/') || path.includes('.test.'),
});

test('all links of pages are rendered by `Link`, so that parts hear of them', () => {
  expect(MARKUP.length).toBeGreaterThan(40);
  expect(MARKUP.filter((file) => /<a[\s>]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
