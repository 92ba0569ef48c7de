import { readBooking } from '../../tours/booking/booking.ts';
import { readOrder } from '../../tours/booking/order.ts';
import { stateOrder } from '../../tours/booking/statement.ts';
import type { OpenOrder } from '../shop/orders/openOrder.ts';
import type { CustomerVisitor } from './customersVisitor.ts';

function sampleOrder(
  id: number,
  [status, tourTitle, start, end]: readonly [string, string, string, string],
): OpenOrder {
  const isOpen = status === 'CONFIRMED' || status === 'PLACED';
  const stored = {
    id,
    status,
    reference: `K-7Q2M${id}`,
    total: 126_000,
    ...(isOpen && { paid: 25_200, balanceDue: '2027-02-27' }),
    currency: 'EUR',
    createdAt: '2026-05-01T08:00:00.000Z',
  };
  const items = ['a', 'b'].map((uuid) => ({ uuid, unitId: 'adult' }));
  const booking = { id, status: isOpen ? 'CONFIRMED' : 'CANCELLED', tourTitle, start, end, items, order: id, tour: 31 };
  const [order, read] = [readOrder(stored), readBooking(booking)];
  if (!order || !read) throw new Error('The sample is no order.');
  return { ...order, expiresAt: undefined, bookings: [read], payments: [] };
}

const COMING = [
  sampleOrder(4, ['CONFIRMED', 'Three nights in the dunes', '2027-04-10', '2027-04-13']),
  sampleOrder(5, ['CONFIRMED', 'A day in the palm groves', '2027-04-15', '2027-04-15']),
];

/** A signed-in customer with upcoming and past tours. */
export const SAMPLE_CUSTOMER: CustomerVisitor = {
  id: 1,
  email: 'amina@example.com',
  name: 'Amina Berrada',
  phone: '+212 600 000 000',
  hasPassword: true,
  isFresh: false,
  sessionCount: 2,
  done: undefined,
  journeys: async () => ({
    coming: COMING,
    statements: new Map(
      COMING.map((order) => [
        order.id,
        stateOrder(order, { day: '2027-01-10', balanceDays: 42, tours: new Map(), calledOff: new Set() }),
      ]),
    ),
    past: [sampleOrder(3, ['CANCELLED', 'A day in the oasis', '2026-04-02', '2026-04-02'])],
    earlier: [],
  }),
  tokenOf: ({ id }) => `${id}-token`,
};
