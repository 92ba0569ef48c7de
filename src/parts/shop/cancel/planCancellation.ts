import type { Payload, PayloadRequest } from 'payload';
import { type Booking, holdsSeats, statusAt } from '../../../tours/booking/booking.ts';
import { type Cancellation, keptPercentOf, priceCancellation } from '../../../tours/booking/cancellation.ts';
import { today } from '../../departures/today.ts';
import { findToursOf } from '../orders/findToursOf.ts';
import type { OpenOrder } from '../orders/openOrder.ts';
import { findPayments } from '../paymentFlow/storedPayment.ts';
import { findCalledOff } from '../statement/findCalledOff.ts';
import { type PlannedRefund, partRefunds } from './partRefunds.ts';

type Reader = { payload: Payload; req: PayloadRequest };

/** Plan of a cancellation: its effects, computed beforehand. */
export interface PlannedCancellation extends Cancellation {
  refunds: PlannedRefund[];
  /** Amount that staff refund manually, because it was paid by transfer or in cash; smallest unit. */
  byHand: number;
}

/** The bookings of an order that hold seats at a moment. */
export function standingOf({ bookings }: OpenOrder, now: Date): Booking[] {
  return bookings.filter((booking) => holdsSeats(statusAt(booking, now)));
}

/**
 * Computes refunds and fees for cancelling some of an order's bookings today, by the current terms of their tours. No fee for holds, nor for
 * departures that the operator has called off. Rounding: refunds are rounded up to the step of the provider (`amountStep`).
 * @param leaving ids of the bookings to cancel
 * @param options `amount`: refund set by staff instead, smallest unit; `keepsNothing`: as if the operator had called the departures off
 * @throws RangeError for an amount that cannot be refunded
 */
export async function planCancellation(
  reader: Reader,
  order: OpenOrder,
  leaving: ReadonlySet<number>,
  { amount, keepsNothing = false }: { amount?: number | undefined; keepsNothing?: boolean } = {},
): Promise<PlannedCancellation> {
  const standing = standingOf(order, new Date());
  const percents = await percentsOf(reader, standing);
  const priced = standing.map((booking, index) => ({
    ...booking,
    keptPercent: keepsNothing ? 0 : (percents[index] ?? 0),
  }));
  const kept = order.bookings.reduce((sum, { cancellationFee = 0 }) => sum + cancellationFee, 0);
  const price = (back?: number | undefined) => priceCancellation(order, priced, leaving, { amount: back, kept });
  const wished = price(amount);
  const payments = await findPayments(reader, {
    and: [{ order: { equals: order.id } }, { status: { equals: 'paid' } }],
  });
  const refunds = partRefunds(payments, wished.back);
  const automatic = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  // A provider that takes only whole units refunds a little more than was computed.
  const cancellation = automatic > wished.back ? price(automatic) : wished;
  return { ...cancellation, refunds, byHand: Math.max(0, cancellation.back - automatic) };
}

/** Cancellation fees in percent if the bookings are cancelled today. */
export async function percentsOf(reader: Reader, bookings: readonly Booking[]): Promise<number[]> {
  const tours = await findToursOf(reader, [{ bookings }]);
  const terms = { day: today(), calledOff: await findCalledOff(reader, [{ bookings }]) };
  return bookings.map((booking) =>
    keptPercentOf(booking, { ...terms, steps: tours.get(booking.tour ?? 0)?.cancellation ?? [] }),
  );
}
