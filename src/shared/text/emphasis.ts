/** A piece of text with one formatting. */
export interface Run {
  text: string;
  isEmphasized: boolean;
}

const BETWEEN_STARS = /\*([^*\n]+)\*/;

/** Splits a stored text into its runs: text between *stars* is emphasized; stars without a partner are text. */
export function parseEmphasis(text: string): Run[] {
  // `split` with a group puts the starred texts at odd indexes.
  const parts = text.split(BETWEEN_STARS).map((part, index) => ({ text: part, isEmphasized: index % 2 === 1 }));
  return parts.filter((run) => run.text !== '');
}

/** The stored form of runs. */
export function writeEmphasis(runs: readonly Run[]): string {
  return runs.map(({ isEmphasized, text }) => (isEmphasized ? `*${text}*` : text)).join('');
}

/**
 * Runs that the stored form can express: neighbours of one formatting are one run, and emphasis has neither stars nor
 * line breaks, and is not empty.
 */
export function normalizeRuns(runs: readonly Run[]): Run[] {
  const storable = runs.flatMap(({ isEmphasized, text }): Run[] => {
    if (!isEmphasized) return [{ text, isEmphasized }];
    return text.split(/([*\n]+)/).map((part) => ({ text: part, isEmphasized: !/^[*\n]*$/.test(part) }));
  });
  const joined: Run[] = [];
  for (const run of storable) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last?.isEmphasized === run.isEmphasized) joined[joined.length - 1] = { ...run, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
