import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const WRITER = 'src/shared/csv.ts';

/** Files that serve a table as a file. */
function exportsOf(): string[] {
  return globSync('src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|\.next|\.test\./.test(path),
  }).filter((file) => /['"`]text\/csv;/.test(readFileSync(join(ROOT, file), 'utf8')));
}

/** A file's imports within the project, two levels deep: an endpoint, its table, the writer. */
function reach(file: string, steps: number): string[] {
  if (steps === 0) return [];
  const source = readFileSync(join(ROOT, file), 'utf8');
  const named = [...source.matchAll(/from '(\.[^']+\.tsx?)'/g)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, dirname(file), path)),
  );
  return [...named, ...named.flatMap((each) => reach(each, steps - 1))];
}

test('every CSV export uses the one function that defuses formulas', () => {
  const files = exportsOf();
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(files.filter((file) => !reach(file, 3).includes(WRITER))).toEqual([]);
  const writers = globSync('src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|\.next|\.test\./.test(path),
  });
  // No hand-written CSV: commas between cells, and CSV line ends.
  const byHand = writers.filter((file) => {
    if (file === WRITER) return false;
    const source = readFileSync(join(ROOT, file), 'utf8');
    return /\.join\((['"`]),\1\)/.test(source) && /\\r\\n/.test(source);
  });
  expect(byHand).toEqual([]);
});
