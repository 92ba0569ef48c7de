import type { Trigger } from '../types.ts';

/**
 * Fires when the page's address has the query parameter named in `value`, or a hash that begins with `value`, which then
 * begins with `#`; a page in a cache cannot know.
 */
export const address: Trigger = (start, value) => {
  if (location.hash.startsWith(value) || new URLSearchParams(location.search).has(value)) start();
  return () => undefined;
};
