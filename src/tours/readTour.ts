import type { Media } from '../cms/payload-types.ts';
import type { TermView } from '../content/documentTypes.ts';
import { isVisible } from '../content/published.ts';
import { isObject, type Values } from '../shared/isObject.ts';
import { isCurrency } from '../shared/money.ts';
import { DEFAULT_OLDEST_CHILD, OLDEST } from './booking/partyRules.ts';
import { MONTH_SLUGS } from './monthSlugs.ts';
import { MAX_DAYS, money, number, objects, oneOf, readDate, rows, someOf, text, whole } from './readValues.ts';
import type {
  CancellationStep,
  PartyPrice,
  SeasonPrice,
  Tour,
  TourDay,
  TourLine,
  TourPoint,
  TourPrice,
  TourText,
} from './tour.ts';
import { DEFAULT_CURRENCY, DIFFICULTIES, ENQUIRY_MODES, GUIDE_LANGUAGES, MEALS, MONTHS, PRICE_BASES } from './words.ts';

const MAX_PEOPLE = 1000;
const MAX_KM = 20_000;
const LOWEST = -500;
const HIGHEST = 9000;

/** Returns the terms of a field. */
type TermsOf = (field: string) => TermView[];

/**
 * Parses a stored tour; never throws.
 * @param stored the document; a card has only some of its fields
 * @param termsOf terms visible to visitors
 */
export function readTour(stored: unknown, termsOf: TermsOf): Tour {
  const doc = isObject(stored) ? stored : {};
  const days = whole(doc.days, 1, MAX_DAYS) ?? 1;
  return {
    id: whole(doc.id, 0, Number.MAX_SAFE_INTEGER) ?? 0,
    title: text(doc.title) ?? '',
    path: text(doc.path) ?? '/',
    code: text(doc.code),
    excerpt: text(doc.excerpt),
    featuredImage: media(doc.featuredImage),
    gallery: rows(doc.gallery).flatMap((value) => media(value) ?? []),
    film: text(doc.film),
    days,
    nights: whole(doc.nights, 0, MAX_DAYS) ?? days - 1,
    startPlace: text(doc.startPlace),
    endPlace: text(doc.endPlace),
    meetingPlace: text(doc.meetingPlace),
    meetingTime: timeOfDay(doc.meetingTime),
    itinerary: objects(doc.itinerary).map(readDay),
    included: lines(doc.included),
    excluded: lines(doc.excluded),
    bring: lines(doc.bring),
    highlights: lines(doc.highlights),
    groupMin: whole(doc.groupMin, 1, MAX_PEOPLE),
    groupMax: whole(doc.groupMax, 1, MAX_PEOPLE),
    ageMin: whole(doc.ageMin, 0, OLDEST),
    childAgeMax: whole(doc.childAgeMax, 0, OLDEST) ?? DEFAULT_OLDEST_CHILD,
    childrenAlone: doc.childrenAlone === true,
    childrenPerAdult: whole(doc.childrenPerAdult, 1, MAX_PEOPLE),
    difficulty: oneOf(DIFFICULTIES, doc.difficulty),
    languages: someOf(GUIDE_LANGUAGES, doc.languages),
    bestMonths: someOf(MONTHS, doc.bestMonths)
      .map(Number)
      .sort((a, b) => a - b),
    isPrivate: doc.isPrivate === true,
    enquiryMode: oneOf(ENQUIRY_MODES, doc.enquiryMode) ?? 'both',
    price: readPrice(doc.price, doc.isPrivate === true),
    faq: objects(doc.faq).flatMap(({ answer, question }) => {
      const title = text(question);
      return title ? [{ question: title, answer: richText(answer) }] : [];
    }),
    points: objects(doc.points).flatMap((row) => readPoint(row) ?? []),
    related: rows(doc.related).flatMap((value) => {
      const path = isObject(value) && isVisible(value) ? text(value.path) : undefined;
      const id = isObject(value) ? whole(value.id, 0, Number.MAX_SAFE_INTEGER) : undefined;
      return path && id !== undefined ? [{ id, path, title: text((value as Values).title) ?? '' }] : [];
    }),
    cancellation: objects(doc.cancellation)
      .flatMap((row) => readStep(row) ?? [])
      .sort((a, b) => b.days - a.days),
    fitNote: text(doc.fitNote),
    destinations: termsOf('destinations'),
    types: termsOf('types'),
    categories: termsOf('categories'),
    tags: termsOf('tags'),
    durationBand: text(doc.durationBand),
    priceBand: text(doc.priceBand),
    months: MONTH_SLUGS.filter((slug) => rows(doc.months).includes(slug)),
  };
}

function timeOfDay(value: unknown): string | undefined {
  return text(value)?.match(/^([01]\d|2[0-3]):[0-5]\d$/)?.[0];
}

function readDay(row: Values, index: number): TourDay {
  const day = whole(row.day, 1, MAX_DAYS) ?? index + 1;
  return {
    day,
    dayTo: Math.max(day, whole(row.dayTo, 1, MAX_DAYS) ?? day),
    title: text(row.title) ?? '',
    text: richText(row.text),
    places: text(row.places),
    meals: someOf(MEALS, row.meals),
    stay: text(row.stay),
    transport: text(row.transport),
    distanceKm: number(row.distanceKm, 0, MAX_KM),
    hours: number(row.hours, 0, 24 * MAX_DAYS),
    altitude: number(row.altitude, LOWEST, HIGHEST),
    picture: media(row.picture),
    optional: objects(row.optional).flatMap(({ price, title }) => {
      const named = text(title);
      return named ? [{ title: named, price: money(price) }] : [];
    }),
  };
}

function readPrice(stored: unknown, isPrivate: boolean): TourPrice {
  const price = isObject(stored) ? stored : {};
  const parties = objects(price.parties).flatMap((row) => readParty(row) ?? []);
  const currency = text(price.currency)?.toUpperCase();
  return {
    from: money(price.from),
    currency: currency && isCurrency(currency) ? currency : DEFAULT_CURRENCY,
    basis: oneOf(PRICE_BASES, price.basis) ?? 'person',
    singleSupplement: money(price.singleSupplement),
    childFrom: money(price.childFrom),
    deposit: number(price.deposit, 0, 100),
    note: text(price.note),
    seasons: objects(price.seasons).flatMap((row) => readSeason(row) ?? []),
    parties,
    isByParty: !isPrivate && parties.length > 0,
  };
}

function readSeason({ end, price, start, title }: Values): SeasonPrice | undefined {
  const amount = money(price);
  return amount === undefined
    ? undefined
    : { title: text(title) ?? '', start: readDate(start), end: readDate(end), price: amount };
}

function readParty({ from, price, to }: Values): PartyPrice | undefined {
  const amount = money(price);
  const least = whole(from, 1, MAX_PEOPLE);
  const most = whole(to, 1, MAX_PEOPLE);
  if (amount === undefined || least === undefined) return undefined;
  return { from: least, to: most === undefined ? undefined : Math.max(least, most), price: amount };
}

function readPoint({ altitude, day, isStay, latitude, longitude, title }: Values): TourPoint | undefined {
  const [north, east] = [number(latitude, -90, 90), number(longitude, -180, 180)];
  if (north === undefined || east === undefined) return undefined;
  return {
    title: text(title) ?? '',
    latitude: north,
    longitude: east,
    altitude: number(altitude, LOWEST, HIGHEST),
    day: whole(day, 1, MAX_DAYS),
    isStay: isStay === true,
  };
}

function readStep({ days, percent }: Values): CancellationStep | undefined {
  const [notice, kept] = [whole(days, 0, 1000), number(percent, 0, 100)];
  return notice === undefined || kept === undefined ? undefined : { days: notice, percent: kept };
}

function lines(value: unknown): TourLine[] {
  return objects(value).flatMap((row) => {
    const line = text(row.text);
    return line ? [{ text: line }] : [];
  });
}

function media(value: unknown): Media | undefined {
  // An object that visitors may see; its fields are checked by Payload when it is stored.
  return isObject(value) && isVisible(value) ? (value as unknown as Media) : undefined;
}

function richText(value: unknown): TourText | undefined {
  // An object with a root; its nodes are checked by Payload when it is stored.
  return isObject(value) && isObject(value.root) ? (value as unknown as TourText) : undefined;
}
