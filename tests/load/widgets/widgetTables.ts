import type { WidgetBytes } from './measureBytes.ts';
import type { PaintTimes } from './measurePaint.ts';

/** "Interaction-to-next-paint at 4× CPU for each interactive one ≤ 100 ms" (issue 13, Budgets). */
export const PAINT_MS = 100;

/** Alignment of a column: text at the start, numbers at the end. */
interface Column<T> {
  head: string;
  cell(row: T): string;
}

/** Bytes of every kind, heaviest first. */
export function bytesTable(sizes: readonly WidgetBytes[]): string {
  const total = ({ allStyle, later, script, shared }: WidgetBytes) => allStyle + script + shared + later;
  return table(
    sizes.toSorted((a, b) => total(b) - total(a) || (a.kind < b.kind ? -1 : 1)),
    [
      { head: 'widget', cell: ({ kind }) => kind },
      { head: 'style, least', cell: ({ style }) => bytes(style) },
      { head: 'style, all its forms', cell: ({ allStyle }) => bytes(allStyle) },
      { head: 'script', cell: ({ script }) => bytes(script) },
      { head: 'shared script', cell: ({ shared }) => bytes(shared) },
      { head: 'later', cell: ({ later }) => bytes(later) },
      { head: 'together', cell: (row) => bytes(total(row)) },
    ],
  );
}

/** From a gesture to the next paint, slowest first. */
export function paintTable(times: PaintTimes): string {
  return table(
    Object.entries(times).sort(([, a], [, b]) => b - a),
    [
      { head: 'widget', cell: ([kind]) => kind },
      { head: 'gesture to next paint', cell: ([, ms]) => `${Math.round(ms)} ms` },
      { head: `≤ ${PAINT_MS} ms`, cell: ([, ms]) => (ms > PAINT_MS ? '**missed**' : 'met') },
    ],
  );
}

/** The kinds over the budget. */
export function slowKinds(times: PaintTimes): string[] {
  return Object.entries(times).flatMap(([kind, ms]) => (ms > PAINT_MS ? [kind] : []));
}

/** Markdown table with aligned columns. */
function table<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const cells = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0)));
  const pad = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0);
  const [head, ...body] = cells.map((row) => `| ${row.map(pad).join(' | ')} |`);
  const rule = `|${widths.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [head, rule, ...body].join('\n');
}

/** Zero is shown as a dot. */
function bytes(count: number): string {
  return count > 0 ? count.toLocaleString('en') : '·';
}
