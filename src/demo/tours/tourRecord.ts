import type { AnyBlock } from '../../render/types.ts';
import { block, rich } from '../blocks.ts';
import type { Converter } from '../lexical.ts';
import { nextSeason } from './seasons.ts';
import type { TourContent } from './tourContent.ts';

/** Ids by the keys in the demo's texts. */
export interface TourIds {
  pictures: ReadonlyMap<string, number>;
  destinations: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  tags: ReadonlyMap<string, number>;
}

/** Cancellation terms: days before the start, and the share of the price that is kept, as on the page of practical information. */
const CANCELLATION = [
  { days: 61, percent: 0 },
  { days: 31, percent: 20 },
  { days: 15, percent: 50 },
  { days: 7, percent: 75 },
  { days: 0, percent: 100 },
];

/**
 * Builds a tour record from the demo's content, without its related tours.
 * @param today YYYY-MM-DD; seasons are the next ones
 * @throws Error when it refers to an unknown picture or term
 */
export function tourRecord(tour: TourContent, ids: TourIds, convert: Converter, today: string) {
  const picture = (key: string): number => idOf(ids.pictures, key, tour);
  return {
    title: tour.title,
    path: tour.path,
    code: tour.code,
    excerpt: tour.excerpt,
    featuredImage: picture(tour.picture),
    gallery: [tour.picture, ...tour.gallery].map(picture),
    meta: { title: tour.title, description: tour.excerpt.slice(0, 160), image: picture(tour.picture) },
    layout: layoutOf(tour, convert),
    ...factsOf(tour),
    itinerary: tour.itinerary.map(({ km, optional, picture: key, text, ...day }) => ({
      ...day,
      text: rich(convert(text)),
      ...(km !== undefined && { distanceKm: km }),
      ...(key && { picture: picture(key) }),
      optional: (optional ?? []).map((each) => ({ title: each.title, price: cents(each.price) })),
    })),
    points: tour.points.map(([title, latitude, longitude, altitude, day, stay]) => ({
      title,
      latitude,
      longitude,
      altitude,
      day,
      isStay: stay === 'stay',
    })),
    price: priceOf(tour, today),
    cancellation: CANCELLATION,
    faq: tour.faq.map(([question, answer]) => ({ question, answer: rich(convert(answer)) })),
    destinations: tour.destinations.map((slug) => idOf(ids.destinations, slug, tour)),
    types: tour.types.map((slug) => idOf(ids.types, slug, tour)),
    tags: tour.tags.map((slug) => idOf(ids.tags, slug, tour)),
  };
}

function factsOf(tour: TourContent) {
  const { ageMin, bestMonths, days, difficulty, endPlace, enquiryMode, fitNote, groupMax, groupMin } = tour;
  const { isPrivate, languages, meetingPlace, meetingTime, startPlace } = tour;
  const lines = (list: readonly string[]) => list.map((text) => ({ text }));
  return {
    days,
    ...(tour.nights !== undefined && { nights: tour.nights }),
    ...{ ageMin, bestMonths, difficulty, endPlace, enquiryMode, fitNote, groupMax, groupMin },
    ...{ isPrivate, languages, meetingPlace, meetingTime, startPlace },
    highlights: lines(tour.highlights),
    included: lines(tour.included),
    excluded: lines(tour.excluded),
    bring: lines(tour.bring),
  };
}

function priceOf({ price }: TourContent, today: string) {
  return {
    from: cents(price.from),
    currency: 'EUR',
    basis: 'person',
    ...(price.single !== undefined && { singleSupplement: cents(price.single) }),
    ...(price.childFrom !== undefined && { childFrom: cents(price.childFrom) }),
    deposit: price.deposit,
    ...(price.note && { note: price.note }),
    seasons: (price.seasons ?? []).map((season) => ({
      title: season.title,
      price: cents(season.price),
      ...nextSeason(season, today),
    })),
    parties: price.parties.map((party) => ({ ...party, price: cents(party.price) })),
  };
}

/** Layout beside the record: a link to the article about the tour, where there is one. */
function layoutOf({ article }: TourContent, convert: Converter): AnyBlock[] {
  if (!article) return [];
  const words = `Whoever leads this journey has also written it down: [the long version](${article}) has the roads, the people and the hard parts.`;
  return [block('rich-text', { content: rich(convert(words)) })];
}

function cents(euros: number): number {
  return euros * 100;
}

function idOf(ids: ReadonlyMap<string, number>, key: string, { code }: TourContent): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo's tour ${code} names “${key}”, which there is not.`);
  return id;
}
