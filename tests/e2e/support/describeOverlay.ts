import type { Locator, Page, PlaywrightTestArgs, PlaywrightTestOptions, TestFixture, TestType } from '@playwright/test';
import { expect } from '@playwright/test';
import { findViolations } from './axe.ts';
import { settle } from './settle.ts';
import { DESKTOP, PHONE } from './viewports.ts';

/** A modal overlay that is not open yet. */
export interface Overlay {
  page: Page;
  /** Opened by click or Enter. */
  opener: Locator;
  /** Its dialog, by role and name. */
  dialog: Locator;
}

interface Options {
  /** Window of the keyboard test, in CSS px; default: a desktop's. */
  viewport?: typeof DESKTOP;
}

/** Number of Tab presses that would leave a dialog without a focus trap. */
const PRESSES = 12;

/**
 * Contract of every modal overlay, proven once for each kind: a named dialog with a focus trap, which restores focus; the page inert and
 * scroll-locked; closed by Esc, and by Back on a phone; accessible while open; nothing left behind.
 * @param name in the titles
 * @param test Playwright's `test` with the fixtures that `prepare` needs
 * @param prepare goes to a page on which it can be opened
 */
export function describeOverlay<Fixtures extends object, Worker extends object>(
  name: string,
  test: TestType<Fixtures & PlaywrightTestArgs & PlaywrightTestOptions, Worker>,
  prepare: TestFixture<Overlay, Fixtures & PlaywrightTestArgs & PlaywrightTestOptions & Worker>,
  { viewport = DESKTOP }: Options = {},
): void {
  // The fixtures of `test` are known to `prepare`, but not to the type of the extended test.
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
        // After the last element focus passes through the browser's own UI.
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

/** No scroll lock, no inert page, no history entry. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.locator(':modal, [inert]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
}
