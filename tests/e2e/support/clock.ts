import type { Page } from '@playwright/test';

/**
 * How far a clock leaps when it is stopped, in ms: more than a machine stands still between two steps of a test, and far less than the
 * 120 s after which a chunk that is on its way is given up.
 */
const LEAP_MS = 30_000;

/** Stops the clock of a page that has had one installed, a little ahead of what it shows. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + LEAP_MS);
}

/** Installs a clock that can be paused at this time without a longer leap; for before the page is opened. */
export async function installClockBefore(page: Page, time: Date): Promise<void> {
  await page.clock.install({ time: time.getTime() - LEAP_MS });
}
