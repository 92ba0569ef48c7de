import type { Page } from '@playwright/test';

/**
 * Jump of a clock when it is stopped, in ms: more than a machine stalls between two steps of a test, and far less than the 120 s timeout of a
 * loading chunk.
 */
const LEAP_MS = 30_000;

/** Stops the installed clock of a page, a little ahead of its time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + LEAP_MS);
}

/** Installs a clock that can be paused at this time without a long jump; before the page is opened. */
export async function installClockBefore(page: Page, time: Date): Promise<void> {
  await page.clock.install({ time: time.getTime() - LEAP_MS });
}
