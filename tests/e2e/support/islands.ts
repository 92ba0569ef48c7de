import { expect, type Locator, type Page } from '@playwright/test';

/** The markers of an island, by name. */
export function islandMarkers(page: Pick<Page, 'locator'>, name: string): Locator {
  return page.locator(`rihla-island[name="${name}"]`);
}

/** Waits until the first triggered island of this name is mounted. */
export async function expectMounted(page: Pick<Page, 'locator'>, name: string, position = 0): Promise<void> {
  await expect(islandMarkers(page, name).nth(position)).toHaveAttribute('data-state', 'mounted');
}

/** Scrolls the page at once, as by the scroll bar. */
export async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

/** Scrolls to `y` and waits for the islands with a scroll trigger. */
export async function triggerOnScroll(page: Page, name: string, y = 200): Promise<void> {
  await scrollPage(page, y);
  await expectMounted(page, name);
}

/** Scroll position of the page, in CSS px. */
export function scrollOffset(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}
