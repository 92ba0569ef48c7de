import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { BUILDER_BREAKPOINTS, THEME_BREAKPOINTS } from '../shared/breakpoints.ts';

/** Style sheets that use the theme's breakpoints: header, panels, and the frame around every page. */
const OF_THEME = [
  'chat.css',
  'consent.css',
  'cornerDock.css',
  'cornerDockLeft.css',
  'mega-fitted.css',
  'mega-folding.css',
  'mega-full.css',
  'mega-menu.css',
  'menu.css',
];

/** Widths at which one part runs out of room, by file, in CSS pixels; they do not depend on devices. */
const OWN: Readonly<Record<string, readonly number[]>> = {
  // A row of the chat box, by the width of the box.
  'box.css': [200],
  // The library that the preferences come from changes its own layout there.
  'consent-choice.css': [640],
  // Where there is no more room for spots (reference), by the width of the picture.
  'listStyle.ts': [400],
  // A line of three columns.
  'ledger.css': [479],
  // Figures side by side, at the width of a narrow phone.
  'boxed.css': [479],
  'countdown.css': [479],
  'line.css': [479],
  // Fields side by side, by the width of the form; and four of them.
  'form.css': [560, 800],
  'steps.css': [560],
  // An address and its button side by side, by the width of the form.
  'subscribe.css': [479],
  // A cart beside logo, menu and search.
  'mini-cart.css': [479],
  // A price beside its picture and words.
  'price-list.css': [479],
  // The booking form's two columns; lines, totals and buttons of the shop, by the width that they have.
  'add-to-cart.css': [760],
  'cart.css': [560],
  'payment-button.css': [560],
  'purchase-summary.css': [560],
  // The rows of the studio’s bookings board, by its own width, and the sheet of a departure on a screen.
  'narrow.css': [900, 700, 480],
  'manifest.css': [699],
  // The search in the studio’s head, whose other controls share the line; fields and price of its booking desk; the lists of the day.
  'find.css': [760],
  'desk.css': [600],
  // The panels of an order's form.
  'orderPanels.css': [600],
  'day.css': [700],
  // The two panes of the studio’s inbox, by the width that they have together.
  'onePane.css': [759],
  // The buttons of an enquiry, by the same width.
  'composer.css': [760, 1000],
  // A letter beside the fields of its texts.
  'letters.css': [999],
  // Findings of the publish guard and their buttons.
  'findings.css': [820],
  // The list of the studio's trash, and its wall of pictures with their details beside it.
  'trash.css': [820],
  'language-board.css': [820],
  'chooser.css': [820],
  'wall.css': [820],
  'crop.css': [820],
  // The widest picture in the column of a page.
  'sources.ts': [1440],
};

const WIDTH = /\(\s*(?:(\d+(?:\.\d+)?)px\s*(<=?)\s*)?width(?:\s*(<=?|>=?)\s*(\d+(?:\.\d+)?)px)?\s*\)/g;
const OLD_FORM = /\((?:min|max)-width\s*:/;

interface Found {
  file: string;
  text: string;
  width: number;
  operator: string;
}

/** Every width in our media queries: in style sheets, and in code that writes queries. */
function findWidths(): Found[] {
  const files = globSync('src/**/*.{css,ts,tsx}').filter(
    (file) => !/\.test\.|\/studio\/next\/|src\/editor\/|\/testing\.ts$|shared\/breakpoints\.ts$/.test(file),
  );
  return files.flatMap((path) => {
    const file = basename(path);
    return [...readFileSync(path, 'utf8').matchAll(WIDTH)].flatMap(([text, above, aboveOperator, operator, below]) => [
      // `767px < width` asks the same as `width > 767px`.
      ...(above ? [{ file, text, width: Number(above), operator: aboveOperator === '<' ? '>' : '>=' }] : []),
      ...(below ? [{ file, text, width: Number(below), operator: operator ?? '' }] : []),
    ]);
  });
}

const lastWidths = (table: Record<'mobile' | 'tablet', { max: number }>) => [table.mobile.max, table.tablet.max];

test('every width in a media query is one of the table, or listed here as a part’s own', () => {
  const found = findWidths();
  expect(found.length).toBeGreaterThan(15);
  const strange = found.filter(({ file, width }) => {
    const table = OF_THEME.includes(file) ? THEME_BREAKPOINTS : BUILDER_BREAKPOINTS;
    return !lastWidths(table).includes(width) && !OWN[file]?.includes(width);
  });
  expect(strange.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('each device ends at the last width of the table and the next begins right after it, without a gap for fractions', () => {
  const split = findWidths().filter(
    ({ file, operator, width }) => !OWN[file]?.includes(width) && operator !== '<=' && operator !== '>',
  );
  expect(split.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('no media query uses the older min-/max-width form, which the tests do not see', () => {
  const files = globSync('src/**/*.css').filter((file) => !file.includes('/studio/next/'));
  expect(files.filter((file) => OLD_FORM.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every listed exception still exists', () => {
  const found = findWidths();
  for (const [file, widths] of Object.entries(OWN)) {
    for (const width of widths)
      expect.soft(found, `${file}: ${width}`).toContainEqual(expect.objectContaining({ file, width }));
  }
});
