import { parse } from 'yaml';

/** A day of the demo's tours, or several together. */
export interface DemoDay {
  day: number;
  dayTo?: number;
  title: string;
  /** Markdown. */
  text: string;
  places: string;
  meals: ('breakfast' | 'lunch' | 'dinner')[];
  /** Missing on the last day. */
  stay?: string;
  transport: string;
  km?: number;
  hours?: number;
  altitude?: number;
  picture?: string;
  /** Prices in euros. */
  optional?: { title: string; price: number }[];
}

/** Place, latitude, longitude, metres, day, and whether the night is spent there. */
export type DemoPoint = [string, number, number, number, number, 'stay'?];

/** Schedule of a tour's departures: a day of the week (0 is Sunday), months, and an interval in weeks. */
export interface DepartureRule {
  weekday: number;
  months: number[];
  every: number;
  seats: number;
  cutOffDays: number;
}

/** A tour in the demo's notation: money in whole euros, pictures and terms by key, days of the year as MM-DD. */
export interface TourContent {
  code: string;
  title: string;
  path: string;
  /** The article about it. */
  article?: string;
  excerpt: string;
  picture: string;
  gallery: string[];
  days: number;
  nights?: number;
  startPlace: string;
  /** Meeting point and time on the first day, as `08:30`. */
  meetingPlace?: string;
  meetingTime?: string;
  endPlace: string;
  difficulty: 'easy' | 'moderate' | 'demanding';
  languages: string[];
  bestMonths: string[];
  groupMin: number;
  groupMax: number;
  ageMin: number;
  isPrivate: boolean;
  enquiryMode: 'dated' | 'onRequest' | 'both';
  destinations: string[];
  types: string[];
  tags: string[];
  price: {
    from: number;
    single?: number;
    childFrom?: number;
    deposit: number;
    note?: string;
    seasons?: { title: string; start: string; end: string; price: number }[];
    parties: { from: number; to: number; price: number }[];
  };
  highlights: string[];
  included: string[];
  excluded: string[];
  bring: string[];
  fitNote: string;
  itinerary: DemoDay[];
  points: DemoPoint[];
  /** Question, and answer in Markdown. */
  faq: [string, string][];
  /** By slug. */
  related: string[];
  departures: DepartureRule;
}

const files = import.meta.glob<string>('../content/tours/*.yaml', { eager: true, import: 'default', query: '?raw' });

/** The demo's tours, in the order of their codes. */
export const tours: readonly TourContent[] = Object.values(files)
  .map((source) => parse(source) as TourContent)
  .sort((a, b) => a.code.localeCompare(b.code));

/** The slug of a tour, by which others refer to it. */
export function slugOf({ path }: Pick<TourContent, 'path'>): string {
  return path.split('/').at(-2) ?? '';
}
