import type { SiteResponse } from '../../pages/siteTypes.ts';
import { isPersonal, type StoredPage } from './storedPage.ts';
import { surrogateKeys } from './surrogateKeys.ts';

/** The keys by which a shared cache in front can be told to purge an answer. It takes the header away. */
export const KEYS_HEADER = 'surrogate-key';
/** How long a shared cache may keep an answer that nobody purges. It takes the header away. */
const CONTROL_HEADER = 'surrogate-control';

const DAY_S = 86_400;
/** What strangers make up is soon forgotten. */
const MISSING_S = 10;

/** An answer with what a shared cache in front has to know, when it may be kept. */
export function forSharedCache(response: SiteResponse): SiteResponse {
  const { cacheable, headers, status, tags, ttlMs } = response;
  if (!cacheable || isPersonal(response) || status >= 500) return response;
  const longest = status === 404 || status === 410 ? MISSING_S : DAY_S;
  const seconds = Math.min(longest, Math.floor((ttlMs ?? Number.POSITIVE_INFINITY) / 1000));
  const own = { [KEYS_HEADER]: surrogateKeys(tags), [CONTROL_HEADER]: `max-age=${seconds}` };
  return { ...response, headers: { ...headers, ...own } };
}

/** The same page for whoever asked, and for no shared cache to keep. */
export function notForSharedCache(page: StoredPage): StoredPage {
  if (!(KEYS_HEADER in page.headers)) return page;
  const { [KEYS_HEADER]: _keys, [CONTROL_HEADER]: _control, ...headers } = page.headers;
  return { ...page, headers };
}
