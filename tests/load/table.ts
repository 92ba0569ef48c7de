/** A row of the table. */
export interface Row {
  what: string;
  measured: string;
  /** The reference figure: the hand-made page, or plain files. */
  comparison?: string;
  budget?: string;
  isMissed?: boolean;
}

/** A figure that must not exceed its budget. */
export function within(what: string, write: (value: number) => string, value: number, budget: number): Row {
  return { what, measured: write(value), budget: `≤ ${write(budget)}`, isMissed: value > budget };
}

const HEADINGS = ['what', 'Rihla', 'hand-made page, plain files', 'budget', ''];

/** The rows as one Markdown table; those that miss their budget are marked. */
export function renderTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, comparison = '', budget = '', isMissed }) =>
    line([what, measured, comparison, budget, isMissed === undefined ? '' : isMissed ? '**missed**' : 'met']),
  );
  return [line(HEADINGS), '|---|--:|--:|--:|---|', ...lines].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Bytes in kB of 1000, with one decimal below 100. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0);
}

/** Bytes in MB of 1,000,000. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

/** A count with thousands separated. */
export function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** A duration in ms, with two significant digits or more. */
export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(1) : count(value)} ms`;
}

/** A duration in ms, as seconds. */
export function seconds(value: number): string {
  return `${(value / 1000).toFixed(2)} s`;
}
