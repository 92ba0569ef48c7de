import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A cast that disables type checking of reads and writes. */
const CAST = /(?<!\b(?:was|were|had|has|have)) as (?:never\b|CollectionSlug\b|GlobalSlug\b)/;
/** A cast between types that the compiler does not relate. */
const DOUBLE_CAST = / as unknown as\b/;
/** Helpers of tests, and content for them. */
const FOR_TESTS = /\/samples\/|(?:samples|examples|testing|testSupport)\.tsx?$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

it('a cast that disables type checking has its reason in a comment right above it', () => {
  const files = globSync('{scripts,src}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|\.next\/|payload-types/.test(file),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap(withoutReason)).toEqual([]);
});

function withoutReason(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const isDouble = DOUBLE_CAST.test(line) && !FOR_TESTS.test(file);
    const isCast = (CAST.test(line) || isDouble) && !COMMENT.test(line) && !/['"`].* as never .*['"`]/.test(line);
    return isCast && !COMMENT.test(lines[index - 1] ?? '') ? `${file}:${index + 1}` : [];
  });
}
