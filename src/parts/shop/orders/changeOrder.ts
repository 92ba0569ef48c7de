import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { lockName } from '../../../cms/database/locks/lockName.ts';
import { type Columns, type Exact, findRow, updateRow } from '../../../cms/database/queries/rows.ts';
import { inTransaction } from '../../../cms/database/transactions/inTransaction.ts';
import type { WithCurrency } from '../../../shared/money.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { findOrder, type OpenOrder } from './openOrder.ts';

/**
 * Changes one order under its lock: browser, webhook, scheduled job and staff wait for each other. Everything that `change` writes with its request
 * is one transaction, rolled back when it throws.
 * @param change gets the current order; its result is returned. Do not call payment providers or other services in it.
 * @returns undefined where there is no such order
 * @throws what `change` throws
 */
export async function changeOrder<T>(
  payload: Payload,
  id: number,
  change: (order: OpenOrder, req: PayloadRequest) => Promise<T>,
): Promise<T | undefined> {
  // Tells the bookings' hooks that the order is already being changed.
  const req = await createLocalReq({ context: { lockedOrder: id } }, payload);
  return inTransaction(req, async () => {
    await lockOrder(req, id);
    const order = await findOrder({ payload, req }, id);
    return order && change(order, req);
  });
}

/** Locks an order until the request's transaction ends. */
export function lockOrder(req: PayloadRequest, id: number): Promise<void> {
  return lockName(req, `order:${id}`);
}

/** Limits the history of an order; most have ten lines. */
const MAX_HISTORY = 100;

/** Amounts of an order, all in its currency. */
type OrderAmount = 'discount' | 'dueNow' | 'paid' | 'refunded' | 'subtotal' | 'total';
/** Columns of an order to write; amounts only together with their currency. */
export type OrderWrite<Given> = Exact<Given, typeof ORDERS> & WithCurrency<Given, OrderAmount>;

/**
 * Writes an order's row within the transaction of the request.
 * @param line of its history, in words for staff, with the fact that code reads from it, if any; absent: not worth a line
 */
export async function writeOrder<Given extends Columns<typeof ORDERS>>(
  req: PayloadRequest,
  id: number,
  data: OrderWrite<Given>,
  line?: string | { what: string; fact: string },
): Promise<void> {
  const columns: Columns<typeof ORDERS> = data;
  const said = typeof line === 'string' ? { what: line } : line;
  const history =
    said?.what &&
    [...(await historyOf(req, id)), { at: new Date().toISOString(), by: byOf(req), ...said }].slice(-MAX_HISTORY);
  await updateRow(req.payload, ORDERS, id, { ...columns, ...(history && { history }) }, { req });
}

async function historyOf(req: PayloadRequest, id: number): Promise<unknown[]> {
  const asked = { where: { id: { equals: id } }, select: { history: true } } as const;
  const row = await findRow({ payload: req.payload, req }, ORDERS, asked);
  return Array.isArray(row?.history) ? row.history : [];
}

/** Author of the change: taken from the context where the request has no user, as for bookings. */
function byOf({ context, user }: PayloadRequest): string {
  if (typeof context.bookedBy === 'string') return context.bookedBy;
  return user && 'email' in user && user.email ? user.email : 'Website';
}
