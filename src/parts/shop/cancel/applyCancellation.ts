import type { PayloadRequest } from 'payload';
import { formatMoney } from '../../../shared/money.ts';
import { balanceOf } from '../../../tours/booking/order.ts';
import { shrinkReductions } from '../../../tours/booking/reductions.ts';
import type { Refund } from '../../../tours/booking/refund.ts';
import { queueOrderMail } from '../mails/queueOrderMail.ts';
import { writeOrder } from '../orders/changeOrder.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { type PlannedCancellation, standingOf } from './planCancellation.ts';
import { requestRefunds } from './requestRefunds.ts';

/** Requester and reason of a cancellation. */
export interface CancelRequest {
  by: string;
  reason?: string | undefined;
}

/** Money fields of a cancelled booking. */
export interface CancelledFields {
  refund: Refund;
  cancellationFee: number;
  refundDue: number;
  cancelReason?: string;
}

/**
 * Stores what a cancellation means for its order: status, price, amount due, queued refunds, and mails to traveller and staff. Runs within the
 * transaction of the request, under the order's lock; the caller cancels the bookings themselves.
 * @returns the money fields of each cancelled booking, by its id
 */
export async function applyCancellation(
  req: PayloadRequest,
  order: OpenOrder,
  plan: PlannedCancellation,
  { by, reason }: CancelRequest,
): Promise<Map<number, CancelledFields>> {
  const { id } = order;
  const gone = new Set(plan.bookings.map((booking) => booking.id));
  const isWhole = standingOf(order, new Date()).every((booking) => gone.has(booking.id));
  const { discount, subtotal, total } = plan;
  const isSettled = balanceOf({ ...order, total }) === 0;
  await writeOrder(
    req,
    id,
    {
      ...{ currency: order.currency, discount, subtotal, total },
      reductions: shrinkReductions(order, discount),
      dueNow: order.total === 0 ? 0 : Math.min(total, Math.ceil((order.dueNow * total) / order.total)),
      ...(isWhole && { status: 'CANCELLED', expiresAt: null, cartKey: null }),
      ...((isWhole || isSettled) && { balanceDue: null }),
    },
    describeStep(order, plan, isWhole, reason),
  );
  const [first] = plan.bookings;
  await queueOrderMail(req, order, isWhole ? 'cancelled' : 'reduced', isWhole ? undefined : first?.id);
  await requestRefunds(req, id, plan.refunds, by);
  return fieldsOf(plan, reason);
}

function describeStep(
  order: OpenOrder,
  { back, bookings, byHand }: PlannedCancellation,
  isWhole: boolean,
  reason?: string,
) {
  const say = (amount: number): string => formatMoney(amount, order.currency, 'en');
  const names = order.bookings.filter(({ id }) => bookings.some((one) => one.id === id)).map((one) => one.reference);
  const what = isWhole ? 'Cancelled' : `Cancelled: ${names.join(', ')}`;
  const money =
    order.paid === 0 ? 'nothing was paid' : back === 0 ? 'nothing goes back' : `${say(back)} to be given back`;
  const hand = byHand > 0 ? `, ${say(byHand)} of it by hand` : '';
  return `${what}: ${money}${hand}${reason ? `. ${reason}` : ''}`;
}

/** Splits the refund among the bookings, to the smallest unit. */
function fieldsOf({ back, bookings }: PlannedCancellation, reason?: string): Map<number, CancelledFields> {
  const owed = bookings.map(({ fee, share }) => share - fee);
  const all = owed.reduce((sum, amount) => sum + amount, 0);
  let [reached, given] = [0, 0];
  return new Map(
    bookings.map(({ fee, id, refund }, index) => {
      reached += owed[index] ?? 0;
      const upTo =
        index === bookings.length - 1 || all === 0 ? back : Number((BigInt(back) * BigInt(reached)) / BigInt(all));
      const refundDue = upTo - given;
      given = upTo;
      return [id, { refund, cancellationFee: fee, refundDue, ...(reason && { cancelReason: reason }) }];
    }),
  );
}
