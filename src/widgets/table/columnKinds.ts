/** A number with an optional sign, currency, unit of up to four letters, `°C`, `%`; or a dash for none. */
const NUMBER =
  /^(?:[–—-]|[+−-]?\s?[€$£]?\s?\d[\d\s.,’]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:°\s?[CF]|[%€$£]|[\p{L}²³/]{1,4})?)$/u;

/** Whether a cell is a number. */
export function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}

/** Minimum length of a cell treated as a sentence, which a phone must not break after every word. */
const LONG = 24;

/** Columns with a sentence in a cell. */
export function longColumns(rows: readonly (readonly string[])[]): boolean[] {
  return (rows[0] ?? []).map((_, column) => rows.some((row) => (row[column] ?? '').length >= LONG));
}

/**
 * Columns with numbers only, and at least one that is no dash.
 * @param rows without the header row
 */
export function numberColumns(rows: readonly (readonly string[])[]): boolean[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => {
    const filled = rows.map((row) => row[column] ?? '').filter(Boolean);
    return filled.every(isNumber) && filled.some((cell) => /\d/.test(cell));
  });
}
