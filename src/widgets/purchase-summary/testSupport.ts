import fc from 'fast-check';
import type { OpenOrder } from '../../parts/shop/orders/openOrder.ts';
import { transferDue } from '../../parts/shop/paymentFlow/rules/lateness.ts';
import { totalsOf } from '../../parts/shop/rules/totals.ts';
import { addDays } from '../../shared/time/days.ts';
import { readBooking } from '../../tours/booking/booking.ts';
import { keptPercent, priceCancellation } from '../../tours/booking/cancellation.ts';
import { balanceOf, type PaymentMethod, type PaymentPlan, readOrder } from '../../tours/booking/order.ts';
import { restDue } from '../../tours/booking/restDue.ts';
import { readTour } from '../../tours/readTour.ts';

// Orders in successive states: placed, confirmed, paid, refunded, changed and cancelled.

export const NOW = new Date('2026-11-23T10:00:00.000Z');
const DAY = '2026-11-23';
const BALANCE_DAYS = 42;
const CANCELLATION = [
  { days: 60, percent: 0 },
  { days: 30, percent: 30 },
  { days: 7, percent: 80 },
];
export const TOURS = [
  { id: 71, price: { deposit: 20 }, startPlace: 'Zagora', meetingTime: '08:30' },
  { id: 72, price: {}, startPlace: 'Merzouga' },
].map((row) => readTour({ ...row, title: `Tour ${row.id}`, cancellation: CANCELLATION }, () => []));
const tours = new Map(TOURS.map((tour) => [tour.id, tour]));

type Step = 'pay' | 'refundPayment' | 'reduce' | 'cancel';

interface OrderSample {
  lines: { tour: number; days: number; total: number; extra: number }[];
  discount: number;
  plan: PaymentPlan;
  method: PaymentMethod;
  isConfirmed: boolean;
  steps: Step[];
}

const orderSample: fc.Arbitrary<OrderSample> = fc.record({
  lines: fc.array(
    fc.record({
      tour: fc.constantFrom(71, 72),
      days: fc.integer({ min: 2, max: 300 }),
      total: fc.integer({ min: 1_000, max: 500_000 }),
      extra: fc.constantFrom(0, 9_550),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  discount: fc.oneof(fc.constant(0), fc.nat(900)),
  plan: fc.constantFrom<PaymentPlan>('full', 'deposit'),
  method: fc.constantFrom<PaymentMethod>('stripe', 'paypal', 'transfer', 'arrival'),
  isConfirmed: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  steps: fc.array(fc.constantFrom<Step>('pay', 'refundPayment', 'reduce', 'cancel'), { maxLength: 4 }),
});

/** Arbitrary order after any of these steps. */
export const randomOrder = orderSample.map((wished) => wished.steps.reduce(take, placed(wished)));

function placed({ discount, isConfirmed, lines, method, plan: wished }: OrderSample): OpenOrder {
  const plan = method === 'arrival' ? 'full' : wished;
  const rows = lines.map(({ days, extra, total, tour }, index) => ({
    ...{ id: index + 1, uuid: `booking-${index}`, tour, total: total + extra, start: addDays(DAY, days), order: 5 },
    ...{ end: addDays(DAY, days + 3), tourTitle: `Tour ${tour}`, status: isConfirmed ? 'CONFIRMED' : 'ON_HOLD' },
    ...{ reference: index === 0 ? 'K-7Q2M4' : `K-7Q2M4-${index + 1}`, items: [{ uuid: 'a', unitId: 'adult' }] },
    extras: extra ? [{ code: 'day-1-1', title: 'Sandboards', price: extra, count: 1 }] : [],
  }));
  const parts = rows.map(({ start, total, tour }) => ({ start, total, deposit: tours.get(tour)?.price.deposit }));
  const totals = totalsOf(parts, { balanceDays: BALANCE_DAYS, day: DAY, discount, plan });
  const isLate = method === 'transfer' || method === 'arrival';
  const starts = rows.map(({ start }) => start).sort();
  const due = method === 'arrival' ? starts[0] : transferDue(DAY, 5, starts);
  const order = readOrder({
    ...{ id: 5, reference: 'K-7Q2M4', currency: 'EUR', contact: { fullName: 'Amina', emailAddress: 'a@example.com' } },
    ...totals,
    ...{ plan, method, promotion: discount > 0 ? 'SPRING' : undefined, placedAt: NOW.toISOString() },
    status: isConfirmed ? 'CONFIRMED' : 'PLACED',
    ...(isConfirmed && !isLate && { paid: totals.dueNow }),
    ...(isConfirmed && isLate && { balanceDue: due }),
    ...(!isConfirmed && isLate && { confirmBy: addDays(DAY, 1) }),
  });
  if (!order) throw new Error('It is no order.');
  return { ...order, expiresAt: undefined, bookings: rows.flatMap((row) => readBooking(row) ?? []), payments: [] };
}

function take(order: OpenOrder, step: Step): OpenOrder {
  if (order.status !== 'CONFIRMED') return step === 'cancel' ? cancel(order, order.bookings) : order;
  const held = order.paid - order.refunded;
  const standing = order.bookings.filter(({ status }) => status === 'CONFIRMED');
  switch (step) {
    case 'pay':
      return pay(order);
    case 'refundPayment':
      return held > 1 ? { ...order, refunded: order.refunded + Math.floor(held / 2) } : order;
    case 'reduce':
      return standing.length > 1 ? cancel(order, standing.slice(0, 1)) : order;
    case 'cancel':
      return cancel(order, standing);
  }
}

function pay(order: OpenOrder): OpenOrder {
  const waits = order.method === 'transfer' && order.paid === 0;
  const amount = Math.min(balanceOf(order), waits ? order.dueNow : balanceOf(order));
  if (amount === 0) return order;
  const paid = { ...order, paid: order.paid + amount };
  const earliest = [DAY, order.balanceDue ?? ''].sort().at(-1) as string;
  const rest = restDue(order.bookings, { balanceDays: BALANCE_DAYS, tours }, { earliest, placed: DAY });
  return { ...paid, balanceDue: balanceOf(paid) === 0 ? undefined : waits ? rest : order.balanceDue };
}

function cancel(order: OpenOrder, gone: OpenOrder['bookings']): OpenOrder {
  const leaving = new Set(gone.map(({ id }) => id));
  const standing = order.bookings.filter(({ status }) => status !== 'CANCELLED');
  const priced = standing.map(({ id, start = '', status, total, tour = 0 }) => ({
    ...{ id, total },
    keptPercent: status === 'ON_HOLD' ? 0 : keptPercent(tours.get(tour)?.cancellation ?? [], start, DAY),
  }));
  const kept = order.bookings.reduce((sum, { cancellationFee = 0 }) => sum + cancellationFee, 0);
  const { back, bookings, discount, subtotal, total } = priceCancellation(order, priced, leaving, { kept });
  const isWhole = standing.every(({ id }) => leaving.has(id));
  return {
    ...order,
    ...{ subtotal, discount, total },
    dueNow: order.total === 0 ? 0 : Math.min(total, Math.ceil((order.dueNow * total) / order.total)),
    status: isWhole ? 'CANCELLED' : order.status,
    balanceDue: isWhole || balanceOf({ ...order, total }) === 0 ? undefined : order.balanceDue,
    bookings: order.bookings.map((booking) => {
      const one = bookings.find(({ id }) => id === booking.id);
      if (!one) return booking;
      const isFirst = booking.id === bookings[0]?.id;
      return {
        ...booking,
        ...{ status: 'CANCELLED' as const, cancelledAt: NOW.toISOString(), refund: one.refund },
        ...{ cancellationFee: one.fee, refundDue: isFirst ? back : 0 },
      };
    }),
  };
}
