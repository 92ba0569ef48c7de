import { parseCsv, undefuse, writeCsv } from '../../../shared/csv.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { DocumentUnit, FileUnit } from './units.ts';

const COLUMNS = ['document', 'language', 'id', 'where', 'source', 'translation'] as const;
/** Without it spreadsheets take the file for one in a code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes texts as CSV, a line for each. */
export function writeTextsCsv(units: readonly DocumentUnit[]): string {
  const rows = units.map(({ id, label, locale, of, source, translation }) => [
    of,
    locale,
    id,
    label,
    source,
    translation,
  ]);
  return BYTE_ORDER_MARK + writeCsv([COLUMNS, ...rows]);
}

/**
 * Reads such a file; columns may be in another order.
 * @param most largest number of texts
 * @returns what is wrong, as a sentence, where it cannot be read
 */
export function readTextsCsv(csv: string, most: number): FileUnit[] | string {
  const { fault, rows } = parseCsv(csv, most + 1);
  if (fault) return t('Line {line}: {fault}', { line: fault.line, fault: fault.says });
  const [head, ...lines] = rows;
  const at = Object.fromEntries(COLUMNS.map((name) => [name, head?.cells.indexOf(name) ?? -1]));
  const lacking = COLUMNS.filter((name) => name !== 'where' && at[name] === -1);
  if (lacking.length > 0)
    return t('The first line does not name the columns: {columns} is missing.', { columns: lacking.join(', ') });
  return lines.map(({ cells }) => {
    const cell = (name: (typeof COLUMNS)[number]): string => undefuse(cells[at[name] ?? -1] ?? '');
    return {
      of: cell('document'),
      locale: cell('language'),
      id: cell('id'),
      source: cell('source'),
      translation: cell('translation'),
    };
  });
}
