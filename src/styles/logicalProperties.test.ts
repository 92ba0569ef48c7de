import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEETS = globSync([
  'src/widgets/**/*.css',
  'src/styles/**/*.css',
  'src/parts/**/*.css',
  'src/overlays/**/*.css',
  'src/render/**/*.css',
  'src/pages/**/*.css',
  'src/islands/**/*.css',
]);

/** Declarations that name a side of the screen, which is the wrong one in a text from right to left. */
const PHYSICAL = [
  /(?:^|[;{\s])(?:left|right)\s*:/,
  /(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:text-align|float|clear|justify-[a-z]+|transform-origin|object-position|background-position|caption-side)\s*:[^;]*\b(?:left|right)\b/,
  /gradient\([^;]*\bto\s+(?:left|right)\b/,
  /\btranslateX\(/,
];

const SHORTHAND = /(?:^|[;{\s])(?:margin|padding|inset|border-width)\s*:\s*([^;]+);/;

/** Whether a line gives four values of which the second and the fourth, the sides, differ. */
function isLopsided(line: string): boolean {
  // Spaces inside brackets separate no values.
  const values =
    SHORTHAND.exec(line)?.[1]
      ?.trim()
      .split(/\s+(?![^(]*\))/) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

/** Lines that name a side without a comment on the same line that says why. */
function physicalLines(css: string): string[] {
  return css
    .split('\n')
    .filter((line) => !line.includes('/*') && (isLopsided(line) || PHYSICAL.some((pattern) => pattern.test(line))));
}

test('style sheets are found', () => {
  expect(SHEETS.length).toBeGreaterThan(20);
});

test.each(SHEETS)('%s fits texts in either direction', (file) => {
  expect(physicalLines(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  'left: 0;',
  '  margin-left: 1px;',
  'text-align: right;',
  'a { right: 1em; }',
  'margin: 0 1px 0 2px;',
  'float: left;',
  'mask: linear-gradient(to left, #000);',
])('%s is reported as physical', (line) => {
  expect(physicalLines(line)).toEqual([line]);
});

test.each([
  'margin: 0 1px 0 1px;',
  'margin-inline: 0 1px;',
  'padding: 0.2rem calc(1px + 2px);',
  'right: 0; /* a corner of the screen */',
  'text-align: start;',
  'content: "right";',
])('%s is accepted', (line) => {
  expect(physicalLines(line)).toEqual([]);
});
