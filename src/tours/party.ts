import { joinList } from '../shared/studioWords/joinList.ts';
import { tCount } from '../shared/studioWords/t.ts';

/** Describes a party for staff: `2 adults, 1 child`; empty when unknown. */
export function describeParty(adults: unknown, children: unknown): string {
  const groups = [
    typeof adults === 'number' && adults > 0 && tCount('{count} adult', '{count} adults', adults),
    typeof children === 'number' && children > 0 && tCount('{count} child', '{count} children', children),
  ];
  return joinList(groups.filter((group) => group !== false));
}
