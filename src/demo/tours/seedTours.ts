import { setImmediate as turn } from 'node:timers/promises';
import type { Payload } from 'payload';
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { createRow } from '../../cms/database/queries/rows.ts';
import { DEPARTURES, TOURS } from '../../tours/words.ts';
import { ensure } from '../ensure.ts';
import type { Converter } from '../lexical.ts';
import type { DocumentRef } from '../menus.ts';
import { demoReviews } from '../reviews.ts';
import { demoDepartures } from './demoDepartures.ts';
import { demoDestinations, demoTourTypes } from './terms.ts';
import { slugOf, type TourContent, tours } from './tourContent.ts';
import { type TourIds, tourRecord } from './tourRecord.ts';
import { tourReviews } from './tourReviews.ts';

interface Parts {
  payload: Payload;
  pictures: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
  /** Receives the paths of the tours. */
  refs: Map<string, DocumentRef>;
  convert: Converter;
  /** YYYY-MM-DD: first day of the departures. */
  today: string;
}

const RELATION = TOURS;

/** Seeds the demo's destinations, types of tour, tours and departures; existing ones stay. */
export async function seedTours({ convert, payload, pictures, refs, tags, today }: Parts): Promise<void> {
  const ids = { pictures, tags, ...(await seedTourTerms(payload)) };
  const stored = new Map<string, number>();
  for (const tour of tours) {
    const record = { ...tourRecord(tour, ids, convert, today), _status: 'published' };
    const id = await ensure(payload, RELATION, { path: { equals: tour.path } }, record);
    stored.set(slugOf(tour), id);
    refs.set(tour.path, { relationTo: 'tours', value: id });
  }
  for (const tour of tours) await relate(payload, tour, stored);
  for (const tour of tours) await seedDepartures(payload, tour, stored.get(slugOf(tour)) ?? 0, today);
}

/**
 * Seeds guest reviews, each with its tour.
 * @returns ids by author
 */
export async function seedReviews(
  payload: Payload,
  refs: ReadonlyMap<string, DocumentRef>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const review of [...demoReviews, ...tourReviews]) {
    const tour = refs.get(String(review.journeyUrl).replace('/journeys/', '/tours/'));
    const data = { ...review, ...(tour && { tour: tour.value }) };
    ids.set(review.name, await ensure(payload, 'reviews', { name: { equals: review.name } }, data));
  }
  return ids;
}

async function seedTourTerms(payload: Payload): Promise<Pick<TourIds, 'destinations' | 'types'>> {
  const destinations = new Map<string, number>();
  for (const { parent, ...term } of demoDestinations) {
    const data = { ...term, ...(parent && { parent: destinations.get(parent) }) };
    const where = { slug: { equals: term.slug } };
    destinations.set(term.slug, await ensure(payload, 'destinations', where, data));
  }
  const types = new Map<string, number>();
  for (const term of demoTourTypes) {
    const where = { slug: { equals: term.slug } };
    types.set(term.slug, await ensure(payload, 'tour-types', where, term));
  }
  return { destinations, types };
}

/** After all exist, since two tours may refer to each other. */
async function relate(payload: Payload, tour: TourContent, stored: ReadonlyMap<string, number>): Promise<void> {
  const id = stored.get(slugOf(tour)) ?? 0;
  await turn();
  const before = (await payload.findByID({ collection: RELATION, id, depth: 0 })) as { related?: unknown[] | null };
  if (before.related?.length) return;
  const related = tour.related.map((slug) => stored.get(slug));
  await payload.update({ collection: RELATION, id, data: { related }, depth: 0 });
}

async function seedDepartures(payload: Payload, tour: TourContent, id: number, today: string): Promise<void> {
  const collection = DEPARTURES;
  const where = { tour: { equals: id } };
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false });
  const there = new Set(docs.map((each) => String((each as { start?: unknown }).start).slice(0, 10)));
  const missing = demoDepartures(tour, today).filter(({ start }) => !there.has(start));
  if (missing.length === 0) return;
  // One transaction for all: a commit to disk for each would take most of the time.
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    for (const departure of missing) {
      await turn();
      await createRow(payload, DEPARTURES, { status: 'automatic', ...departure, tour: id }, { req });
    }
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
