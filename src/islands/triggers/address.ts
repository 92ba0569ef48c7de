import type { Trigger } from '../types.ts';

/**
 * Fires when the page's address has the query parameter named in `value`, or a hash that begins with `value`, which then
 * begins with `#`, or when the address was left with something kept under that name in its entry of the history; a page in a cache
 * cannot know.
 */
export const address: Trigger = (start, value) => {
  // One pattern for both, since every page pays for it: names of parameters and beginnings of hashes are plain.
  if (location.href.match(`[?&]${value}=|(?=#)${value}`) || history.state?.[value]) start();
  return () => undefined;
};
