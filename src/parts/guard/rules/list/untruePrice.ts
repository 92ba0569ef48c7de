import { msg } from '../../../../shared/studioWords/t.ts';
import type { Rule } from '../finding.ts';

/** A price “from” that no upcoming departure has. */
export const untruePrice: Rule = {
  id: 'untrue-price',
  isBlocking: false,
  todo: msg('Write the lowest price of the dates to come, or add a date with that price.'),
  find(_, { sale }) {
    const { currency, from, prices = [] } = sale ?? {};
    if (!currency || from === undefined || prices.length === 0 || prices.includes(from)) return [];
    const lowest = Math.min(...prices);
    const says = {
      message: msg('The page says from {price}, and the lowest price of a date to come is {lowest}.'),
      values: { price: { amount: from, currency }, lowest: { amount: lowest, currency } },
    };
    return [{ says, subject: 'price', field: 'price.from' }];
  },
};
