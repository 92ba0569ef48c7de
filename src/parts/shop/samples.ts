import type { Page, Shop } from '../../cms/payload-types.ts';
import type { Booking } from '../../tours/booking/booking.ts';
import { DAY_TOUR, DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { priceCart } from './checkout/priceCart.ts';
import type { OpenOrder } from './orders/openOrder.ts';
import type { ShopVisitor } from './shopVisitor.ts';

// Sample carts and orders for examples, tests, and the preview of pages that are filled for one visitor only.

const TOURS = [DESERT_TOUR, DAY_TOUR].flatMap((document) => tourOf(document) ?? []);
const [DESERT, DAY] = TOURS as [Tour, Tour];
const MOMENT = '2026-11-02T09:20:00.000Z';
const CONTACT = { fullName: 'Amina Berrada', emailAddress: 'amina@example.com', phoneNumber: '+44 20 7946 0958' };

/** A shop with all payment methods. */
export const SAMPLE_SHOP: Partial<Shop> = {
  id: 1,
  isOn: true,
  cartPage: page(61, '/cart/'),
  checkoutPage: page(62, '/checkout/'),
  summaryPage: page(63, '/booking/'),
  accountPage: page(64, '/your-journeys/'),
  takesTransfer: true,
  takesArrival: true,
  transferText: 'Khettara Travel\nIBAN MA64 0110 0000 0000 0012 3456 7890\nBIC BMCEMAMC',
  transferDays: 5,
  balanceDays: 42,
};

function page(id: number, path: string): Page {
  return { id, path, title: 'Page', _status: 'published', createdAt: MOMENT, updatedAt: MOMENT };
}

function booking(tour: Tour, overrides: Partial<Booking>): Booking {
  return {
    id: 1,
    uuid: 'c1f0c0de-0000-4000-8000-000000000001',
    reference: 'K-7Q3M4',
    status: 'ON_HOLD',
    source: 'site',
    tour: tour.id,
    departure: 12,
    start: '2099-04-10',
    end: '2099-04-12',
    items: [],
    extras: [],
    order: 5,
    tourTitle: tour.title,
    currency: 'EUR',
    total: 0,
    contact: {},
    notes: undefined,
    partner: undefined,
    resellerReference: undefined,
    cancelReason: undefined,
    refund: undefined,
    cancellationFee: undefined,
    refundDue: undefined,
    refundedAmount: undefined,
    refundedAt: undefined,
    expiresAt: undefined,
    confirmedAt: undefined,
    cancelledAt: undefined,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...overrides,
  };
}

const LINES: Booking[] = [
  booking(DESERT, {
    id: 41,
    items: [
      { uuid: 'traveller-1', unitId: 'adult', price: 48_000, contact: { fullName: 'Amina Berrada' } },
      { uuid: 'traveller-2', unitId: 'adult', price: 48_000, contact: { fullName: 'Jonas Weber' } },
      { uuid: 'traveller-3', unitId: 'child', price: 36_000, contact: { fullName: 'Lina Weber' } },
    ],
    extras: [
      { code: 'single', title: undefined, price: 9_000, count: 1 },
      { code: 'day-2-1', title: 'Sandboard for the evening', price: 1_000, count: 2 },
    ],
    total: 143_000,
  }),
  booking(DAY, {
    id: 42,
    reference: 'K-9R4TC',
    start: '2099-04-14',
    end: '2099-04-14',
    items: [
      { uuid: 'traveller-4', unitId: 'adult', price: 6_500, contact: { fullName: 'Amina Berrada' } },
      { uuid: 'traveller-5', unitId: 'adult', price: 6_500, contact: { fullName: 'Jonas Weber' } },
    ],
    total: 13_000,
  }),
];

const ORDER: OpenOrder = {
  id: 5,
  reference: 'K-4HG7N',
  status: 'PLACED',
  customer: undefined,
  contact: CONTACT,
  notes: undefined,
  locale: 'en',
  currency: 'EUR',
  subtotal: 156_000,
  discount: 15_600,
  total: 140_400,
  dueNow: 39_000,
  paid: 0,
  refunded: 0,
  reductions: [],
  promotion: 'SPRING-26',
  plan: 'deposit',
  method: 'stripe',
  balanceDue: '2099-02-27',
  balanceAskedAt: undefined,
  placedAt: MOMENT,
  confirmBy: undefined,
  provenAt: undefined,
  confirmedAt: undefined,
  createdAt: MOMENT,
  expiresAt: undefined,
  bookings: LINES,
  payments: [],
};

const CART: OpenOrder = { ...ORDER, status: 'CART', contact: {}, promotion: 'SPRING-26' };
const SPRING = {
  code: 'SPRING-26',
  isOn: true,
  percent: 10,
  amount: undefined,
  currency: undefined,
  from: undefined,
  until: undefined,
  uses: undefined,
  least: undefined,
  forTours: [],
};

/** A visitor with two tours in the cart, and the link of an order whose deposit is due. */
export const SAMPLE_VISITOR: ShopVisitor = {
  cart: CART,
  checkout: {
    ...priceCart(LINES, {
      now: new Date(MOMENT),
      balanceDays: 42,
      tours: new Map(TOURS.map((tour) => [tour.id, { price: { ...tour.price, deposit: 25 } }])),
      asked: { code: 'SPRING-26', promotion: SPRING, uses: 0 },
    }),
    key: 'a-key-of-a-sample',
  },
  order: ORDER,
  token: '5-a-token-of-a-sample',
  tours: TOURS,
  notice: undefined,
};

/** The same after the deposit: the order is confirmed, and its balance is open. */
export const BOOKED_VISITOR: ShopVisitor = {
  ...SAMPLE_VISITOR,
  cart: undefined,
  checkout: undefined,
  order: {
    ...ORDER,
    status: 'CONFIRMED',
    paid: 39_000,
    method: 'transfer',
    confirmedAt: MOMENT,
    bookings: LINES.map((line) => ({ ...line, status: 'CONFIRMED' })),
  },
  notice: 'paid',
};
