import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Missing without https, as on an address in the office's network. */
const SECURE_ONLY = /\bcrypto\.(?:randomUUID|subtle)\b|\bnavigator\.locks\b(?!\?)/;
/** What runs in browsers: islands, what they share, and the studio. */
const IN_BROWSERS = [
  'src/{browser,editor,islands,overlays,visitor}/**/*.{ts,tsx}',
  'src/**/{island,studio}/**/*.{ts,tsx}',
];

test('browser scripts use no API that requires a secure context', () => {
  const files = globSync(IN_BROWSERS, { exclude: (path) => /node_modules|\.next/.test(path) }).filter(
    (file) => !/\.test\.|testSupport/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => SECURE_ONLY.test(readFileSync(file, 'utf8')))).toEqual([]);
});
