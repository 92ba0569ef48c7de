import { normalizeRuns, parseEmphasis, type Run, writeEmphasis } from '../../../shared/text/emphasis.ts';
import type { Caret } from './editedText.ts';

/** Edited runs, and where the caret is in them. */
export interface Edited {
  runs: Run[];
  caret: Caret;
}

/** Replaces a part of the text; `isEmphasized` is that of the new text. */
export function spliceRuns(
  runs: readonly Run[],
  from: number,
  to: number,
  text: string,
  isEmphasized = isEmphasizedAt(runs, from),
): Edited {
  const put = { text, isEmphasized };
  return {
    runs: normalizeRuns([...cut(runs, 0, from), put, ...cut(runs, to, Number.POSITIVE_INFINITY)]),
    caret: { offset: from + text.length, isEmphasized },
  };
}

/** Emphasizes a part of the text, or no longer where all of it is. */
export function toggleEmphasis(runs: readonly Run[], from: number, to: number): Run[] {
  const chosen = cut(runs, from, to);
  const isEmphasized = !chosen.every((run) => run.isEmphasized);
  const changed = chosen.map(({ text }) => ({ text, isEmphasized }));
  return normalizeRuns([...cut(runs, 0, from), ...changed, ...cut(runs, to, Number.POSITIVE_INFINITY)]);
}

/** Turns typed *stars* into emphasis; undefined when there is nothing to turn. */
export function takeStars(runs: readonly Run[], offset: number): Edited | undefined {
  const stored = writeEmphasis(runs);
  const parsed = normalizeRuns(parseEmphasis(stored));
  if (JSON.stringify(parsed) === JSON.stringify(runs)) return undefined;
  const before = runs.reduce(
    ({ length, left }, run) => {
      const shown = Math.min(left, run.text.length);
      const stars = run.isEmphasized && left > 0 ? (left > run.text.length ? 2 : 1) : 0;
      return { length: length + shown + stars, left: left - shown };
    },
    { length: 0, left: offset },
  ).length;
  return { runs: parsed, caret: { offset: shownLength(parsed, before), isEmphasized: false } };
}

/** Whether the text before an offset is emphasized; at the start, the text after it. */
export function isEmphasizedAt(runs: readonly Run[], offset: number): boolean {
  return cut(runs, Math.max(0, offset - 1), Math.max(1, offset))[0]?.isEmphasized ?? false;
}

function cut(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap(({ isEmphasized, text }) => {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return part ? [{ text: part, isEmphasized }] : [];
  });
}

/** How many characters are shown of so many stored ones. */
function shownLength(runs: readonly Run[], stored: number): number {
  let left = stored;
  let length = 0;
  for (const { isEmphasized, text } of runs) {
    const stars = isEmphasized ? 1 : 0;
    length += Math.max(0, Math.min(left - stars, text.length));
    left -= text.length + 2 * stars;
    if (left <= 0) break;
  }
  return length;
}
