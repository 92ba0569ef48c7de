import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const WRITER = 'src/shared/csv.ts';

/** Files that give somebody a table as a file. */
function exportsOf(): string[] {
  return globSync('src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|\.next|\.test\./.test(path),
  }).filter((file) => /['"`]text\/csv;/.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** What a file imports of this project, and what that imports, two steps far: an endpoint, the table it writes, the writer. */
function reach(file: string, steps: number): string[] {
  if (steps === 0) return [];
  const source = readFileSync(join(ROOT, file), 'utf8');
  const named = [...source.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, dirname(file), path)),
  );
  return [...named, ...named.flatMap((each) => reach(each, steps - 1))];
}

test('every table that is given as CSV is written by the one function that defuses formulas', () => {
  const files = exportsOf();
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(files.filter((file) => !reach(file, 3).includes(WRITER))).toEqual([]);
  const writers = globSync('src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|\.next|\.test\./.test(path),
  });
  // Nobody puts lines together by hand: commas between cells, and the end of a line as tables have it.
  const byHand = writers.filter((file) => {
    if (file === WRITER) return false;
    const source = readFileSync(join(ROOT, file), 'utf8');
    return /\.join\((['"`]),\1\)/.test(source) && /\\r\\n/.test(source);
  });
  expect(byHand).toEqual([]);
});
