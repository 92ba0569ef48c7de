import { isObject } from './isObject.ts';

/** The largest row id, on PostgreSQL. */
export const MAX_ROW_ID = 2 ** 31 - 1;

/**
 * Parses a row id from a URL or a message.
 * @returns undefined for anything else, other notations of a number, and ids above the largest, which a database would
 * refuse with an error
 */
export function readRowId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ROW_ID ? Number(text) : undefined;
}

/** The row id that a relation holds, which is an id or, populated, a document; undefined for anything else. */
export function relationId(related: unknown): number | undefined {
  const id = isObject(related) ? related.id : related;
  if (typeof id === 'string') return readRowId(id);
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
