import { DEFAULT_LOCALE } from '../../../../shared/locales.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { Rule } from '../finding.ts';

/** A price “from” that no upcoming departure has. */
export const untruePrice: Rule = {
  id: 'untrue-price',
  isBlocking: false,
  todo: 'Write the lowest price of the dates to come, or add a date with that price.',
  find(_, { sale }) {
    const { currency, from, prices = [] } = sale ?? {};
    if (!currency || from === undefined || prices.length === 0 || prices.includes(from)) return [];
    const lowest = Math.min(...prices);
    const says = `The page says from ${formatMoney(from, currency, DEFAULT_LOCALE)}, and the lowest price of a date to come is ${formatMoney(lowest, currency, DEFAULT_LOCALE)}.`;
    return [{ says, subject: 'price', field: 'price.from' }];
  },
};
