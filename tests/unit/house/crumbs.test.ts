import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from './imports.ts';

/** Maximum number of lines of a crumb. */
const MAX_LINES = 15;
const WIDGET_COMPONENT = /\/widgets\/[^/]+\/[A-Z]\w+\.tsx$/;
/**
 * Number of crumbs, which only falls. All were judged; those that stay are:
 * - one of a set with a file for each member: rules and triggers of popups, triggers of islands, components of parts and effects,
 * - a rule or transformation with a test of its own, such as `plainQuotes`, `findFileFault` or `takeTurns`,
 * - a chunk that is loaded later, such as `fadeDriver`, or a step of an importer of more than 150 lines, such as `whyTooMany` of `createEditor`.
 * Client modules are not counted, since a seam between server and browser needs a file, nor components of widgets (`src/widgets/README.md`).
 */
const CEILING = 56;

test('the number of files of a dozen lines with their one importer beside them does not grow', () => {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of readImports()) importers.set(to, (importers.get(to) ?? new Set()).add(from));
  const crumbs = [...importers].filter(([file, by]) => {
    const [only = ''] = by;
    return (
      by.size === 1 &&
      dirname(only) === dirname(file) &&
      !file.includes('/migrations/') &&
      !WIDGET_COMPONENT.test(file) &&
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
