/** A number with what may stand around it: a sign, a currency, a unit of up to four letters, `°C`, `%`; or a dash for none. */
const NUMBER =
  /^(?:[–—-]|[+−-]?\s?[€$£]?\s?\d[\d\s.,’]*(?:\s?[–-]\s?\d[\d.,]*)?\s?(?:°\s?[CF]|[%€$£]|[\p{L}²³/]{1,4})?)$/u;

/** Whether a cell says a number. */
export function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}

/** From how many signs a cell is a sentence, which a phone shall not break after every word. */
const LONG = 24;

/** Which columns have a cell with a sentence in it. */
export function longColumns(rows: readonly (readonly string[])[]): boolean[] {
  return (rows[0] ?? []).map((_, column) => rows.some((row) => (row[column] ?? '').length >= LONG));
}

/**
 * Which columns hold numbers alone, and at least one that is no dash.
 * @param rows without the one that names the columns
 */
export function numberColumns(rows: readonly (readonly string[])[]): boolean[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, column) => {
    const filled = rows.map((row) => row[column] ?? '').filter(Boolean);
    return filled.every(isNumber) && filled.some((cell) => /\d/.test(cell));
  });
}
