import { t } from './studioWords/t.ts';

/** A row of a CSV file. */
export interface CsvRow {
  /** From 1, as a spreadsheet counts; of a row with line breaks inside, its first line. */
  line: number;
  cells: string[];
}

/** A syntax error of a file. */
export interface CsvFault {
  line: number;
  says: string;
}

/**
 * Start of a formula for a spreadsheet (OWASP, “CSV injection”): a sign, also in full width or another compatibility
 * form, which some treat as the plain one, after any invisible characters that an import drops; or a tab or a line
 * break by itself.
 */
const FORMULA_START = "'*(?:[\\t\\r\\n]|[\\s\\p{C}\\p{Default_Ignorable_Code_Point}]*[=+\\-@＝＋－＠﹦﹢﹣﹫−⁺₊⁼₌⁻₋])";
const FORMULA = new RegExp(`^${FORMULA_START}`, 'u');
/** One more apostrophe than before, so that a cell that began with one is restored. */
const DEFUSED = new RegExp(`^'(?=${FORMULA_START})`, 'u');

/**
 * Parses CSV (RFC 4180): quoted cells with doubled quotes, lines that end with CRLF or LF. Also accepts a byte order
 * mark and semicolons or tabs instead of commas, as some spreadsheets write. Empty lines are skipped.
 * @param most maximum number of lines
 */
export function parseCsv(text: string, most: number): { rows: CsvRow[]; fault?: CsvFault } {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [at, line, first] = [0, 1, 1];
  const endRow = () => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: first, cells });
    cells = [];
  };
  while (at < source.length) {
    if (source[at] === '"') {
      const cell = readQuoted(source, at);
      if (cell.end === undefined) return { rows, fault: { line, says: t('A quote is opened here and never closed.') } };
      line += cell.text.split('\n').length - 1;
      at = cell.end;
      if (at < source.length && source[at] !== separator && source[at] !== '\n' && !source.startsWith('\r\n', at))
        return {
          rows,
          fault: { line, says: t('Something stands behind a closing quote. Double the quotes inside a cell.') },
        };
      cells.push(cell.text);
    } else {
      const end = nextEnd(source, at, separator);
      cells.push(source.slice(at, end));
      at = end;
    }
    if (source[at] === separator) {
      at += 1;
      // A separator at the end of a line is followed by an empty cell.
      if (at === source.length || source[at] === '\n' || source.startsWith('\r\n', at)) cells.push('');
      if (at < source.length && source[at] !== '\n' && !source.startsWith('\r\n', at)) continue;
    }
    if (source.startsWith('\r\n', at)) at += 1;
    at += 1;
    line += 1;
    endRow();
    first = line;
    if (rows.length > most)
      return { rows, fault: { line: first, says: t('There are more than {most} lines. Split the file.', { most }) } };
  }
  return { rows };
}

/** Writes CSV: CRLF, quotes where needed, formulas defused. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** Reverses the defusing of formulas by `writeCsv`. */
export function undefuse(cell: string): string {
  return cell.replace(DEFUSED, '');
}

function writeCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(FORMULA, (sign) => `'${sign}`);
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The most frequent separator of the first line. */
function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const count = (separator: string): number => head.split(separator).length;
  return [';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

function readQuoted(source: string, start: number): { text: string; end: number | undefined } {
  let text = '';
  for (let from = start + 1; ; ) {
    const quote = source.indexOf('"', from);
    if (quote < 0) return { text, end: undefined };
    text += source.slice(from, quote);
    if (source[quote + 1] !== '"') return { text, end: quote + 1 };
    text += '"';
    from = quote + 2;
  }
}

function nextEnd(source: string, from: number, separator: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === separator || source[at] === '\n' || source.startsWith('\r\n', at)) return at;
  }
  return source.length;
}
