import type { Payload, Where } from 'payload';
import { idOf } from '../../../tours/booking/booking.ts';
import { lateness } from '../../../tours/booking/lateness.ts';
import { ORDERS, type Order, PAYMENTS, readOrder } from '../../../tours/booking/order.ts';

/** More orders are not looked at in one go; whoever has more in trouble works through the first. */
const MOST_TROUBLED = 2000;

const READ = {
  reference: true,
  status: true,
  currency: true,
  total: true,
  dueNow: true,
  paid: true,
  refunded: true,
  plan: true,
  method: true,
  balanceDue: true,
} as const;

/** Orders whose money needs somebody. */
export interface MoneyTrouble {
  /** Confirmed ones that something of is late, by their id. */
  late: ReadonlyMap<number, Order>;
  /** The ids of those with a payment that has to be given back: it was in vain, or its provider has not done so yet. */
  returning: ReadonlySet<number>;
}

/** The orders whose money needs somebody. @param today `YYYY-MM-DD` */
export async function findMoneyTrouble({ payload }: { payload: Payload }, today: string): Promise<MoneyTrouble> {
  const isDue: Where = { and: [{ status: { equals: 'CONFIRMED' } }, { balanceDue: { less_than: today } }] };
  const [due, { docs }] = await Promise.all([
    findOrders(payload, isDue),
    payload.find({
      collection: PAYMENTS,
      depth: 0,
      limit: MOST_TROUBLED,
      pagination: false,
      where: { or: [{ owesRefund: { equals: true } }, { status: { equals: 'orphaned' } }] },
      select: { order: true },
    }),
  ]);
  return {
    late: byId(due.filter((order) => lateness(order, today) > 0)),
    returning: new Set((docs as { order?: unknown }[]).flatMap(({ order }) => idOf(order) ?? [])),
  };
}

/** The orders that some bookings belong to, by their id. */
export async function readOrdersOf(
  { payload }: { payload: Payload },
  bookings: readonly { order: number | undefined }[],
): Promise<ReadonlyMap<number, Order>> {
  const ids = [...new Set(bookings.flatMap(({ order }) => order ?? []))];
  return byId(ids.length > 0 ? await findOrders(payload, { id: { in: ids } }, ids.length) : []);
}

async function findOrders(payload: Payload, where: Where, limit = MOST_TROUBLED): Promise<Order[]> {
  const { docs } = await payload.find({
    collection: ORDERS,
    depth: 0,
    joins: false,
    limit,
    pagination: false,
    select: READ,
    sort: 'balanceDue',
    where,
  });
  return docs.flatMap((doc) => readOrder(doc) ?? []);
}

function byId(orders: readonly Order[]): Map<number, Order> {
  return new Map(orders.map((order) => [order.id, order]));
}
