import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SHARED_SHEET = 'src/studio/next/app/(payload)/studio.css';
/** An outline around a card, whose radio button is hidden. */
const CARDS = 'src/studio/look/look.css';
/** A rule for an element that has the focus itself, with the colour of the studio's outline. */
const OUTLINE = /:focus-visible[^{}]*\{[^{}]*outline: [^;]*var\(--studio-blue\)/;

test('the focus outline of the studio’s screens is one rule, in the shared style sheet', () => {
  const sheets = globSync('src/**/*.css', { cwd: ROOT, exclude: ['src/studio/next/.next'] });
  const found = sheets.filter((sheet) => OUTLINE.test(readFileSync(join(ROOT, sheet), 'utf8'))).sort();
  expect(found).toEqual([CARDS, SHARED_SHEET]);
});
