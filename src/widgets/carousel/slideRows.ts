import { isObject } from '../../shared/isObject.ts';

/** The rows of a list with their indexes, without damaged ones. */
export function slideRows<T extends object>(rows: readonly T[] | null | undefined): { row: T; index: number }[] {
  return Array.isArray(rows) ? rows.flatMap((row: T, index) => (isObject(row) ? [{ row, index }] : [])) : [];
}
