import type { Payload, PayloadRequest } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { BOOKINGS, type Booking, readBooking } from '../../../tours/booking/booking.ts';
import type { Order } from '../../../tours/booking/order.ts';
import { statusOf } from '../../../tours/departure.ts';
import type { Board, BoardDeparture } from '../rules/board.ts';
import type { BoardQuery } from '../rules/boardQuery.ts';
import { latePayments } from '../rules/orderState.ts';
import { refundState } from '../rules/refundState.ts';
import { takesSeats } from '../seats.ts';
import { readOpen } from './readBookings.ts';
import { readDepartures, readTourTitles, type TourDeparture } from './readDepartures.ts';
import { findMoneyTrouble, type PaymentIssues, readOrdersOf } from './readMoney.ts';
import { isOwed, isReturning, needsSomebody } from './where.ts';

const collection = BOOKINGS;
/** Maximum number of bookings that need attention; with more, staff work through the first. */
const MAX_NEEDY = 2000;

/** Fields of a booking for the totals of its departure: seats and money. Of travellers only their number. */
const SUMMED = {
  departure: true,
  status: true,
  places: true,
  expiresAt: true,
  order: true,
  confirmedAt: true,
  refund: true,
  refundDue: true,
  refundedAt: true,
  total: true,
  currency: true,
} as const;
type Sum = Booking & { places: number };

/** Departures and orders that need attention. */
interface Needy {
  departures: number[];
  money: PaymentIssues;
}

/** Data of the board at a moment. The number of database queries is constant. */
export async function readBoard(req: PayloadRequest, query: BoardQuery, now: Date): Promise<Board> {
  const today = now.toISOString().slice(0, 10);
  const needy = await findNeedy(req, now);
  const [page, tours] = await Promise.all([readDepartures(req, query, needy.departures, today), readTourTitles(req)]);
  const ids = page.departures.map(({ id }) => id);
  const isOpen = query.open !== undefined && ids.includes(query.open);
  const [sums, open] = await Promise.all([
    readSums(req, ids, needy.money, now),
    isOpen && query.open !== undefined ? readOpen(req, query.open, needy.money, now) : undefined,
  ]);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  return {
    query,
    today,
    departures: page.departures.map((departure) =>
      rowOf(departure, titles.get(departure.tour ?? 0) ?? '', sums.get(departure.id) ?? [], needy.money, today),
    ),
    total: page.total,
    pages: page.pages,
    attention: needy.departures.length,
    open,
    tours,
  };
}

/** Departures and orders that need attention at a moment. */
export async function findNeedy(reader: { payload: Payload }, now: Date): Promise<Needy> {
  const money = await findMoneyTrouble(reader, now.toISOString().slice(0, 10));
  const sums = await findSums(reader, needsSomebody(now, money), money, MAX_NEEDY);
  return { departures: [...new Set(sums.flatMap(({ departure }) => departure ?? []))], money };
}

/** Sums of seats and money from bookings, grouped by departure. */
async function readSums(req: PayloadRequest, ids: number[], money: PaymentIssues, now: Date) {
  if (ids.length === 0) return new Map<number, Sum[]>();
  const where: TypedWhere<typeof BOOKINGS> = {
    and: [{ departure: { in: ids } }, { or: [takesSeats(now), isOwed, ...isReturning(money)] }],
  };
  return Map.groupBy(await findSums(req, where, money, 0), ({ departure }) => departure ?? 0);
}

/** Skips cancelled bookings without a refund due, as their order says. @param limit 0: none */
async function findSums(
  reader: { payload: Payload },
  where: TypedWhere<typeof BOOKINGS>,
  money: PaymentIssues,
  limit: number,
) {
  const options = { collection, depth: 0, limit, pagination: false, sort: 'start', where, select: SUMMED } as const;
  const { docs } = await reader.payload.find(options);
  const sums = docs.flatMap((doc): Sum[] => {
    const booking = readBooking(doc);
    return booking ? [{ ...booking, places: Number((doc as { places?: unknown }).places) || 0 }] : [];
  });
  const orders = await readOrdersOf(
    reader,
    sums.filter(({ status }) => status === 'CANCELLED'),
  );
  return sums.filter((sum) => sum.status !== 'CANCELLED' || isOwedOf(sum, orders, money));
}

function isOwedOf(booking: Booking, orders: ReadonlyMap<number, Order>, { returning }: PaymentIssues): boolean {
  const { order = 0 } = booking;
  return returning.has(order) || refundState(booking, orders.get(order))?.isOwed === true;
}

function rowOf(
  departure: TourDeparture,
  tourTitle: string,
  sums: readonly Sum[],
  { late, overpaid, returning }: PaymentIssues,
  today: string,
): BoardDeparture {
  const of = (status: string): Sum[] => sums.filter((sum) => sum.status === status);
  const count = (some: readonly Sum[]): number => some.reduce((sum, { places }) => sum + places, 0);
  const [confirmed, holds] = [of('CONFIRMED'), of('ON_HOLD')];
  const { end, id, isGuaranteed, seats, start, taken } = departure;
  const [booked, held] = [count(confirmed), count(holds)];
  const lateOrders = new Set(confirmed.flatMap(({ order = 0 }) => late.get(order) ?? []));
  // An order whose payment has to be refunded counts once, however many of its bookings are here.
  const isOrders = ({ order = 0 }: Sum): boolean => returning.has(order) || overpaid.has(order);
  const owed = sums.filter((sum) => sum.status === 'CANCELLED' || isOrders(sum));
  const owedKeys = owed.map((sum) => (isOrders(sum) ? `order ${sum.order}` : `booking ${sum.id}`));
  return {
    ...{ id, tourTitle, start, end, isGuaranteed, seats, taken },
    status: statusOf({ ...departure, booked: booked + held }, today),
    confirmed: booked,
    held,
    holdEnds: holds.map(({ expiresAt }) => Date.parse(String(expiresAt))).sort((a, b) => a - b),
    standing: confirmed.length + holds.length,
    late: [...lateOrders].flatMap((order) => latePayments(order, today) ?? []),
    owed: new Set(owedKeys).size,
  };
}
