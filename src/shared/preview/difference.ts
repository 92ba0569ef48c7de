/** Header with the server's id of the values that a preview was rendered from. */
export const PREVIEW_STATE = 'x-preview-state';

/** A text diff: lengths of the common prefix and suffix, and the text between. */
export interface Difference {
  start: number;
  end: number;
  text: string;
}

/** Diff from `before` to `after`; short when one place has changed, and never longer than `after` and a few bytes. */
export function findDifference(before: string, after: string): Difference {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { start, end, text: after.slice(start, after.length - end) };
}

/** Applies a diff; undefined when it was made for another text, as far as that can be detected. */
export function applyDifference(before: string, { end, start, text }: Difference): string | undefined {
  if (start < 0 || end < 0 || start + end > before.length) return undefined;
  return before.slice(0, start) + text + before.slice(before.length - end);
}
