/** The largest number of a row, on PostgreSQL. */
export const MOST_ROW_ID = 2 ** 31 - 1;

/**
 * Reads the number of a row as it stands in an address or a message.
 * @returns undefined for whatever is none, is written in another way, or is larger than any row's: a database would fail at it
 */
export function readRowId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST_ROW_ID ? Number(text) : undefined;
}
