/** Key prefix of pages that have redirected, in sessionStorage. */
const REDIRECTED_KEY = 'rihla-countdown-left-';

/**
 * Redirect target of an ended countdown: once per session, so that pages which redirect to each other make no loop; not to the page itself; and
 * only http(s) URLs. Without storage there is no redirect.
 * @returns the absolute URL, or undefined
 */
export function redirectOnce(target: string, here: string): string | undefined {
  if (!URL.canParse(target, here)) return undefined;
  const [to, from] = [new URL(target, here), new URL(here)];
  if (!/^https?:$/.test(to.protocol) || to.origin + to.pathname === from.origin + from.pathname) return undefined;
  const key = REDIRECTED_KEY + from.pathname;
  try {
    if (sessionStorage.getItem(key)) return undefined;
    sessionStorage.setItem(key, '1');
    return to.href;
  } catch {
    // Without storage a redirect loop could not be detected.
    return undefined;
  }
}
