import type { Trigger } from '../types.ts';

/**
 * Fires when the page's URL has the query parameter named in `value`, or a hash that starts with `value`, which then starts with `#`, or when
 * `history.state` has something under that name; a cached page cannot know these.
 */
export const address: Trigger = (start, value) => {
  // One pattern for both, since every page pays for it: parameter names and hash prefixes need no escaping.
  if (location.href.match(`[?&]${value}=|(?=#)${value}`) || history.state?.[value]) start();
  return () => undefined;
};
