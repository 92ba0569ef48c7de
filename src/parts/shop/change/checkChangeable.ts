import { t } from '../../../shared/studioWords/t.ts';
import { type Booking, holdsSeats } from '../../../tours/booking/booking.ts';
import { BookingRejectedError } from '../../bookings/bookingRejectedError.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

/**
 * Checks that travellers, date, extras or price of an order's booking can change now.
 * @throws BookingRejectedError with the reason
 */
export function checkChangeable(order: OpenOrder, before: Booking, after: Booking): void {
  const refuse = (why: string): never => {
    throw new BookingRejectedError(
      'ended',
      `${t('This booking belongs to order {order}.', { order: order.reference })} ${why}`,
    );
  };
  if (!holdsSeats(before.status) || (order.status !== 'PLACED' && order.status !== 'CONFIRMED'))
    refuse(t('It has ended, so who travels and when stays as it was. Make a new booking.'));
  if (after.status !== before.status)
    refuse(t('Change who travels and when first, then its status: each changes the order in another way.'));
  if (after.currency !== order.currency)
    refuse(
      t('It is paid in {currency}, and the other tour costs {other}. Cancel it, and make a new one.', {
        currency: order.currency,
        other: after.currency,
      }),
    );
  if (order.payments.some(({ status }) => status === 'open'))
    refuse(t('Its traveller is about to pay the price as it is. Try again when that payment is made or over.'));
}
