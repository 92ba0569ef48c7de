import type { Translate } from '../../../shared/messages/index.ts';
import { joinWords } from '../../../shared/messages/joinWords.ts';
import type { RequestedParty } from './rules/lineAsked.ts';

/** Describes a party, such as “2 adults, 1 child”. */
export function partyWords(
  { adults, children }: Pick<RequestedParty, 'adults' | 'children'>,
  { t }: { t: Translate },
): string {
  const some = [
    adults > 0 && t('shop.cart.adults', { count: adults }),
    children > 0 && t('shop.cart.children', { count: children }),
  ];
  return joinWords(some, t);
}
