import type { Page } from '@playwright/test';
import { PALETTE_GROUPS } from '../../src/cms/fields/block/defineBlock.ts';
import { isTurnOf } from '../support/long.ts';
import { findViolations } from './support/axe.ts';
import { tabThrough } from './support/focus.ts';
import { horizontalOverflow, recordLayoutShifts, scrollThrough, unseenTexts } from './support/layout.ts';
import { invisibleControls, movingThings } from './support/preferences.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** The window of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 };
/** Maximum number of tab stops on a page of the pattern book. */
const MAX_STOPS = 600;
/** Its status is evaluated in the browser. */
const CHAT_BUTTON = '.r-chat-inline';
/** The sum of all shifts is 0 to the three decimals that Lighthouse shows. */
const CLS_ROUNDED_TO_ZERO = 0.0005;

/** Days until each page has had its turn. */
const TURNS = 3;
const pages = [...PALETTE_GROUPS, 'Effects', 'Sections']
  .map((group) => [group, `/pattern-book/${group.toLowerCase()}/`] as const)
  .filter((_, number) => isTurnOf(number, TURNS));

// The common requirements of widgets and effects, in each of their variants: new ones are covered by their examples.
for (const [group, path] of pages) {
  test(`the widgets of the group ${group} are accessible on every screen and with every input`, async ({
    faults,
    page,
  }) => {
    test.setTimeout(120_000);
    // The first picture is below the fold: a busy machine scrolls to it later than Chromium expects of a preload.
    faults.allow(/preloaded using link preload but not used/);
    const shifts = await recordLayoutShifts(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await wake(page);

    await test.step('no layout shift, no failed island, unique ids', async () => {
      // The chat's status is evaluated in the browser; its text takes a line, and everything below moves.
      const hasChat = (await page.locator(CHAT_BUTTON).count()) > 0;
      if (!hasChat)
        expect.soft(await shifts.total(), (await shifts.sources()).join('\n')).toBeLessThan(CLS_ROUNDED_TO_ZERO);
      expect.soft(await failedIslands(page)).toEqual([]);
      expect.soft(await repeatedIds(page)).toEqual([]);
    });
    await test.step('axe finds nothing, on a desktop and on a phone; targets are large enough', async () => {
      expect.soft(await findViolations(page)).toEqual([]);
      await page.setViewportSize(PHONE);
      expect.soft(await findViolations(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
    });
    await test.step('nothing overflows at 320 px, in either direction', async () => {
      await page.setViewportSize(NARROW);
      expect.soft(await horizontalOverflow(page)).toBe(0);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect.soft(await horizontalOverflow(page), 'from right to left').toBe(0);
      await page.setViewportSize(DESKTOP);
      expect.soft(await horizontalOverflow(page), 'from right to left, on a desktop').toBe(0);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });
    await test.step('every control is visible in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await invisibleControls(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('Tab reaches every control, with visible focus', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const stops = await tabThrough(page, 'Tab', MAX_STOPS);
      expect.soft(stops.length).toBeLessThan(MAX_STOPS);
      expect.soft(stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen).map(({ name }) => name)).toEqual([]);
    });
    await test.step('under reduced motion nothing moves automatically', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await wake(page);
      expect.soft(await movingThings(page)).toEqual([]);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [group, path] of pages) {
    test(`the widgets of the group ${group} have all their content`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect.soft(await unseenTexts(page)).toEqual([]);
      expect.soft(await horizontalOverflow(page)).toBe(0);
    });
  }
});

/** Scrolls through the page, and waits until all visible islands are mounted. */
async function wake(page: Page): Promise<void> {
  await scrollThrough(page);
  await expect(page.locator('rihla-island[data-state="loading"]')).toHaveCount(0);
}

function failedIslands(page: Page): Promise<string[]> {
  return page
    .locator('rihla-island[data-state="failed"]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('name') ?? ''));
}

function repeatedIds(page: Page): Promise<string[]> {
  return page
    .locator('[id]')
    .evaluateAll((all) => all.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index));
}
