import type { Trigger } from '../types.ts';

/** Fires when the page's address has the query parameter named in `value`; a page in a cache cannot know. */
export const address: Trigger = (start, value) => {
  if (new URLSearchParams(location.search).has(value)) start();
  return () => {};
};
