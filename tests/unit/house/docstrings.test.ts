import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOR_TESTS } from './exports.ts';

/** Written by Payload and Next, or in their shape. */
const GENERATED = /payload-types\.ts$|\/migrations\/(?:postgres|sqlite)\/|^src\/studio\/next\//;
const EXPORTED = /^export (?:default )?(?:async )?function\*? ?(\w*)/;

const files = globSync('src/**/*.{ts,tsx}', { exclude: (path) => path.includes('.next') }).filter(
  (file) => !FOR_TESTS.test(file) && !GENERATED.test(file),
);

/** Exported functions without a docstring, as `file: name`. */
function withoutDocstring(file: string, source: string): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORTED.exec(line)?.[1];
    return name === undefined || lines[index - 1]?.endsWith('*/') ? [] : [`${file}: ${name}`];
  });
}

test('an exported function without a docstring is found', () => {
  const source = '/** Sum. */\nexport function add() {}\n\nexport async function take() {}\n\nfunction own() {}\n';
  expect(withoutDocstring('a.ts', source)).toEqual(['a.ts: take']);
});

test('every exported function has a docstring', () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((file) => withoutDocstring(file, readFileSync(file, 'utf8')))).toEqual([]);
});
