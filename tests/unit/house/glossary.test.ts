import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROLES } from '../../../src/cms/access/roles.ts';
import { PERMIT_POOLS } from '../../../src/server/pipeline/permitPools.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ROWS = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
  .map((line) => line.slice(2, -2).split(' | '));
/** Number words, by the number. */
const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('each term of the glossary is listed once, with an existing file', () => {
  expect(ROWS.length).toBeGreaterThan(40);
  const terms = ROWS.flatMap(([cell = '']) => cell.split(', '));
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

test('the glossary names every permit pool and every role', () => {
  const cellOf = (term: string): string => ROWS.find(([cell]) => cell === term)?.[1] ?? '';
  expect(quoted(cellOf('permit pool'))).toEqual(Object.keys(PERMIT_POOLS));
  const staff = cellOf('staff').replace('booking staff', 'bookings');
  expect(ROLES.filter((role) => !staff.includes(role))).toEqual([]);
  expect(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')).toContain(`one of ${COUNTED[ROLES.length]} roles`);
});
