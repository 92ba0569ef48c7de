import { lookAtFocus, tabThrough } from './support/focus.ts';
import { ARTICLE, HOME, TOUR } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

test('the skip link is the first tab stop, is visible, and skips the header', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('a sub-menu opens by Enter, has tab stops, and closes again', async ({ page }) => {
  await page.goto(HOME.path);
  const subMenu = page.getByRole('banner').locator('details');
  const summary = subMenu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(subMenu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(subMenu.getByRole('link').first()).toBeFocused();
  await summary.focus();
  await page.keyboard.press('Space');
  await expect(subMenu).not.toHaveAttribute('open');
});

// A tablet has the phone's menu and the phone's order.
for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  for (const { name, path } of [HOME, ARTICLE, TOUR]) {
    test(`on a ${device}, Tab goes through ${name} in reading order, always visible, never behind the header`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const there = await tabThrough(page);
      expect(there.length).toBeGreaterThan(15);
      expect(there.filter(({ hasRing, isSeen }) => !hasRing || !isSeen)).toEqual([]);
      const orders = there.map(({ order }) => order);
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
      // On the way back, the next element is above the window, where the header is.
      const back = await tabThrough(page, 'Shift+Tab');
      expect(back.filter(({ isSeen }) => !isSeen)).toEqual([]);
    });
  }
}

test('focus stays in place after zooming', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await page.getByRole('main').getByRole('link').last().focus();
  await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await lookAtFocus(page)).toMatchObject({ isSeen: true });
});
