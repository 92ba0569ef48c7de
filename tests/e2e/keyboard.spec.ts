import type { Page } from '@playwright/test';
import { lookAtFocus, tabThrough } from './support/focus.ts';
import { ARTICLE, HOME, PAGE_KINDS } from './support/kinds.ts';
import { expect, test } from './support/test.ts';
import { DESKTOP, PHONE } from './support/viewports.ts';

/** WCAG 2.5.8, in CSS pixels. */
const TARGET_SIZE = 24;

test('the skip link is the first stop, is seen, and leads past the header', async ({ page }) => {
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

test('a sub-menu opens by Enter, is tabbed through, and closes again', async ({ page }) => {
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
  for (const { name, path } of [HOME, ARTICLE]) {
    test(`on a ${device}, Tab goes through ${name} in reading order, always seen, never behind the header`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const there = await tabThrough(page);
      expect(there.length).toBeGreaterThan(15);
      expect(there.filter(({ hasRing, isSeen }) => !hasRing || !isSeen)).toEqual([]);
      const orders = there.map(({ order }) => order);
      expect(orders).toEqual([...orders].sort((a, b) => a - b));
      // On the way back, what comes next lies above the window, where the header is.
      const back = await tabThrough(page, 'Shift+Tab');
      expect(back.filter(({ isSeen }) => !isSeen)).toEqual([]);
    });
  }
}

test.describe('targets', () => {
  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test(`on a ${device}, everything that is pressed is ${TARGET_SIZE} px, or stands in a sentence, or alone`, async ({
      page,
      faults,
    }) => {
      faults.allow(/status of 404/);
      await page.setViewportSize(viewport);
      for (const { path } of PAGE_KINDS) {
        await page.goto(path);
        expect.soft(await smallTargets(page, TARGET_SIZE), path).toEqual([]);
      }
    });
  }
});

test('focus is where it was when the page has been zoomed', async ({ page }) => {
  await page.goto(ARTICLE.path);
  await page.getByRole('main').getByRole('link').last().focus();
  await page.setViewportSize({ width: DESKTOP.width / 2, height: DESKTOP.height / 2 });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await lookAtFocus(page)).toMatchObject({ isSeen: true });
});

/** Small targets whose 24 px circle meets that of another; links in running text do not count (WCAG 2.5.8). */
function smallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, select, textarea'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.offsetParent !== null,
    );
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
    const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const meets = (box: DOMRect, other: DOMRect) => {
      const { x, y } = centre(box);
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      const distance = isSmall(other)
        ? Math.hypot(x - centre(other).x, y - centre(other).y) - least / 2
        : Math.hypot(dx, dy);
      return distance < least / 2;
    };
    return boxes
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(({ element, box }) => boxes.some((other) => other.element !== element && meets(box, other.box)))
      .map(
        ({ element, box }) =>
          `${element.localName} “${element.textContent.slice(0, 30)}” ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
      );
  }, size);
}
