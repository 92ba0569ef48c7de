import { normalizeRuns, parseEmphasis, type Run } from '../../../shared/text/emphasis.ts';
import type { Caret } from './editedText.ts';

/** Edited runs, and the caret's position in them. */
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

/** Toggles emphasis: emphasizes a part of the text, or removes it where all of the part has it. */
export function toggleEmphasis(runs: readonly Run[], from: number, to: number): Run[] {
  const chosen = cut(runs, from, to);
  const isEmphasized = !chosen.every((run) => run.isEmphasized);
  const changed = chosen.map(({ text }) => ({ text, isEmphasized }));
  return normalizeRuns([...cut(runs, 0, from), ...changed, ...cut(runs, to, Number.POSITIVE_INFINITY)]);
}

/**
 * Turns typed *stars* into emphasis; undefined when there is nothing to turn. A single star needs its partner in the same run; the stars of
 * emphasis beside it do not count.
 */
export function takeStars(runs: readonly Run[], offset: number): Edited | undefined {
  let position = 0;
  let stars = 0;
  const parts = runs.flatMap((run) => (run.isEmphasized ? [{ ...run, isNew: false }] : split(run)));
  if (!parts.some(({ isNew }) => isNew)) return undefined;
  for (const { isNew, text } of parts) {
    const end = position + text.length + (isNew ? 2 : 0);
    if (isNew) stars += (position < offset ? 1 : 0) + (end - 1 < offset ? 1 : 0);
    position = end;
  }
  return { runs: normalizeRuns(parts), caret: { offset: offset - stars, isEmphasized: false } };
}

function split({ text }: Run): (Run & { isNew: boolean })[] {
  return parseEmphasis(text).map((part) => ({ ...part, isNew: part.isEmphasized }));
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
