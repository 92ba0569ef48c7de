import type { Booking } from '../../../tours/booking/booking.ts';
import { isAddressProven, type Order } from '../../../tours/booking/order.ts';
import type { OpenOrder } from '../orders/openOrder.ts';

type OrderBookings = { bookings: readonly Pick<Booking, 'source'>[] };

/** Whether staff have taken an order, such as by telephone. */
export function isTakenByStaff({ bookings }: OrderBookings): boolean {
  return bookings.some(({ source }) => source === 'studio');
}

/** Whether an order's address is the traveller's own: it is proven, or staff have written it down. Others may be anybody's. */
export function isAddressTrusted(order: Pick<Order, 'paid' | 'provenAt'> & OrderBookings): boolean {
  return isAddressProven(order) || isTakenByStaff(order);
}

/** Until when staff hold the seats of an order that is still to be paid; undefined where they do not, or it is over. */
export function staffHoldEnd(
  order: OrderBookings & Pick<OpenOrder, 'expiresAt' | 'status'>,
  now: Date,
): Date | undefined {
  const end = new Date(order.expiresAt ?? '');
  return order.status === 'PLACED' && isTakenByStaff(order) && end > now ? end : undefined;
}
