import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from './imports.ts';

/** Most lines of a crumb. */
const MAX_LINES = 15;
/**
 * Number of crumbs, which only falls. Those that stay are one trigger, one rule or one component each, or have a test of their own.
 * Client modules are not counted: a seam between server and browser needs a file.
 */
const CEILING = 80;

test('the number of files of a dozen lines with their one importer beside them does not grow', () => {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of readImports()) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  const crumbs = [...importers].filter(([file, by]) => {
    const [only = ''] = by;
    return (
      by.size === 1 &&
      dirname(only) === dirname(file) &&
      !file.includes('/migrations/') &&
      linesOf(file) <= MAX_LINES &&
      !readFileSync(file, 'utf8').startsWith("'use client'")
    );
  });
  expect(crumbs.length, 'Join the new file with its importer, or raise the number with a reason.').toBeLessThanOrEqual(
    CEILING,
  );
});

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}
