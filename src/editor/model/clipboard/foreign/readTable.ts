/** A table of foreign HTML. */
export interface ForeignTable {
  /** Its rows as the table block has them: cells with `|` between, or tabs where a cell has one itself. */
  rows: string;
  title: string;
  /** Whether its first row, and its first column, are marked as headers. */
  hasHeaderRow: boolean;
  hasHeaderColumn: boolean;
}

/** Limits of the table block; a larger one stays text. */
const MAX_ROWS = 200;
const MAX_COLUMNS = 20;
const LONGEST_TITLE = 80;

/**
 * Reads a table of facts.
 * @returns undefined for one that only arranges a page: with a table inside, one row or one column; and for one that is too large
 */
export function readTable(table: HTMLTableElement): ForeignTable | undefined {
  if (table.querySelector('table')) return undefined;
  const rows = [...table.rows].map((row) => [...row.cells].flatMap(cellsOf)).filter((row) => row.some(Boolean));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (rows.length < 2 || width < 2 || rows.length > MAX_ROWS || width > MAX_COLUMNS) return undefined;
  const [first = []] = rows;
  const [firstRow, ...others] = [...table.rows];
  return {
    rows: writeRows(rows),
    title: (wordsOf(table.caption) || first.filter(Boolean).join(', ')).slice(0, LONGEST_TITLE),
    hasHeaderRow: table.tHead !== null || isHeader(firstRow?.cells[1]),
    hasHeaderColumn: others.some(({ cells }) => isHeader(cells[0])),
  };
}

/** A cell over several columns is followed by empty ones. */
function cellsOf(cell: HTMLTableCellElement): string[] {
  const span = Math.min(MAX_COLUMNS, Math.max(1, cell.colSpan));
  return [wordsOf(cell), ...Array<string>(span - 1).fill('')];
}

function wordsOf(element: Element | null): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  // Otherwise the last word of a paragraph and the first of the next are one.
  for (const end of copy.querySelectorAll('p, div, br, li')) end.after(' ');
  return (copy.textContent ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Word and Google Docs mark headers by bold letters alone. */
function isHeader(cell: HTMLTableCellElement | undefined): boolean {
  if (!cell) return false;
  if (cell.nodeName === 'TH') return true;
  const bold = [...cell.querySelectorAll<HTMLElement>('b, strong, [style*="font-weight"]')].filter(
    ({ nodeName, style }) => nodeName !== 'SPAN' || style.fontWeight === 'bold' || Number(style.fontWeight) >= 600,
  );
  return bold.some((each) => wordsOf(each) !== '' && wordsOf(each) === wordsOf(cell));
}

function writeRows(rows: readonly (readonly string[])[]): string {
  const isPlain = rows.every(
    (row) => row.every((cell) => !cell.includes('|')) && !row.every((cell) => /^:?-+:?$|^$/.test(cell)),
  );
  if (isPlain) return rows.map((row) => row.join(' | ')).join('\n');
  return rows.map((row) => row.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
