import { notForSharedCache } from './sharedCache.ts';
import type { StoredPage } from './storedPage.ts';

/**
 * Server-Timing shows in the browser's tools whether a response was rendered for this visitor (`cache;desc=miss`) or is stale
 * (`cache;desc=outdated`). Fresh cache hits go out without it: their head shares the first packets with the page.
 */
export const TIMING_HEADER = 'server-timing';

/** A stale page, not to be stored by shared caches. */
export function asOutdated(page: StoredPage): StoredPage {
  const { headers, ...rest } = notForSharedCache(page);
  return { ...rest, headers: { ...headers, [TIMING_HEADER]: 'cache;desc=outdated' } };
}
