import { tCount } from '../../shared/studioWords/t.ts';

/** Event of the studio's window that opens the comments on the selected block. */
export const OPEN_COMMENTS = 'rihla-comments';

/** Opens the comments on the selected block. */
export function openComments(): void {
  window.dispatchEvent(new Event(OPEN_COMMENTS));
}

/** `1 comment`, `3 comments`. */
export function sayComments(count: number): string {
  return tCount('{count} comment', '{count} comments', count);
}
