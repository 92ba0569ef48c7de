import type { Page } from '@playwright/test';

/** Holds back scripts, fonts and pictures, without which a page is seen, until the returned function is called, so that a page does not finish loading. */
export const holdFiles = (page: Page): Promise<() => void> => hold(page, /\/(?:media|assets)\/(?!.*\.css)/);

/** Holds back pictures alone. */
export const holdPictures = (page: Page): Promise<() => void> => hold(page, /\/media\//);

/** Holds back what has such an address. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    // A page that was left no longer waits for it.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
