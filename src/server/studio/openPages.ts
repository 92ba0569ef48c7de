/** Pages of the studio that Payload shows to people who are not signed in (its own views, and all below them). */
const OPEN_PAGES = /^\/admin\/(?:forgot|login|logout|logout-inactivity|reset|unauthorized|verify)(?:\/|$)/;
/** Maximum length of the page to return to, in characters; a longer one is left out. */
const MAX_RETURN = 500;

/** Whether a page of the studio is shown without a session. */
export function isOpenPage(path: string): boolean {
  return OPEN_PAGES.test(path);
}

/**
 * Sign-in page that returns to the requested page afterwards, as Payload's own redirect does.
 * @param url path and query of the requested page
 */
export function signInUrl(url: string): string {
  const isFirst = /^\/admin\/?(?:\?|$)/.test(url);
  return isFirst || url.length > MAX_RETURN ? '/admin/login' : `/admin/login?redirect=${encodeURIComponent(url)}`;
}
