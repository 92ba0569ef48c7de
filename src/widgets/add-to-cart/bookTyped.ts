import { BOOK_FORM } from '../../parts/shop/cart/rules/addresses.ts';
import type { PageView } from '../../render/types.ts';
import { USUAL_ADULTS } from './constants.ts';

/** What stands in the form: what was typed before it was refused, or the usual. */
export interface BookTyped {
  departure: string | undefined;
  adults: string | number;
  children: string | number;
  /** How often each extra is taken, by its code. */
  extras: ReadonlyMap<string, string>;
  /** Whether it comes again because it was refused, and what is wrong with which field. */
  isRefused: boolean;
  faults: Readonly<Record<string, string>>;
  /** What is wrong where no field of the form is meant. */
  message: string | undefined;
}

/** What the form of a page is filled in with. */
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
