import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const ROWS = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
  .map((line) => line.slice(2, -2).split(' | '));
const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('each term of the glossary is listed once, with an existing file', () => {
  expect(ROWS.length).toBeGreaterThan(40);
  const terms = ROWS.map(([term]) => term);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  const files = ROWS.flatMap(([, , where]) => quoted(where));
  expect(ROWS.filter(([, , where]) => quoted(where).length === 0)).toEqual([]);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

/** The glossary lists the banned names, decision 117 the renaming. */
const ABOUT_NAMES = /^docs\/(?:glossary\.md|decisions\/117-)/;

test('names banned by the glossary are in no code, style sheet or document', () => {
  const banned = ROWS.flatMap((row) => quoted(row.at(-1)?.includes('/') ? '' : row[3]));
  expect(banned.length).toBeGreaterThan(10);
  const pattern = new RegExp(`\\b(?:${banned.join('|')})\\b`, 'g');
  const files = globSync(['{src,scripts,tests}/**/*.{ts,tsx,mjs,css,md}', 'docs/**/*.md', '*.md'], {
    cwd: ROOT,
    exclude: ['src/studio/next/.next'],
  }).filter((file) => !ABOUT_NAMES.test(file));
  expect(files).toEqual(expect.arrayContaining(['ARCHITECTURE.md', 'docs/site-code.md', 'src/parts/README.md']));
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
