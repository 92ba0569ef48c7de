import type { Payload } from 'payload';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import { BOOKINGS, type Booking, readBooking } from '../../../tours/booking/booking.ts';
import { meetingOf } from '../../../tours/meetingOf.ts';
import { readTour } from '../../../tours/readTour.ts';
import { TOURS } from '../../../tours/words.ts';
import { type DayDeparture, describeDeparture } from '../rules/day.ts';
import { takesSeats } from '../seats.ts';
import type { TourDeparture } from './readDepartures.ts';
import { readOrdersOf } from './readMoney.ts';

interface DescribeOptions {
  titleOf: (departure: TourDeparture) => string;
  now: Date;
  /** Whether orders are read, and unpaid ones are named. Guides see no money. */
  withMoney: boolean;
}

/** Departures as lines of the studio's first page: travellers, and missing information. */
export async function describeDepartures(
  payload: Payload,
  departures: readonly TourDeparture[],
  { now, titleOf, withMoney }: DescribeOptions,
): Promise<DayDeparture[]> {
  if (departures.length === 0) return [];
  const tours = [...new Set(departures.flatMap(({ tour }) => tour ?? []))];
  const [bookings, { docs }] = await Promise.all([
    findStanding(payload, { and: [{ departure: { in: departures.map(({ id }) => id) } }, takesSeats(now)] }),
    payload.find({
      collection: TOURS,
      depth: 0,
      pagination: false,
      select: { meetingPlace: true, meetingTime: true, startPlace: true },
      where: { id: { in: tours } } satisfies TypedWhere<typeof TOURS>,
    }),
  ]);
  const orders = withMoney ? await readOrdersOf({ payload }, bookings) : new Map();
  const meetings = new Map(docs.map((doc) => [doc.id, meetingOf(readTour(doc, () => []))]));
  return departures.map((departure) =>
    describeDeparture(
      {
        departure,
        tourTitle: titleOf(departure),
        meeting: meetings.get(departure.tour ?? 0) ?? meetingOf(undefined),
        bookings: bookings.filter((booking) => booking.departure === departure.id),
        orders,
      },
      now,
    ),
  );
}

/** All bookings that match a condition, by their first day. */
export async function findStanding(payload: Payload, where: TypedWhere<typeof BOOKINGS>): Promise<Booking[]> {
  const { docs } = await payload.find({
    collection: BOOKINGS,
    depth: 0,
    pagination: false,
    limit: 0,
    where,
    sort: 'start',
  });
  return docs.flatMap((doc) => readBooking(doc) ?? []);
}
