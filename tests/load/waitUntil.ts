import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until a condition holds; a refused connection counts as no.
 * @param everyMs polling interval
 * @throws errors of `isSo` other than network errors, and Error after a minute
 */
export async function waitUntil(isSo: () => Promise<boolean>, everyMs = 5): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    try {
      if (await isSo()) return;
    } catch (error) {
      // Thrown by `fetch` while nothing listens.
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(everyMs);
  }
  throw new Error('What was waited for did not come within a minute.');
}
