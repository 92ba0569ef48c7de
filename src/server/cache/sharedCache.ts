import type { SiteResponse } from '../../pages/siteTypes.ts';
import { isPersonal, type StoredPage } from './storedPage.ts';
import { surrogateKeys } from './surrogateKeys.ts';

/** Surrogate keys by which a shared cache in front purges a response. The cache removes the header. */
export const KEYS_HEADER = 'surrogate-key';
/** TTL in a shared cache, unless purged. The cache removes the header. */
const CONTROL_HEADER = 'surrogate-control';

const DAY_S = 86_400;
/** TTL of a 404: visitors make up the URLs. */
const MISSING_S = 10;

/** Adds the headers for a shared cache to a cacheable response. */
export function forSharedCache(response: SiteResponse): SiteResponse {
  const { cacheable, headers, status, tags, ttlMs } = response;
  if (!cacheable || isPersonal(response) || status >= 500) return response;
  const longest = status === 404 || status === 410 ? MISSING_S : DAY_S;
  const seconds = Math.min(longest, Math.floor((ttlMs ?? Number.POSITIVE_INFINITY) / 1000));
  const own = { [KEYS_HEADER]: surrogateKeys(tags), [CONTROL_HEADER]: `max-age=${seconds}` };
  return { ...response, headers: { ...headers, ...own } };
}

/** Removes the headers for a shared cache, so that none stores the page. */
export function notForSharedCache(page: StoredPage): StoredPage {
  if (!(KEYS_HEADER in page.headers)) return page;
  const { [KEYS_HEADER]: _keys, [CONTROL_HEADER]: _control, ...headers } = page.headers;
  return { ...page, headers };
}
