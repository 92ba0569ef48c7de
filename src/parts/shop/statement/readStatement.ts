import type { Payload, PayloadRequest } from 'payload';
import type { Shop } from '../../../cms/payload-types.ts';
import { type Statement, stateOrder } from '../../../tours/booking/statement.ts';
import type { Tour } from '../../../tours/tour.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { hasLapsed } from '../rules/hasLapsed.ts';
import { DEFAULT_BALANCE_DAYS } from '../rules/shopSettings.ts';
import { findCalledOff } from './findCalledOff.ts';

/** Statement of an order now, by the current settings and tours. Once its holds have ended without a payment nothing is due, and nothing is left to cancel. */
export function statementOf(
  order: OpenOrder,
  {
    calledOff,
    now,
    shop,
    tours,
  }: { calledOff: ReadonlySet<number>; now: Date; shop: Partial<Shop>; tours: ReadonlyMap<number, Tour> },
): Statement {
  const { balanceDays } = shop;
  const statement = stateOrder(order, {
    day: now.toISOString().slice(0, 10),
    balanceDays: balanceDays ?? DEFAULT_BALANCE_DAYS,
    ...{ calledOff, tours },
  });
  if (!hasLapsed(order, now)) return statement;
  return { ...statement, now: undefined, later: undefined, cancelling: undefined };
}

/** Statements of several orders today, by id. */
export async function readStatements(
  payload: Payload,
  orders: readonly OpenOrder[],
  { now, shop }: { now: Date; shop: Partial<Shop> },
): Promise<Map<number, Statement>> {
  const tours = await findToursOf({ payload }, orders);
  const calledOff = await findCalledOff({ payload }, orders);
  return new Map(orders.map((order) => [order.id, statementOf(order, { calledOff, now, shop, tours })]));
}

/** The same for one order, with its tours read. @param reader with a request: within its transaction */
export async function readStatement(
  reader: { payload: Payload; req?: PayloadRequest },
  order: OpenOrder,
  { now = new Date(), shop }: { now?: Date; shop: Partial<Shop> },
): Promise<Statement> {
  const calledOff = await findCalledOff(reader, [order]);
  return statementOf(order, { calledOff, now, shop, tours: await findToursOf(reader, [order]) });
}
