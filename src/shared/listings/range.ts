/** A numeric range, both ends inclusive; either may be open. */
export interface Range {
  least?: number | undefined;
  most?: number | undefined;
}

const RANGE_TERM = /^(\d{0,9})\.\.(\d{0,9})$/;

/**
 * Parses `250..500`, `250..` or `..500`: whole units of whatever is measured, money in whole units of its currency.
 * @returns undefined for anything else, and where both ends are open
 */
export function readRange(term: string | undefined): Range | undefined {
  const [, from = '', to = ''] = RANGE_TERM.exec(term ?? '') ?? [];
  if (!from && !to) return undefined;
  const least = from ? Number(from) : undefined;
  const most = to ? Number(to) : undefined;
  return least !== undefined && most !== undefined && least > most ? { least: most, most: least } : { least, most };
}

/** Serializes a range as a term: `250..500`. Empty when both ends are open. */
export function rangeTerm({ least, most }: Range): string {
  return least === undefined && most === undefined ? '' : `${least ?? ''}..${most ?? ''}`;
}
