import type { Order } from '../../../tours/booking/order.ts';
import { nameOf } from '../../bookings/describeBooking.ts';

/** Name and phone number from a traveller's order. */
export interface KnownDetails {
  name?: string | undefined;
  phone?: string | undefined;
}

/**
 * Contact details from the newest orders with this address, so that travellers do not type them twice.
 * @param email the address of the account; orders with other addresses are ignored
 */
export function detailsOf(orders: readonly Pick<Order, 'contact' | 'id' | 'status'>[], email: string): KnownDetails {
  const own = orders
    .filter(({ contact, status }) => status !== 'CART' && contact.emailAddress?.trim().toLowerCase() === email)
    .toSorted((one, other) => other.id - one.id);
  const first = <T>(read: (contact: Order['contact']) => T | undefined): T | undefined =>
    own.flatMap(({ contact }) => read(contact) ?? [])[0];
  return { name: first(nameOf), phone: first(({ phoneNumber }) => phoneNumber?.trim() || undefined) };
}
