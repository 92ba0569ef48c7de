import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WORKING = /(?<!aria-)disabled=\{[^}]*\bis(?:Busy|Sending|Saving|Asked)\b[^}]*\}/;

test('a busy button has aria-disabled: a disabled one loses the focus, and the keyboard begins at the top', () => {
  const files = globSync('src/**/*.tsx', { exclude: (file) => file.includes('.test.') });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => WORKING.test(readFileSync(file, 'utf8')))).toEqual([]);
});
