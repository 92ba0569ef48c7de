import { HOME, PAGE_KINDS, TOUR } from './support/kinds.ts';
import { addStyle, horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';

/** Window widths of a phone, and of WCAG 1.4.10. */
const WIDTHS = [360, 320];

test.use({ viewport: { width: 360, height: 780 } });

/** A user style of large print. */
const TWICE_AS_LARGE = 'html { font-size: 200% !important }';

for (const { name, path, status } of PAGE_KINDS) {
  test(`${name}: with text at 200 % nothing scrolls horizontally on a phone`, async ({ page, faults }) => {
    if (status === 404) faults.allow(/status of 404/);
    await page.goto(path);
    await addStyle(page, TWICE_AS_LARGE);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      expect.soft(await horizontalOverflow(page), `at ${width} px`).toBe(0);
    }
  });
}

for (const path of ['/practical-information/', HOME.path, TOUR.path]) {
  test(`titles of ${path}, facts and departure dates break between words`, async ({ page }) => {
    await page.goto(path);
    await addStyle(page, `${TWICE_AS_LARGE} .r-container { content-visibility: visible !important }`);
    const broken = await page.locator('h1, h2, h3, time, .r-tour-facts dd, .r-itinerary__label').evaluateAll((titles) =>
      titles
        .filter((title) => title.checkVisibility())
        .flatMap((title) => {
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
            }
          }
          return found;
        }),
    );
    expect(broken).toEqual([]);
  });
}
