import type { Page } from '@playwright/test';

/** Lets everything that moves by time arrive. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  );
}
