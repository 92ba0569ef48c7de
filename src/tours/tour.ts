import type { Media } from '../cms/payload-types.ts';
import type { AnyBlock, DocumentView, TermView } from '../content/types.ts';
import type { Departure } from './departure.ts';
import type { Difficulty, EnquiryMode, GuideLanguage, Meal, PriceBasis } from './words.ts';
import { TOURS } from './words.ts';

/** A text with paragraphs, as the editor stores it and rich text is rendered. */
export type TourText = NonNullable<Extract<AnyBlock, { blockType: 'rich-text' }>['content']>;

/** Something that can be had on a day beside what is included. */
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

/** One line of a list. */
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

/** The price for each traveller of a party of some size. */
export interface PartyPrice {
  from: number;
  /** The same as `from` for one size; undefined: and more. */
  to: number | undefined;
  price: number;
}

/** What a tour costs. All amounts are in the smallest unit of the currency. */
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
  /** Whether travellers on its dates pay by `parties`; where not, those are the prices of a private journey. */
  isByParty: boolean;
}

export interface TourQuestion {
  question: string;
  answer: TourText | undefined;
}

/** A place of the route, in the order of travel. */
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

/** Another tour, as far as a link needs it; its card is read by its id. */
export interface RelatedTour {
  id: number;
  title: string;
  path: string;
}

/** What is kept of the price when a traveller cancels. */
export interface CancellationStep {
  /** Until so many days before the start. */
  days: number;
  percent: number;
}

/** What a tour is beside what all documents are, whatever is stored: no list is missing, no number is out of its bounds. */
export interface Tour {
  id: number;
  title: string;
  path: string;
  /** Such as `KH-07`. */
  code: string | undefined;
  excerpt: string | undefined;
  featuredImage: Media | undefined;
  gallery: Media[];
  /** Address of a film; whoever shows it checks it. */
  film: string | undefined;
  /** At least 1. */
  days: number;
  nights: number;
  startPlace: string | undefined;
  endPlace: string | undefined;
  /** Where those who travel are met on the first day, as precisely as it is said; undefined: no more than the place is. */
  meetingPlace: string | undefined;
  /** At which hour there, `HH:MM` of the site's clock. */
  meetingTime: string | undefined;
  itinerary: TourDay[];
  included: TourLine[];
  excluded: TourLine[];
  bring: TourLine[];
  highlights: TourLine[];
  groupMin: number | undefined;
  groupMax: number | undefined;
  /** Years of the youngest traveller. */
  ageMin: number | undefined;
  /** Years until which a traveller is a child. */
  childAgeMax: number;
  /** Children may travel without an adult. */
  childrenAlone: boolean;
  /** At most so many children for each adult; undefined: no rule. */
  childrenPerAdult: number | undefined;
  difficulty: Difficulty | undefined;
  languages: GuideLanguage[];
  /** From 1 to 12, in order. */
  bestMonths: number[];
  /** Private departures can be asked for. */
  isPrivate: boolean;
  enquiryMode: EnquiryMode;
  price: TourPrice;
  faq: TourQuestion[];
  points: TourPoint[];
  related: RelatedTour[];
  /** The longest notice first. */
  cancellation: CancellationStep[];
  /** “Is this trip right for you?”, with its honest negatives. */
  fitNote: string | undefined;
  destinations: TermView[];
  types: TermView[];
  categories: TermView[];
  tags: TermView[];
  durationBand: string | undefined;
  priceBand: string | undefined;
  /** `01` to `12`: months in which it departs, or else its best ones. */
  months: string[];
  /** The dates that can still be asked for, without their places; only of the document that a page is about. */
  departures?: readonly Departure[];
}

/**
 * The tour that a document is. In a list it has no more than cards show.
 * @returns undefined for documents of other kinds
 */
export function tourOf(document: DocumentView | undefined): Tour | undefined {
  return document?.collection === TOURS ? (document.details as Tour | undefined) : undefined;
}
