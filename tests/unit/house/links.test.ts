import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Server-rendered markup of pages; islands' markup comes later, and the studio is no page of the site. */
const MARKUP = globSync('src/{widgets,parts,pages}/**/*.tsx').filter(
  (path) => !/\/(island|studio)\/|\.test\./.test(path),
);

test('all links of pages are rendered by `Link`, so that parts can process them', () => {
  expect(MARKUP.length).toBeGreaterThan(40);
  expect(MARKUP.filter((file) => /<a[\s>]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
