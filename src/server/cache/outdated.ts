import { notForSharedCache } from './sharedCache.ts';
import type { StoredPage } from './storedPage.ts';

/**
 * Says in a browser's tools, and to whoever measures, that an answer was made for this visitor (`cache;desc=miss`) or is as it was before a
 * change (`cache;desc=outdated`). What comes from memory as it is goes out without: its head shares the first flight with the page.
 */
export const TIMING_HEADER = 'server-timing';

/** A page as it was before a change, for whoever asked, and for no shared cache to keep. */
export function asOutdated(page: StoredPage): StoredPage {
  const { headers, ...rest } = notForSharedCache(page);
  return { ...rest, headers: { ...headers, [TIMING_HEADER]: 'cache;desc=outdated' } };
}
