import type { CollectionSlug, Payload } from 'payload';
import { endHolds } from '../../../../src/parts/bookings/endHolds.ts';
import { maintainOrders } from '../../../../src/parts/shop/jobs/maintainOrders.ts';
import { BOOKINGS, type Booking, holdsSeats, readBooking, statusAt } from '../../../../src/tours/booking/booking.ts';
import { ORDERS, type Order, PAYMENTS, readOrder } from '../../../../src/tours/booking/order.ts';
import { type FakeBalance, LEDGER_PATH } from '../../../support/providers/fakeProvider.ts';
import type { OpenSite } from '../openSite.ts';
import { type PaidOrders, readPaidOrders, SEATS } from '../workload/bookings.ts';

const MINUTE_MS = 60_000;
/** The reconciliation job ignores payments for their first minutes; by this time each is checked. */
const LATER_MS = 10 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Rows {
  orders: Map<number, Order>;
  bookings: readonly Booking[];
  payments: readonly Payment[];
}
interface Payment {
  order: number;
  providerId: string | undefined;
  status: string;
  amount: number;
}

/**
 * Lets the scheduled jobs clean up after the kill, and compares with the captured payments of the providers: each paid order is confirmed or
 * refunded, once; its seats are booked together or free; no hold stays forever, and no departure is overbooked.
 */
export async function checkBookings(site: OpenSite, file: string): Promise<string[]> {
  const { env, payload } = site;
  const now = new Date(Date.now() + LATER_MS);
  await endHolds.run({ payload, env, now: new Date(), isStopped: () => false });
  await maintainOrders.run({ payload, env, now, isStopped: () => false });
  const rows = await readRows(payload);
  const balances = (
    await Promise.all([env.stripe, env.paypal].map((provider) => readLedger(provider?.apiBase)))
  ).flat();
  return [
    ...checkMoney(rows, balances, readPaidOrders(file)),
    ...checkOrders(rows),
    ...checkSeats(rows),
    ...(await checkLetters(payload, rows)),
  ];
}

async function readLedger(origin: string | undefined): Promise<FakeBalance[]> {
  if (!origin) throw new Error('There is no provider to pay by.');
  return (await fetch(`${origin}${LEDGER_PATH}`)).json();
}

async function readRows(payload: Payload): Promise<Rows> {
  const find = async (collection: string): Promise<Record<string, unknown>[]> => {
    const all = { limit: 0, pagination: false, joins: false as never };
    return (
      await payload.db.find<Record<string, unknown> & { id: number }>({
        collection: collection as CollectionSlug,
        ...all,
      })
    ).docs;
  };
  const orders = (await find(ORDERS)).flatMap((row) => readOrder(row) ?? []);
  const payments = (await find(PAYMENTS)).map((row) => ({
    order: Number(row.order),
    providerId: (row.providerId as string | null) ?? undefined,
    status: String(row.status),
    amount: Number(row.amount),
  }));
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    bookings: (await find(BOOKINGS)).flatMap((row) => readBooking(row) ?? []),
    payments,
  };
}

function checkMoney({ orders, payments }: Rows, balances: readonly FakeBalance[], told: PaidOrders): string[] {
  const faults: string[] = [];
  for (const { id, returned, taken } of balances) {
    const rows = payments.filter(({ providerId }) => providerId === id);
    const [row] = rows;
    const order = row && orders.get(row.order);
    const found = `${taken} was taken and ${returned} given back by ${id}, which is ${row?.status} for an order ${order?.status}`;
    const isRight =
      taken === 0
        ? returned === 0 && row?.status !== 'paid'
        : rows.length === 1 &&
          (row?.status === 'paid'
            ? returned === 0 && order?.status === 'CONFIRMED'
            : row?.status === 'refunded' && returned === taken);
    if (!isRight) faults.push(`${found}.`);
    if (told.get(id)?.isThanked && row?.status !== 'paid')
      faults.push(`${found}, and the traveller was told it is booked.`);
    if (told.has(id) && taken === 0 && row?.status !== 'open')
      faults.push(`${found}, and the traveller was led there.`);
  }
  return faults;
}

function checkOrders({ bookings, orders, payments }: Rows): string[] {
  const faults: string[] = [];
  for (const { id, paid, status } of orders.values()) {
    const counted = payments.filter((payment) => payment.order === id && payment.status === 'paid');
    const sum = counted.reduce((total, { amount }) => total + amount, 0);
    if (sum !== paid) faults.push(`Order ${id} says that ${paid} was paid, its payments ${sum}.`);
    const own = bookings.filter(({ order }) => order === id).map((booking) => statusAt(booking, new Date()));
    if (status === 'CONFIRMED' && (own.length === 0 || own.some((one) => one !== 'CONFIRMED')))
      faults.push(`Order ${id} is confirmed, its bookings are ${own.join(', ') || 'gone'}.`);
    if (status !== 'CONFIRMED' && own.includes('CONFIRMED'))
      faults.push(`Order ${id} is ${status}, its booking confirmed.`);
    if (['CANCELLED', 'EXPIRED'].includes(status) && own.some(holdsSeats))
      faults.push(`Order ${id} is ${status} and has places.`);
  }
  return faults;
}

function checkSeats({ bookings }: Rows): string[] {
  const faults: string[] = [];
  const booked = new Map<number | undefined, number>();
  for (const booking of bookings) {
    const { departure, expiresAt, id, items, order, status } = booking;
    if (order === undefined && holdsSeats(status)) faults.push(`Booking ${id} is ${status} and belongs to nobody.`);
    if (status === 'ON_HOLD' && !(Date.parse(expiresAt ?? '') < Date.now() + DAY_MS))
      faults.push(`Booking ${id} is held until ${expiresAt}.`);
    if (holdsSeats(statusAt(booking, new Date()))) booked.set(departure, (booked.get(departure) ?? 0) + items.length);
  }
  for (const [departure, places] of booked)
    if (places > SEATS) faults.push(`Departure ${departure} has ${SEATS} places and ${places} travellers.`);
  return faults;
}

/** Every customer is notified exactly once. */
async function checkLetters(payload: Payload, { orders }: Rows): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'mails',
    limit: 0,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  const told = Map.groupBy(docs, ({ about, to }) => `${about} ${to}`);
  return [...orders.values()].flatMap(({ contact, id, status }) => {
    const own = told.get(`order:${id} ${contact.emailAddress}`) ?? [];
    const letters = own.filter(({ key }) => key.startsWith(`order:${id}:confirmed`)).length;
    const wanted = status === 'CONFIRMED' ? 1 : 0;
    return letters === wanted ? [] : [`Order ${id} is ${status} and has ${letters} letters that say so.`];
  });
}
