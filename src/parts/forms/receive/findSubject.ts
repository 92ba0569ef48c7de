import type { Payload } from 'payload';
import { findRow } from '../../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../../cms/database/queries/typedWhere.ts';
import type { Tour } from '../../../cms/payload-types.ts';
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
  const ofDeparture = departure?.tour;
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

async function findTour(
  payload: Payload,
  wanted: string | number | undefined,
): Promise<Pick<Tour, 'code' | 'id' | 'title'> | undefined> {
  if (wanted === undefined || String(wanted).length > CODE_LENGTH) return undefined;
  const id = readId(String(wanted));
  const where: TypedWhere<typeof TOURS> =
    id === undefined ? { code: { equals: String(wanted) } } : { id: { equals: id } };
  const { docs } = await payload.find({
    collection: TOURS,
    where: { and: [where, { _status: { equals: 'published' } }] } satisfies TypedWhere<typeof TOURS>,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { title: true, code: true },
  });
  return docs[0];
}

async function findDeparture(payload: Payload, id: number | undefined) {
  if (id === undefined) return undefined;
  return findRow({ payload }, DEPARTURES, { where: { id: { equals: id } }, select: { tour: true, title: true } });
}

function readId(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}
