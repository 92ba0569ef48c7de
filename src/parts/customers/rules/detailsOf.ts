import type { Order } from '../../../tours/booking/order.ts';
import { nameOf } from '../../bookings/describeBooking.ts';

/** What a traveller is called and reached by, as an order of theirs says it. */
export interface KnownDetails {
  name?: string | undefined;
  phone?: string | undefined;
}

/**
 * What the newest orders of an address say of whoever booked with it, so that nobody is asked for what they have written once.
 * @param email the address of the account; what others have booked is none of it
 */
export function detailsOf(orders: readonly Pick<Order, 'contact' | 'id' | 'status'>[], email: string): KnownDetails {
  const own = orders
    .filter(({ contact, status }) => status !== 'CART' && contact.emailAddress?.trim().toLowerCase() === email)
    .toSorted((one, other) => other.id - one.id);
  const first = <T>(read: (contact: Order['contact']) => T | undefined): T | undefined =>
    own.flatMap(({ contact }) => read(contact) ?? [])[0];
  return { name: first(nameOf), phone: first(({ phoneNumber }) => phoneNumber?.trim() || undefined) };
}
