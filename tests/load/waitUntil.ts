import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes; a refused connection is a no.
 * @param everyMs pause between two questions
 * @throws whatever `isSo` throws that is no network error, and Error after a minute
 */
export async function waitUntil(isSo: () => Promise<boolean>, everyMs = 5): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    try {
      if (await isSo()) return;
    } catch (error) {
      // What `fetch` throws while nothing listens.
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(everyMs);
  }
  throw new Error('What was waited for did not come within a minute.');
}
