/** Prefix of a link action's hash (spec, with the builder's prefix). */
export const ACTION_PREFIX = '#rihla-action:';

/** Selector of links with an action, also those whose hash is percent-encoded, as by some editors. */
export const ACTION_LINKS = 'a[href*="#rihla-action:"],a[href*="#rihla-action%3A"],a[href*="%23rihla-action%3A"]';

/** The hash of a link action in a URL; '' when there is none. */
export function actionHash(address: string): string {
  const start = address.search(/(?:#|%23)rihla-action(?::|%3A)/i);
  return start < 0 ? '' : address.slice(start);
}
