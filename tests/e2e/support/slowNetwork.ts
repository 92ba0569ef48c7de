import type { CDPSession, Page } from '@playwright/test';

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

/** Fast 3G as Lighthouse has it: 1.6 Mbit a second down and 0.75 up, less the network's own overhead, and 150 ms per round trip. */
const FAST_3G = {
  connectionType: 'cellular3g' as const,
  ...{ latency: 150, offline: false, downloadThroughput: 180_000, uploadThroughput: 84_000 },
};

/** Makes the network of a page Fast 3G. */
export async function useFast3G(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  return session;
}

/** The same, with a processor four times slower: a typical visitor's phone. */
export async function useSlowPhone(page: Page): Promise<void> {
  const session = await useFast3G(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
