import type { Trigger } from '../types.ts';
import { listen } from './listen.ts';

/** Fires when the media query in `value` matches, now or later. */
export const media: Trigger = (start, value) => {
  const query = matchMedia(value);
  const check = () => query.matches && start();
  check();
  return listen(query, 'change', check);
};
