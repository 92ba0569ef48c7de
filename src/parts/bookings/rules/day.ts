import { joinList } from '../../../shared/studioWords/joinList.ts';
import { studioMoney } from '../../../shared/studioWords/studioMoney.ts';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import { addDays, daysBetween } from '../../../shared/time/days.ts';
import { type Booking, statusAt } from '../../../tours/booking/booking.ts';
import { balanceOf, type Order } from '../../../tours/booking/order.ts';
import { ADULT, CHILD } from '../../../tours/booking/units.ts';
import type { Departure } from '../../../tours/departure.ts';
import type { Meeting } from '../../../tours/meetingOf.ts';
import { describeParty } from '../../../tours/party.ts';
import { countUnit } from './bookingsCsv.ts';

/** Number of days ahead whose departures the first page lists. */
const WEEK_DAYS = 7;
/** Maximum number of names in one line; the rest is a number. */
const MAX_NAMES = 6;

/** A departure of this week, with its missing information. */
export interface DayDeparture {
  id: number;
  tourTitle: string;
  start: string;
  end: string;
  /** `Today`, `Tomorrow`, `In 4 days`, `On its way`, `Ended`. */
  when: string;
  /** `5 adults, 1 child`; empty where nobody is booked. */
  party: string;
  /** Names of the bookings. */
  names: string;
  /** Whether its manifest has travellers, holds included. */
  hasTravellers: boolean;
  /** Missing information, one sentence each. */
  missing: string[];
}

/** A line of a list on the first page, with the page it leads to. */
export interface DayLine {
  key: string;
  href: string;
  what: string;
  /** Order, tour or customer that it is about. */
  about: string;
  isUrgent?: boolean;
}

/** Dashboard of the day. */
export interface Day {
  departures: DayDeparture[];
  money: DayLine[];
  holds: DayLine[];
  dates: DayLine[];
}

/** Facts about a departure of this week. */
export interface DepartureFacts {
  departure: Departure;
  tourTitle: string;
  meeting: Meeting;
  /** Its bookings that take seats. */
  bookings: readonly Booking[];
  orders: ReadonlyMap<number, Order>;
}

/** A departure of this week as a line of the first page. @param now its day is today */
export function describeDeparture({ bookings, departure, meeting, orders, tourTitle }: DepartureFacts, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const { end, id, start } = departure;
  const confirmed = bookings.filter((booking) => statusAt(booking, now) === 'CONFIRMED');
  const sum = (unit: string): number => confirmed.reduce((count, booking) => count + countUnit(booking, unit), 0);
  const facts: DayDeparture = {
    ...{ id, tourTitle, start, end },
    when: end < today ? t('Ended') : describeWhen(daysBetween(today, start)),
    party: confirmed.length === 0 ? '' : describeParty(sum(ADULT), sum(CHILD)),
    names: joinNames(confirmed.map(nameOf).filter(Boolean)),
    hasTravellers: bookings.length > 0,
    missing: missingOf({ bookings, confirmed, meeting, orders, now }),
  };
  return facts;
}

function describeWhen(days: number): string {
  if (days < 0) return t('On its way');
  return [t('Today'), t('Tomorrow')][days] ?? tCount('In {count} day', 'In {count} days', days);
}

interface Missing extends Pick<DepartureFacts, 'bookings' | 'meeting' | 'orders'> {
  confirmed: readonly Booking[];
  now: Date;
}

function missingOf({ bookings, confirmed, meeting, now, orders }: Missing): string[] {
  const held = bookings.filter((booking) => statusAt(booking, now) === 'ON_HOLD').length;
  if (confirmed.length === 0) return held > 0 ? [heldWords(held)] : [];
  const nameless = confirmed.reduce(
    (sum, { items }) => sum + items.filter(({ contact }) => !contact?.fullName).length,
    0,
  );
  const unreachable = confirmed.filter(({ contact }) => !contact.phoneNumber).map(nameOf);
  return [
    ...(nameless > 0 ? [tCount('{count} traveller has no name', '{count} travellers have no name', nameless)] : []),
    ...unpaidOf(confirmed, orders),
    ...(unreachable.length > 0
      ? [t('No phone number of {names}', { names: joinNames(unreachable.map((name) => name || t('somebody'))) })]
      : []),
    ...(meeting.isExact ? [] : [t('It is not said where and when they are met')]),
    ...(held > 0 ? [heldWords(held)] : []),
  ];
}

function heldWords(held: number): string {
  return tCount('{count} booking is only on hold', '{count} bookings are only on hold', held);
}

function unpaidOf(confirmed: readonly Booking[], orders: ReadonlyMap<number, Order>): string[] {
  const ids = [...new Set(confirmed.flatMap(({ order }) => order ?? []))];
  return ids.flatMap((id) => {
    const order = orders.get(id);
    const left = order ? balanceOf(order) : 0;
    if (!order || left === 0) return [];
    const name = nameOf(confirmed.find(({ order: of }) => of === id)) || order.reference;
    const money = studioMoney(left, order.currency);
    return [
      order.method === 'arrival'
        ? t('{name} pays {money} on arrival', { name, money })
        : t('{name} has not paid {money}', { name, money }),
    ];
  });
}

/** Contact name of a booking; empty without one. */
export function nameOf(booking: Pick<Booking, 'contact'> | undefined): string {
  const { firstName, fullName, lastName } = booking?.contact ?? {};
  return fullName || [firstName, lastName].filter(Boolean).join(' ');
}

function joinNames(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const list = joinList(names.slice(0, MAX_NAMES));
  return more > 0 ? t('{names} and {count} more', { names: list, count: more }) : list;
}

/** Whether a departure belongs to the days that the first page lists. @param today `YYYY-MM-DD` */
export function isThisWeek({ end, start }: Pick<Departure, 'end' | 'start'>, today: string): boolean {
  return end >= today && start <= addDays(today, WEEK_DAYS);
}
