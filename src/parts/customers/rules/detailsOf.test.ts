import { expect, test } from 'vitest';
import { readOrder } from '../../../tours/booking/order.ts';
import { detailsOf } from './detailsOf.ts';

const order = (id: number, contact: object, status = 'CONFIRMED') => readOrder({ id, status, contact }) ?? [];

test('takes name and phone number of the newest order under the address', () => {
  const orders = [
    order(1, { fullName: 'Amina B.', emailAddress: 'amina@example.com', phoneNumber: '+44 1' }),
    order(3, { fullName: 'Amina Berrada', emailAddress: ' Amina@Example.com ' }),
    order(4, { fullName: 'Jonas Weber', emailAddress: 'jonas@example.com', phoneNumber: '+49 1' }),
    order(5, { fullName: 'Nobody yet', emailAddress: 'amina@example.com' }, 'CART'),
  ].flat();
  expect(detailsOf(orders, 'amina@example.com')).toEqual({ name: 'Amina Berrada', phone: '+44 1' });
  expect(detailsOf([], 'amina@example.com')).toEqual({ name: undefined, phone: undefined });
});
