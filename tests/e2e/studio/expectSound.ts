import { expect, type Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';

/** Checks axe and horizontal scrolling at the widths of a desktop, a tablet and a phone. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect
      .poll(() => findViolations(page), { message: `${page.url()} at ${width}`, timeout: 30_000 })
      .toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: `${width}` })
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}
