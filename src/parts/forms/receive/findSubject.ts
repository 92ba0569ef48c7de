import type { Payload, Where } from 'payload';
import { inLanguage } from '../../../cms/translations/inLanguage.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';

/** Tour and departure of an enquiry, with their current titles. */
export interface Subject {
  tour?: number;
  tourTitle?: string;
  departure?: number;
  /** Dates of the departure. */
  dates?: string;
}

/** Longest tour code. */
const CODE_LENGTH = 40;

interface StoredTour {
  id: number;
  title?: string | null;
  code?: string | null;
}

interface StoredDeparture {
  id: number;
  title?: string | null;
  tour?: number | { id: number } | null;
}

/**
 * Finds the subject of an enquiry. Missing or unpublished tours are left out, and departures of other tours.
 * @param sent id or code of a tour, and id of a departure, from the visitor's page
 * @param locale in which the tour is named, where it is translated
 */
export async function findSubject(
  payload: Payload,
  sent: { tour?: string | undefined; departure?: string | undefined },
  locale?: string,
): Promise<Subject> {
  const departure = await findDeparture(payload, readId(sent.departure));
  const ofDeparture = typeof departure?.tour === 'object' ? departure.tour?.id : (departure?.tour ?? undefined);
  const tour = await findTour(payload, sent.tour?.trim() || ofDeparture);
  if (!tour) return {};
  const { title: name } = await inLanguage(payload, TOURS, tour, locale);
  const title = [name, tour.code && `(${tour.code})`].filter(Boolean).join(' ');
  return {
    tour: tour.id,
    tourTitle: title,
    ...(departure &&
      ofDeparture === tour.id && { departure: departure.id, ...(departure.title && { dates: departure.title }) }),
  };
}

async function findTour(payload: Payload, wanted: string | number | undefined): Promise<StoredTour | undefined> {
  if (wanted === undefined || String(wanted).length > CODE_LENGTH) return undefined;
  const id = readId(String(wanted));
  const where: Where = id === undefined ? { code: { equals: String(wanted) } } : { id: { equals: id } };
  const { docs } = await payload.find({
    collection: TOURS,
    where: { and: [where, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true, code: true },
  });
  // The interface lists what is read of the row.
  return docs[0] as unknown as StoredTour | undefined;
}

async function findDeparture(payload: Payload, id: number | undefined): Promise<StoredDeparture | undefined> {
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection: DEPARTURES,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  // The interface lists what is read of the row.
  return docs[0] as unknown as StoredDeparture | undefined;
}

function readId(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}
