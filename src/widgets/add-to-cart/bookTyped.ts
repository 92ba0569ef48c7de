import { BOOK_FORM } from '../../parts/shop/cart/rules/addresses.ts';
import type { PageView } from '../../render/types.ts';
import { USUAL_ADULTS } from './constants.ts';

/** Values of the form: rejected input, or the defaults. */
export interface BookTyped {
  departure: string | undefined;
  adults: string | number;
  children: string | number;
  /** Quantity of each extra, by its code. */
  extras: ReadonlyMap<string, string>;
  /** Whether input was rejected, and the errors by field. */
  isRefused: boolean;
  faults: Readonly<Record<string, string>>;
  /** Error that belongs to no field. */
  message: string | undefined;
}

/** Initial values of the form. */
export function bookTyped({ answered }: Pick<PageView, 'answered'>): BookTyped {
  const typed = answered?.part === 'shop' && answered.id === BOOK_FORM ? answered.typed : undefined;
  const [codes, counts] = [listOf(typed?.extra), listOf(typed?.count)];
  return {
    departure: listOf(typed?.departure)[0],
    adults: listOf(typed?.adults)[0] ?? USUAL_ADULTS,
    children: listOf(typed?.children)[0] ?? 0,
    extras: new Map(codes.map((code, index) => [code, counts[index] ?? ''])),
    isRefused: typed !== undefined,
    faults: (typed && answered?.faults) ?? {},
    message: typed && answered?.message,
  };
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat();
}
