import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { inTransaction } from '../../cms/database/inTransaction.ts';
import { lockName } from '../../cms/database/lockName.ts';
import { type Columns, type Exact, findRow, updateRow } from '../../cms/database/rows.ts';
import type { WithCurrency } from '../../shared/money.ts';
import { ORDERS } from '../../tours/booking/order.ts';
import { findOrder, type OpenOrder } from './openOrder.ts';

/**
 * Does something with one order while nobody else can: browser, webhook, round and staff wait for each other. All that `change` writes with the
 * request it is given is stored whole, or, when it throws, not at all.
 * @param change is told the order as it is now; what it returns comes back. Calls to others, such as payment providers, do not belong in it.
 * @returns undefined where there is no such order
 * @throws what `change` throws
 */
export async function changeOrder<T>(
  payload: Payload,
  id: number,
  change: (order: OpenOrder, req: PayloadRequest) => Promise<T>,
): Promise<T | undefined> {
  // The hooks of its bookings leave the order to whoever has it.
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

/** What has happened lately to one that changes without end; most orders have ten lines. */
const MOST_HISTORY = 100;

/** Amounts of an order, all in its currency. */
type OrderAmount = 'discount' | 'dueNow' | 'paid' | 'refunded' | 'subtotal' | 'total';
/** Columns of an order to write: those that there are, and amounts with their currency. */
export type OrderWrite<Given> = Exact<Given, typeof ORDERS> & WithCurrency<Given, OrderAmount>;

/**
 * Writes into an order's row, within the transaction of the request.
 * @param what a line of its history, in words for staff; absent: nothing that they would look for
 */
export async function writeOrder<Given extends Columns<typeof ORDERS>>(
  req: PayloadRequest,
  id: number,
  data: OrderWrite<Given>,
  what?: string,
): Promise<void> {
  const columns: Columns<typeof ORDERS> = data;
  const history =
    what && [...(await historyOf(req, id)), { at: new Date().toISOString(), by: byOf(req), what }].slice(-MOST_HISTORY);
  await updateRow(req.payload, ORDERS, id, { ...columns, ...(history && { history }) }, { req });
}

async function historyOf(req: PayloadRequest, id: number): Promise<unknown[]> {
  const asked = { where: { id: { equals: id } }, select: { history: true } } as const;
  const row = await findRow({ payload: req.payload, req }, ORDERS, asked);
  return Array.isArray(row?.history) ? row.history : [];
}

/** Whoever wished it is named in the context where the request is nobody's own, as for bookings. */
function byOf({ context, user }: PayloadRequest): string {
  if (typeof context.bookedBy === 'string') return context.bookedBy;
  return user && 'email' in user && user.email ? user.email : 'Website';
}
