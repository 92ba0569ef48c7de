import type { Page } from '@playwright/test';
import { PALETTE_GROUPS } from '../../src/cms/fields/block/defineBlock.ts';
import { FONT_FAMILIES } from '../../src/styles/fonts/families.ts';
import { isTurnOf } from '../support/long.ts';
import { findViolations } from './support/axe.ts';
import { horizontalOverflow } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** Days until each page has had its turn. */
const TURNS = 3;
const pages = [...PALETTE_GROUPS, 'Effects']
  .map((group) => [group, `/ar/pattern-book/${group.toLowerCase()}/`] as const)
  .filter((_, number) => isTurnOf(number, TURNS));

for (const [group, path] of pages) {
  test(`the widgets of the group ${group} in Arabic: direction, axe, no overflow, letters that join, order of names and measures`, async ({
    faults,
    page,
  }) => {
    // The first picture is visible without scrolling.
    faults.allow(/preloaded using link preload but not used/);
    const fonts = fontsOf(page);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const { dir, lang } = await page.evaluate(() => ({ dir: document.dir, lang: document.documentElement.lang }));
      expect.soft([lang, dir]).toEqual(['ar', 'rtl']);
      // The contrast of a text that is fading in is meaningless.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .map(({ finished }) => finished.catch(() => undefined)),
        ),
      );
      expect.soft(await findViolations(page), `${viewport.width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${viewport.width} px`).toBe(0);
      expect.soft(await tornTexts(page), `${viewport.width} px`).toEqual([]);
      expect.soft(await mixedMeasures(page), `${viewport.width} px`).toEqual([]);
    }
    expect.soft([...fonts].filter((file) => !isArabic(file))).toEqual([]);
    expect.soft([...fonts].filter(isArabic).length).toBeGreaterThan(0);
  });
}

/** Names of the font files that a page requests. */
function fontsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') files.add(new URL(asked.url()).pathname.split('/').at(-1) ?? '');
  });
  return files;
}

function isArabic(file: string): boolean {
  return FONT_FAMILIES.some(({ name, script }) => script === 'arabic' && file.startsWith(`${name}-`));
}

/** Texts whose letters are spaced or slanted, which Arabic ones never are. */
function tornTexts(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { fontStyle, letterSpacing } = getComputedStyle(element);
        return fontStyle !== 'normal' || letterSpacing !== 'normal';
      })
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
  );
}

/** Names and measures that would be ordered by the page: “.Hannah V” and “C° 20”. */
function mixedMeasures(page: Page): Promise<string[]> {
  return page
    .locator('.r-review__name, .r-review-slide__who > b, .r-testimonial__who > *, .r-timeline__facts span, .r-table td')
    .evaluateAll((all) =>
      all
        .filter((element) => getComputedStyle(element).unicodeBidi !== 'plaintext')
        .map((element) => element.outerHTML.slice(0, 80)),
    );
}
