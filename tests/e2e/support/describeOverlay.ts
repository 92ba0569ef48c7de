import type { Locator, Page, PlaywrightTestArgs, PlaywrightTestOptions, TestFixture, TestType } from '@playwright/test';
import { expect } from '@playwright/test';
import { findViolations } from './axe.ts';
import { settle } from './settle.ts';
import { DESKTOP, PHONE } from './viewports.ts';

/** A modal overlay that is not open yet. */
export interface Overlay {
  page: Page;
  /** What opens it, by a click or Enter. */
  opener: Locator;
  /** Its dialog, by role and name. */
  dialog: Locator;
}

interface Options {
  /** Window of the test by keyboard, in CSS px; a desktop's by default. */
  viewport?: typeof DESKTOP;
}

/** Presses of Tab that would leave a dialog which lets focus out. */
const PRESSES = 12;

/**
 * The contract of everything that opens above a page and is modal, proven once for each kind: a named dialog, which takes focus and gives
 * it back; the page out of reach and still; Esc, and Back on a phone; accessible while it is open; nothing left behind.
 * @param name what it is called in the titles
 * @param test Playwright's `test` with the fixtures that `prepare` asks for
 * @param prepare goes to a page on which it can be opened
 */
export function describeOverlay<Fixtures extends object, Worker extends object>(
  name: string,
  test: TestType<Fixtures & PlaywrightTestArgs & PlaywrightTestOptions, Worker>,
  prepare: TestFixture<Overlay, Fixtures & PlaywrightTestArgs & PlaywrightTestOptions & Worker>,
  { viewport = DESKTOP }: Options = {},
): void {
  // The fixtures of `test` are known to whoever prepares, and not to the type of what is added to them.
  const withOverlay = (test as unknown as TestType<PlaywrightTestArgs & PlaywrightTestOptions, object>).extend<{
    overlay: Overlay;
  }>({ overlay: prepare as unknown as TestFixture<Overlay, PlaywrightTestArgs & PlaywrightTestOptions> });

  withOverlay.describe(`${name} by keyboard`, () => {
    withOverlay.use({ viewport });

    withOverlay('is a modal dialog that takes focus, holds it, and gives it back on Esc', async ({ overlay }) => {
      const { dialog, opener, page } = overlay;
      await opener.focus();
      const top = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect.poll(() => holdsFocus(dialog)).toBe(true);
      await expect.poll(() => dialog.evaluate((element) => element.closest(':modal') !== null)).toBe(true);
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
      await page.mouse.wheel(0, 400);
      for (let presses = 0; presses < PRESSES; presses += 1) {
        await page.keyboard.press('Tab');
        // After the last element the browser itself has a turn.
        expect(
          (await page.evaluate(() => document.activeElement === document.body || undefined)) ??
            (await holdsFocus(dialog)),
        ).toBe(true);
      }
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expectNothingLeft(page);
    });
  });

  withOverlay.describe(`${name} on a phone`, () => {
    withOverlay.use({ hasTouch: true, isMobile: true, viewport: PHONE });

    withOverlay('fits, and is left by Back without leaving the page', async ({ overlay }) => {
      const { dialog, opener, page } = overlay;
      const { pathname } = new URL(page.url());
      await opener.tap();
      await expect(dialog).toBeVisible();
      await expect.poll(() => holdsFocus(dialog)).toBe(true);
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(pathname);
      await expectNothingLeft(page);
    });
  });
}

const holdsFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement));

/** No lock, no inert page, no step of Back. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.locator(':modal, [inert]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
}
