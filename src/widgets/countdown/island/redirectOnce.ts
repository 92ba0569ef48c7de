/** Begins the keys by which a page is known to have led away, in sessionStorage. */
const REDIRECTED_KEY = 'rihla-countdown-left-';

/**
 * Where an ended countdown leads from a page: once in a session, so that pages which lead to each other never send a visitor round; not to
 * the page itself; and only to what is on the web. Where nothing can be kept it leads nowhere.
 * @returns the absolute address, or undefined
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
    // Without storage nobody could tell the first time from the tenth.
    return undefined;
  }
}
