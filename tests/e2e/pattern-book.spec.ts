import type { Page } from '@playwright/test';
import { PALETTE_GROUPS } from '../../src/cms/fields/defineBlock.ts';
import { findViolations } from './support/axe.ts';
import { tabThrough } from './support/focus.ts';
import { horizontalOverflow, recordLayoutShifts, scrollThrough, unseenTexts } from './support/layout.ts';
import { invisibleControls, movingThings } from './support/preferences.ts';
import { smallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** The window of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 };
/** More stops than any page of the pattern book has. */
const MOST_STOPS = 600;
/** Says who is there once the browser has judged it. */
const CHAT_BUTTON = '.r-chat-inline';
/** The sum of all shifts is 0 to the three decimals that Lighthouse shows. */
const CLS_ROUNDED_TO_ZERO = 0.0005;

const pages = [...PALETTE_GROUPS, 'Effects'].map((group) => [group, `/pattern-book/${group.toLowerCase()}/`] as const);

// What every widget and every effect owes visitors, in each of its forms: a new one is held to it by its examples.
for (const [group, path] of pages) {
  test(`the widgets of the group ${group} are sound on every screen, for every hand and eye`, async ({ page }) => {
    test.setTimeout(120_000);
    const shifts = await recordLayoutShifts(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await wake(page);

    await test.step('nothing has moved, no island has failed, ids are unique', async () => {
      // Whether an account of the chat is there is judged in the browser; what it says then takes a line, and all below it moves.
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
    await test.step('nothing sticks out at 320 px, in either direction', async () => {
      await page.setViewportSize(NARROW);
      expect.soft(await horizontalOverflow(page)).toBe(0);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      expect.soft(await horizontalOverflow(page), 'from right to left').toBe(0);
      await page.setViewportSize(DESKTOP);
      expect.soft(await horizontalOverflow(page), 'from right to left, on a desktop').toBe(0);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
    });
    await test.step('everything that is pressed is seen with forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await invisibleControls(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
    await test.step('Tab goes through all of it, seen at every stop', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const stops = await tabThrough(page, 'Tab', MOST_STOPS);
      expect.soft(stops.length).toBeLessThan(MOST_STOPS);
      expect.soft(stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen).map(({ name }) => name)).toEqual([]);
    });
    await test.step('with reduced motion nothing moves by itself', async () => {
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
    test(`the widgets of the group ${group} say all they have to say`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect.soft(await unseenTexts(page)).toEqual([]);
      expect.soft(await horizontalOverflow(page)).toBe(0);
    });
  }
});

/** Scrolls through the page, and waits until what has been seen is awake. */
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
