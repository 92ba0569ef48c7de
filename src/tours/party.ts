import { joinList } from '../shared/studioWords/joinList.ts';
import { tCount } from '../shared/studioWords/t.ts';

/** Describes a party for staff: `2 adults, 1 child`; empty when unknown. */
export function describeParty(adults: unknown, children: unknown): string {
  const groups = [
    isSome(adults) && tCount('{count} adult', '{count} adults', adults),
    isSome(children) && tCount('{count} child', '{count} children', children),
  ];
  return joinList(groups.filter((group) => group !== false));
}

/** The same in English, to be stored. */
export function describePartyInEnglish(adults: number, children: number): string {
  const groups = [
    adults > 0 && `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
  ];
  return groups.filter((group) => group !== false).join(', ');
}

function isSome(count: unknown): count is number {
  return typeof count === 'number' && count > 0;
}
