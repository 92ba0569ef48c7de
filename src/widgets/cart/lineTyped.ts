import { LINE_FORM } from '../../parts/shop/cart/rules/addresses.ts';
import type { PageView } from '../../render/types.ts';

/** Rejected input of a line. */
export interface LineTyped {
  adults: string | undefined;
  children: string | undefined;
  /** Quantity of each extra, by its code. */
  extras: ReadonlyMap<string, string>;
  /** Faults by field. */
  faults: { adults?: string | undefined; children?: string | undefined; extra?: string | undefined };
}

/** @param uuid of the line */
export function lineTyped({ answered }: Pick<PageView, 'answered'>, uuid: string): LineTyped {
  const isOurs = answered?.part === 'shop' && answered.id === LINE_FORM && listOf(answered.typed.line)[0] === uuid;
  const typed = isOurs ? answered.typed : {};
  const counts = listOf(typed.count);
  return {
    adults: listOf(typed.adults)[0],
    children: listOf(typed.children)[0],
    extras: new Map(listOf(typed.extra).map((code, index) => [code, counts[index] ?? ''])),
    faults: isOurs ? answered.faults : {},
  };
}

/** Validation error of an extra's quantity: more than one for each traveller, or no number. */
export function extraFault({ adults, children = '0', extras, faults }: LineTyped, code: string): string | undefined {
  const isTaken = Number(extras.get(code)) <= Number(adults) + Number(children);
  return isTaken ? undefined : faults.extra;
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat();
}
