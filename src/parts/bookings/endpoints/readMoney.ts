import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { findIds } from '../../../cms/database/queries/findIds.ts';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { relationId } from '../../../shared/rowId.ts';
import { lateness } from '../../../tours/booking/lateness.ts';
import { ORDERS, type Order, PAYMENTS, readOrder } from '../../../tours/booking/order.ts';

/** Maximum number of orders read at once; with more, staff work through the first. */
const MAX_TROUBLED = 2000;

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

/** Orders whose money needs attention. */
export interface PaymentIssues {
  /** Confirmed orders with a late payment, by id. */
  late: ReadonlyMap<number, Order>;
  /** Ids of orders with a payment to refund: it confirmed nothing, or its refund is pending. */
  returning: ReadonlySet<number>;
  /** Overpaid confirmed orders, by id; without those of `returning`. */
  overpaid: ReadonlyMap<number, Order>;
}

/** Orders whose money needs attention. @param today `YYYY-MM-DD` */
export async function findMoneyTrouble({ payload }: { payload: Payload }, today: string): Promise<PaymentIssues> {
  const isDue: TypedWhere<typeof ORDERS> = {
    and: [{ status: { equals: 'CONFIRMED' } }, { balanceDue: { less_than: today } }],
  };
  const [due, rich, back] = await Promise.all([
    findOrders(payload, isDue),
    findOverpaid(payload),
    findRows({ payload }, PAYMENTS, {
      where: { or: [{ owesRefund: { equals: true } }, { status: { equals: 'orphaned' } }] },
      select: { order: true },
      limit: MAX_TROUBLED,
    }),
  ]);
  const returning = new Set(back.flatMap(({ order }) => relationId(order) ?? []));
  return {
    late: byId(due.filter((order) => lateness(order, today) > 0)),
    returning,
    overpaid: byId(rich.filter(({ id }) => !returning.has(id))),
  };
}

async function findOverpaid(payload: Payload): Promise<Order[]> {
  const condition = () => sql`status = 'CONFIRMED' and coalesce(paid, 0) - coalesce(refunded, 0) > coalesce(total, 0)`;
  const ids = await findIds(payload, { table: ORDERS, condition, limit: MAX_TROUBLED });
  return ids.length === 0 ? [] : findOrders(payload, { id: { in: ids } });
}

/** The orders of some bookings, by id. */
export async function readOrdersOf(
  { payload }: { payload: Payload },
  bookings: readonly { order: number | undefined }[],
): Promise<ReadonlyMap<number, Order>> {
  const ids = [...new Set(bookings.flatMap(({ order }) => order ?? []))];
  return byId(ids.length > 0 ? await findOrders(payload, { id: { in: ids } }, ids.length) : []);
}

async function findOrders(payload: Payload, where: TypedWhere<typeof ORDERS>, limit = MAX_TROUBLED): Promise<Order[]> {
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
