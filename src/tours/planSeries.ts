import { addDays, daysBetween, toEpochDay } from '../shared/time/days.ts';
import type { SeasonPlan } from './copySeason.ts';
import type { DepartureFields } from './departuresCsv.ts';
import type { OwnedDeparture } from './departuresFile.ts';

/** Start days of a series: days of the week, 1 for Monday to 7 for Sunday, or every so many days from the first on. */
export type Rhythm = { weekdays: readonly number[] } | { every: number };

/** A season of departures of one tour. */
export interface Series {
  tour: number;
  /** First and last possible start, `YYYY-MM-DD`. */
  from: string;
  to: string;
  rhythm: Rhythm;
  /** Days of the tour: each departure ends that many days after its start, less one. */
  days: number;
  seats: number | null;
  /** Undefined: the price of the tour. */
  price: number | null;
}

/** Longest period of a series, in days: two years. */
export const MAX_SERIES_DAYS = 731;

/** Plans the departures of a series, all seats free; days on which the tour has a departure already are skipped. */
export function planSeries(series: Series, existing: readonly OwnedDeparture[]): SeasonPlan {
  const { days, price, seats, tour } = series;
  const taken = new Set(existing.filter((each) => each.tour === tour).map(({ start }) => start));
  const plan: SeasonPlan = { creates: [], skipped: [] };
  for (const start of listStarts(series)) {
    if (taken.has(start)) plan.skipped.push({ tour, start });
    else plan.creates.push(newDeparture({ tour, start, end: addDays(start, days - 1), seats, price }));
  }
  return plan;
}

function newDeparture(fields: DepartureFields): DepartureFields {
  return { taken: 0, status: 'automatic', isGuaranteed: false, cutOffDays: null, note: null, ...fields };
}

function listStarts({ from, rhythm, to }: Series): string[] {
  const length = Math.min(daysBetween(from, to) + 1, MAX_SERIES_DAYS);
  const all = Array.from({ length: Math.max(0, length) }, (_, index) => addDays(from, index));
  return 'every' in rhythm
    ? all.filter((_, index) => index % rhythm.every === 0)
    : all.filter((day) => rhythm.weekdays.includes(weekdayOf(day)));
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function weekdayOf(day: string): number {
  // 1 January 1970 was a Thursday.
  return (((((toEpochDay(day) ?? 0) + 3) % 7) + 7) % 7) + 1;
}
