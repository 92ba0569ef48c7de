import type { Media } from '../cms/payload-types.ts';
import type { AnyBlock, DocumentView, TermView } from '../content/documentTypes.ts';
import type { Departure } from './departure.ts';
import type { Difficulty, EnquiryMode, GuideLanguage, Meal, PriceBasis } from './words.ts';
import { TOURS } from './words.ts';

/** Rich text, as the editor stores it. */
export type TourText = NonNullable<Extract<AnyBlock, { blockType: 'rich-text' }>['content']>;

/** An optional activity of a day, which is not included. */
export interface OptionalActivity {
  title: string;
  /** In the tour's currency, smallest unit. */
  price: number | undefined;
}

/** A day of the itinerary, or several days together. */
export interface TourDay {
  /** From 1. */
  day: number;
  /** The last day of several; the same as `day` for one. */
  dayTo: number;
  title: string;
  text: TourText | undefined;
  /** Such as “Aït Benhaddou, Tizi n’Tichka”. */
  places: string | undefined;
  meals: Meal[];
  stay: string | undefined;
  transport: string | undefined;
  distanceKm: number | undefined;
  /** Of walking or driving. */
  hours: number | undefined;
  /** Metres above the sea. */
  altitude: number | undefined;
  picture: Media | undefined;
  optional: OptionalActivity[];
}

/** A line of a list. */
export interface TourLine {
  text: string;
}

/** The price in a season. */
export interface SeasonPrice {
  title: string;
  /** First and last day, `YYYY-MM-DD`. */
  start: string | undefined;
  end: string | undefined;
  /** Smallest unit of the currency. */
  price: number;
}

/** The price per person for a party size. */
export interface PartyPrice {
  from: number;
  /** The same as `from` for one size; undefined: and more. */
  to: number | undefined;
  price: number;
}

/** Prices of a tour. All amounts are in the smallest unit of the currency. */
export interface TourPrice {
  from: number | undefined;
  /** ISO 4217. */
  currency: string;
  basis: PriceBasis;
  singleSupplement: number | undefined;
  childFrom: number | undefined;
  /** Percent. */
  deposit: number | undefined;
  note: string | undefined;
  seasons: SeasonPrice[];
  parties: PartyPrice[];
  /** Whether departures are priced by `parties`; otherwise those are prices of private tours. */
  isByParty: boolean;
}

export interface TourQuestion {
  question: string;
  answer: TourText | undefined;
}

/** A point of the route, in the order of travel. */
export interface TourPoint {
  title: string;
  latitude: number;
  longitude: number;
  /** Metres above the sea. */
  altitude: number | undefined;
  /** The day on which it is reached. */
  day: number | undefined;
  /** Whether the night is spent there. */
  isStay: boolean;
}

/** Another tour, with the fields for a link; its card is read by id. */
export interface RelatedTour {
  id: number;
  title: string;
  path: string;
}

/** A step of the cancellation terms: percent of the price that is kept. */
export interface CancellationStep {
  /** Applies until this many days before the start. */
  days: number;
  percent: number;
}

/** A parsed tour: no list is missing, no number is out of range. */
export interface Tour {
  id: number;
  title: string;
  path: string;
  /** Such as `KH-07`. */
  code: string | undefined;
  excerpt: string | undefined;
  featuredImage: Media | undefined;
  gallery: Media[];
  /** URL of a film; validated where it is shown. */
  film: string | undefined;
  /** At least 1. */
  days: number;
  nights: number;
  startPlace: string | undefined;
  endPlace: string | undefined;
  /** Exact meeting place on the first day; undefined: only the start place is known. */
  meetingPlace: string | undefined;
  /** Meeting time, `HH:MM` in the site's time zone. */
  meetingTime: string | undefined;
  itinerary: TourDay[];
  included: TourLine[];
  excluded: TourLine[];
  bring: TourLine[];
  highlights: TourLine[];
  groupMin: number | undefined;
  groupMax: number | undefined;
  /** Minimum age. */
  ageMin: number | undefined;
  /** Age up to which a traveller is a child. */
  childAgeMax: number;
  /** Whether children may travel without an adult. */
  childrenAlone: boolean;
  /** Maximum number of children for each adult; undefined: no rule. */
  childrenPerAdult: number | undefined;
  difficulty: Difficulty | undefined;
  languages: GuideLanguage[];
  /** From 1 to 12, in order. */
  bestMonths: number[];
  /** Whether private departures are offered. */
  isPrivate: boolean;
  enquiryMode: EnquiryMode;
  price: TourPrice;
  faq: TourQuestion[];
  points: TourPoint[];
  related: RelatedTour[];
  /** Longest notice first. */
  cancellation: CancellationStep[];
  /** “Is this trip right for you?”, with its honest negatives. */
  fitNote: string | undefined;
  destinations: TermView[];
  types: TermView[];
  categories: TermView[];
  tags: TermView[];
  durationBand: string | undefined;
  priceBand: string | undefined;
  /** `01` to `12`: months with departures, or else the best ones. */
  months: string[];
  /** Bookable dates, without their seats; only for the document of a page. */
  departures?: readonly Departure[];
}

/**
 * The tour of a document; in a list it has only the fields of cards.
 * @returns undefined for other kinds of document
 */
export function tourOf(document: DocumentView | undefined): Tour | undefined {
  return document?.collection === TOURS ? (document.details as Tour | undefined) : undefined;
}
