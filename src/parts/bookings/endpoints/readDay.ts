import type { Payload } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import { relationId } from '../../../shared/rowId.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { addDays } from '../../../shared/time/days.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { BOOKINGS, readBooking } from '../../../tours/booking/booking.ts';
import { ORDERS, type Order, readOrder } from '../../../tours/booking/order.ts';
import { readDeparture, statusBySeats } from '../../../tours/departure.ts';
import { describeDays } from '../../../tours/describeDays.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { bookingHref, departureHref, orderHref } from '../rules/boardQuery.ts';
import { type Day, type DayLine, isThisWeek, nameOf } from '../rules/day.ts';
import { describeSeats } from '../rules/describeSeats.ts';
import { orderState } from '../rules/orderState.ts';
import { refundState } from '../rules/refundState.ts';
import { describeDepartures, findStanding } from './describeDepartures.ts';
import { NOT_OF_TRASHED, readTourTitles, type TourDeparture } from './readDepartures.ts';
import { findMoneyTrouble, readOrdersOf } from './readMoney.ts';
import { isOwed } from './where.ts';

/** Maximum number of lines in one list; the board has the rest. */
const MAX_LINES = 6;
const MAX_DEPARTURES = 300;
/** Days ahead in which departures that fill up are listed, and those without bookings. */
const DATES_DAYS = 60;
const EMPTY_DAYS = 42;
const HOLDS_HOURS = 48;
const HOUR_MS = 3_600_000;

/** Dashboard of the day: departures, overdue payments, expiring holds, departures that fill up or have no bookings. */
export async function readDay({ payload }: { payload: Payload }, now: Date): Promise<Day> {
  const today = now.toISOString().slice(0, 10);
  const dated = await findDepartures(payload, today);
  const titles = new Map((await readTourTitles({ payload })).map(({ id, title }) => [id, title]));
  const titleOf = ({ tour }: TourDeparture): string => titles.get(tour ?? 0) ?? '';
  const [departures, money, holds] = await Promise.all([
    describeDepartures(
      payload,
      dated.filter((departure) => isThisWeek(departure, today)),
      { titleOf, now, withMoney: true },
    ),
    readMoneyLines(payload, now),
    readHolds(payload, now),
  ]);
  return { departures, money, holds, dates: describeDates(dated, titleOf, today) };
}

/** Departures that are in progress or start within `DATES_DAYS`, without cancelled ones and those of tours in the trash. */
async function findDepartures(payload: Payload, today: string): Promise<TourDeparture[]> {
  const rows = await findRows({ payload }, DEPARTURES, {
    where: {
      and: [
        { end: { greater_than_equal: `${today}T00:00:00.000Z` } },
        { start: { less_than: `${addDays(today, DATES_DAYS)}T00:00:00.000Z` } },
        { status: { not_equals: 'cancelled' } },
        NOT_OF_TRASHED,
      ],
    },
    sort: ['start', 'id'],
    limit: MAX_DEPARTURES,
  });
  return rows.flatMap((row) => {
    const departure = readDeparture(row);
    return departure ? [{ ...departure, tour: relationId(row.tour) }] : [];
  });
}

/** Overdue payments, then pending refunds. */
async function readMoneyLines(payload: Payload, now: Date): Promise<DayLine[]> {
  const today = now.toISOString().slice(0, 10);
  const { late, overpaid, returning } = await findMoneyTrouble({ payload }, today);
  const owed = await findStanding(payload, isOwed);
  const ofOwed = await readOrdersOf({ payload }, owed);
  const ids = [...late.keys(), ...returning, ...overpaid.keys()].slice(0, MAX_LINES);
  const named = await findNamedOrders(payload, ids);
  const orders = ids.flatMap((id): DayLine[] => {
    const order = named.get(id);
    if (!order) return [];
    const { words } = orderState(order, { isReturning: returning.has(id), stands: true, today });
    return [{ key: `order ${id}`, href: orderHref(id), what: words, about: aboutOrder(order), isUrgent: true }];
  });
  const bookings = owed.flatMap((booking): DayLine[] => {
    const { id, order: of, reference } = booking;
    const state = refundState(booking, ofOwed.get(of ?? 0));
    if (!state?.isOwed || returning.has(of ?? 0) || overpaid.has(of ?? 0)) return [];
    const href = of === undefined ? bookingHref(id) : orderHref(of);
    const about = [nameOf(booking), reference].filter(Boolean).join(', ');
    return [{ key: `booking ${id}`, href, what: state.words, about, isUrgent: true }];
  });
  return [...orders, ...bookings].slice(0, MAX_LINES);
}

async function findNamedOrders(payload: Payload, ids: readonly number[]): Promise<Map<number, Order>> {
  if (ids.length === 0) return new Map();
  const rows = await findRows({ payload }, ORDERS, { where: { id: { in: [...ids] } } });
  return new Map(rows.flatMap((row) => readOrder(row) ?? []).map((order) => [order.id, order]));
}

function aboutOrder(order: Order): string {
  return [nameOf(order), order.reference].filter(Boolean).join(', ');
}

/** Holds that end within two days, without carts: their visitors are still choosing. */
async function readHolds(payload: Payload, now: Date): Promise<DayLine[]> {
  const until = new Date(now.getTime() + HOLDS_HOURS * HOUR_MS).toISOString();
  const rows = await findRows({ payload }, BOOKINGS, {
    where: {
      and: [
        { status: { equals: 'ON_HOLD' } },
        { expiresAt: { greater_than: now.toISOString(), less_than_equal: until } },
        { or: [{ order: { exists: false } }, { 'order.status': { not_equals: 'CART' } }] },
      ],
    },
    sort: 'expiresAt',
    limit: MAX_LINES,
  });
  return rows
    .flatMap((row) => readBooking(row) ?? [])
    .map((booking) => {
      const { expiresAt = '', id, order, reference, start, tourTitle } = booking;
      const left = Date.parse(expiresAt) - now.getTime();
      return {
        key: `hold ${id}`,
        href: order === undefined ? bookingHref(id) : orderHref(order),
        what: t('Ends in {time}', { time: describeSpan(left) }),
        about: [nameOf(booking) || reference, tourTitle, start && describeDays(start, booking.end ?? start)]
          .filter(Boolean)
          .join(', '),
        isUrgent: left <= HOUR_MS,
      };
    });
}

/** Departures that are almost full, and upcoming ones without bookings. */
function describeDates(
  dated: readonly TourDeparture[],
  titleOf: (departure: TourDeparture) => string,
  today: string,
): DayLine[] {
  const coming = dated.filter(({ start }) => start > today);
  const line = (departure: TourDeparture, what: string): DayLine => ({
    key: `date ${departure.id}`,
    href: departureHref(departure.id),
    what,
    about: `${titleOf(departure)}, ${describeDays(departure.start, departure.end)}`,
  });
  const filling = coming.filter((departure) => statusBySeats(departure) === 'limited');
  const empty = coming.filter(
    ({ booked, seats, start, status, taken }) =>
      seats !== 0 && status !== 'closed' && booked + taken === 0 && start <= addDays(today, EMPTY_DAYS),
  );
  const half = MAX_LINES / 2;
  return [
    ...filling
      .slice(0, half)
      .map((one) =>
        line(one, t('Almost full: {seats}', { seats: describeSeats({ ...one, confirmed: one.booked, held: 0 }) })),
      ),
    ...empty.slice(0, half).map((one) => line(one, t('Nobody has booked yet'))),
  ];
}
