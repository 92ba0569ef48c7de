/** How the hash of a link action begins (spec, section 2, with the builder's prefix). */
export const ACTION_PREFIX = '#rihla-action:';

/** Finds links with an action, also those whose hash is encoded, as some editors do. */
export const ACTION_LINKS = 'a[href*="#rihla-action:"],a[href*="#rihla-action%3A"],a[href*="%23rihla-action%3A"]';

/** The part of an address that is a link action; '' when there is none. */
export function actionHash(address: string): string {
  const start = address.search(/(?:#|%23)rihla-action(?::|%3A)/i);
  return start < 0 ? '' : address.slice(start);
}
