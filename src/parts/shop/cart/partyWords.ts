import type { LocaleCode } from '../../../shared/locales.ts';
import { counted } from '../../../shared/messages/counted.ts';
import type { Translate } from '../../../shared/messages/index.ts';
import type { RequestedParty } from './rules/lineAsked.ts';

/** Describes a party, such as “2 adults, 1 child”. */
export function partyWords(
  { adults, children }: Pick<RequestedParty, 'adults' | 'children'>,
  { locale, t }: { locale: LocaleCode; t: Translate },
): string {
  const some = [
    adults > 0 && counted(t, locale, adults, { one: 'shop.cart.adults.one', other: 'shop.cart.adults.other' }),
    children > 0 && counted(t, locale, children, { one: 'shop.cart.children.one', other: 'shop.cart.children.other' }),
  ];
  return some.filter(Boolean).join(', ');
}
