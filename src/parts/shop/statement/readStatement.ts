import type { Payload, PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { type Statement, stateOrder } from '../../../tours/booking/statement.ts';
import type { Tour } from '../../../tours/tour.ts';
import { findToursOf } from '../checkout/readCheckout.ts';
import type { OpenOrder } from '../openOrder.ts';
import { DEFAULT_BALANCE_DAYS } from '../rules/shopSettings.ts';

/** What an order comes to today, by the shop's settings and its tours as they are now. */
export function statementOf(
  order: OpenOrder,
  { now, shop, tours }: { now: Date; shop: Partial<Shop>; tours: ReadonlyMap<number, Tour> },
): Statement {
  const { balanceDays } = shop;
  return stateOrder(order, {
    day: now.toISOString().slice(0, 10),
    balanceDays: balanceDays ?? DEFAULT_BALANCE_DAYS,
    tours,
  });
}

/** The same, with the tours read. @param reader with a request: within its transaction */
export async function readStatement(
  reader: { payload: Payload; req?: PayloadRequest },
  order: OpenOrder,
  { now = new Date(), shop }: { now?: Date; shop: Partial<Shop> },
): Promise<Statement> {
  return statementOf(order, { now, shop, tours: await findToursOf(reader, [order]) });
}
