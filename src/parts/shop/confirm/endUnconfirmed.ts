import type { Payload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { awaitsConfirmation, ORDERS } from '../../../tours/booking/order.ts';
import { cancelBookings } from '../cancel/cancelBookings.ts';
import { cancelUnheld } from '../cancel/cancelOrder.ts';
import { isTold, queueOrderMail } from '../mails/queueOrderMail.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { DEFAULT_CONFIRM_HOURS } from '../rules/shopSettings.ts';

/** Author in an order's history. */
const BY = 'Website';
const REASON = 'It was not confirmed in time.';
/** Maximum number of orders to remind, and of orders to end, in one run of the job. */
const MAX_AT_ONCE = 200;
/** The reminder is sent when this fraction of the time is left. */
const REMINDED_SHARE = 1 / 4;
const HOUR_MS = 3_600_000;

class IsWaitedFor extends Error {}

/**
 * Orders that await confirmation by their mailed link: sends a reminder when a quarter of their time remains, and cancels expired ones through the
 * usual cancellation. Orders with an open payment are skipped.
 * @param each runs a callback for one order after the other
 */
export async function endUnconfirmed(
  payload: Payload,
  { each, now }: { now: Date; each: (ids: readonly number[], care: (id: number) => Promise<unknown>) => Promise<void> },
): Promise<void> {
  const { confirmHours } = await payload.findGlobal({ slug: 'shop', depth: 0 });
  const hours = confirmHours ?? DEFAULT_CONFIRM_HOURS;
  const soon = new Date(now.getTime() + hours * REMINDED_SHARE * HOUR_MS).toISOString();
  const [moment, isPast] = [now.toISOString(), 'less_than_equal'] as const;
  await each(await findWaiting(payload, { confirmBy: { [isPast]: soon, greater_than: moment } }), (id) =>
    changeOrder(payload, id, async (order, req) => {
      if (!awaitsConfirmation(order) || (await isTold(req, id, 'unconfirmedReminder'))) return;
      await queueOrderMail(req, order, 'unconfirmedReminder');
    }),
  );
  await each(await findWaiting(payload, { confirmBy: { [isPast]: moment } }), async (id) => {
    try {
      const plan = await cancelBookings(payload, id, { by: BY, reason: REASON, check: refuseOthers });
      // The server was down when its holds expired.
      if (!plan) await cancelUnheld(payload, id, { by: BY, check: refuseOthers });
    } catch (error) {
      if (!(error instanceof IsWaitedFor)) throw error;
    }
  });
}

/** It may have been confirmed since the query, or have an open payment. */
function refuseOthers(order: OpenOrder): void {
  if (!awaitsConfirmation(order) || order.payments.some(({ status }) => status === 'open')) throw new IsWaitedFor();
}

async function findWaiting(payload: Payload, condition: TypedWhere<typeof ORDERS>): Promise<number[]> {
  const rows = await findRows({ payload }, ORDERS, {
    where: { and: [{ status: { equals: 'PLACED' } }, condition] },
    select: { id: true },
    sort: 'id',
    limit: MAX_AT_ONCE,
  });
  return rows.map(({ id }) => id);
}
