import type { PayloadRequest } from 'payload';
import { relationId } from '../../../shared/rowId.ts';
import { type Departure, MAX_SEATS, readDeparture } from '../../../tours/departure.ts';
import { type Meeting, meetingOf } from '../../../tours/meetingOf.ts';
import { DEPARTURES } from '../../../tours/words.ts';
import { findTour } from '../hooks/bookableDeparture.ts';
import { type Manifest, manifestOf } from '../rules/manifest.ts';
import { takesSeats } from '../seats.ts';
import { findBookings } from './readBookings.ts';
import { readZone } from './readStart.ts';

/** Passenger list of a departure, with the information for guides. */
export interface ManifestSheet extends Manifest {
  departure: Departure;
  tourTitle: string;
  meeting: Meeting;
  timezone: string;
}

/** The passenger list of a departure at a moment; undefined if not found. */
export async function readManifest(req: PayloadRequest, id: number, now: Date): Promise<ManifestSheet | undefined> {
  const collection = DEPARTURES;
  const row: unknown = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true });
  const departure = readDeparture(row);
  if (!departure) return undefined;
  const where = { and: [{ departure: { equals: id } }, takesSeats(now)] };
  const [bookings, tour, timezone] = await Promise.all([
    findBookings(req, where, { most: MAX_SEATS, sort: ['id'] }),
    findTour(req, relationId((row as { tour?: unknown }).tour)),
    readZone(req),
  ]);
  return {
    ...manifestOf(bookings, now),
    departure,
    tourTitle: tour?.title ?? '',
    meeting: meetingOf(tour),
    timezone,
  };
}
