import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { BOOKINGS, idOf } from '../../../tours/booking/booking.ts';
import { statusOf } from '../../../tours/departure.ts';
import { whole } from '../../../tours/readValues.ts';
import { keepsPlaces } from '../places.ts';
import type { Board, BoardDeparture } from '../rules/board.ts';
import type { BoardQuery } from '../rules/boardQuery.ts';
import { readOpen } from './readBookings.ts';
import { readDepartures, readTourTitles, type TourDeparture } from './readDepartures.ts';
import { isOwed, needsSomebody } from './where.ts';

const collection = BOOKINGS as CollectionSlug;
/** Bookings that need somebody at once; whoever has more works through the first. */
const MOST_NEEDY = 2000;

/** What a row of the table says of the places it holds and of its money. */
interface Sum {
  departure?: unknown;
  status?: unknown;
  places?: unknown;
  expiresAt?: unknown;
}

/**
 * What the board shows at a moment. However many departures and bookings there are, it asks the database the same few questions.
 */
export async function readBoard(req: PayloadRequest, query: BoardQuery, now: Date): Promise<Board> {
  const today = now.toISOString().slice(0, 10);
  const needy = await findNeedy(req, now);
  const [page, tours] = await Promise.all([readDepartures(req, query, needy, today), readTourTitles(req)]);
  const ids = page.departures.map(({ id }) => id);
  const isOpen = query.open !== undefined && ids.includes(query.open);
  const [sums, open] = await Promise.all([
    readSums(req, ids, now),
    isOpen && query.open !== undefined ? readOpen(req, query.open, now) : undefined,
  ]);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  return {
    query,
    today,
    departures: page.departures.map((departure) =>
      rowOf(departure, titles.get(departure.tour ?? 0) ?? '', sums.get(departure.id) ?? [], today),
    ),
    total: page.total,
    pages: page.pages,
    attention: needy.length,
    open,
    tours,
  };
}

/** The ids of the departures that need somebody at a moment. */
export async function findNeedy({ payload }: { payload: Payload }, now: Date): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: MOST_NEEDY,
    pagination: false,
    sort: 'start',
    where: needsSomebody(now),
    select: { departure: true } as never,
  });
  return [...new Set((docs as Sum[]).flatMap(({ departure }) => idOf(departure) ?? []))];
}

/** What bookings say of the places and the money of departures, by the departure. */
async function readSums({ payload }: PayloadRequest, ids: number[], now: Date): Promise<Map<number, Sum[]>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection,
    depth: 0,
    limit: 0,
    pagination: false,
    where: { and: [{ departure: { in: ids } }, { or: [keepsPlaces(now), isOwed] }] },
    select: { departure: true, status: true, places: true, expiresAt: true } as never,
  });
  return Map.groupBy(docs as Sum[], ({ departure }) => idOf(departure) ?? 0);
}

function rowOf(departure: TourDeparture, tourTitle: string, sums: readonly Sum[], today: string): BoardDeparture {
  const of = (status: string): Sum[] => sums.filter((sum) => sum.status === status);
  const count = (some: readonly Sum[]): number =>
    some.reduce((sum, { places }) => sum + (whole(places, 0, Number.MAX_SAFE_INTEGER) ?? 0), 0);
  const [confirmed, holds] = [of('CONFIRMED'), of('ON_HOLD')];
  const { end, id, isGuaranteed, seats, start, taken } = departure;
  const [booked, held] = [count(confirmed), count(holds)];
  return {
    ...{ id, tourTitle, start, end, isGuaranteed, seats, taken },
    status: statusOf({ ...departure, booked: booked + held }, today),
    confirmed: booked,
    held,
    holdEnds: holds.map(({ expiresAt }) => Date.parse(String(expiresAt))).sort((a, b) => a - b),
    standing: confirmed.length + holds.length,
    owed: of('CANCELLED').length,
  };
}
