import type { Page } from '@playwright/test';

/**
 * Delays scripts, fonts and pictures, which first paint does not need, until the returned function is called, so that a page does not finish
 * loading.
 */
export const holdFiles = (page: Page): Promise<() => void> => hold(page, /\/(?:media|assets)\/(?!.*\.css)/);

/** Delays pictures only. */
export const holdPictures = (page: Page): Promise<() => void> => hold(page, /\/media\//);

/** Delays requests with a matching URL. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    // A page that was left no longer waits for it.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
