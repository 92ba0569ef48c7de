import { addDays, daysBetween } from '../shared/time/days.ts';
import type { DepartureFields } from './departuresCsv.ts';
import type { OwnedDeparture } from './departuresFile.ts';
import { readDate } from './readValues.ts';

/** The same date a year later, or a number of days later: 364 keeps the weekday. */
export type Shift = 'year' | number;

/** Result of copying a season. */
export interface SeasonPlan {
  creates: DepartureFields[];
  /** Days on which the tour has a departure already. */
  skipped: { tour: number; start: string }[];
}

/**
 * Plans copies of a season's departures on later days, with all seats free. Skips cancelled ones, and days on which the tour has a departure already.
 * @param season the departures to copy
 * @param existing all departures of their tours
 */
export function planSeason(
  season: readonly OwnedDeparture[],
  shift: Shift,
  existing: readonly OwnedDeparture[],
): SeasonPlan {
  const taken = new Set(existing.map(({ start, tour }) => `${tour} ${start}`));
  const plan: SeasonPlan = { creates: [], skipped: [] };
  for (const departure of season.filter(({ status }) => status !== 'cancelled')) {
    const { cutOffDays, note, price, seats, tour } = departure;
    const start = shiftDay(departure.start, shift);
    const key = `${tour} ${start}`;
    if (taken.has(key)) plan.skipped.push({ tour, start });
    else {
      taken.add(key);
      plan.creates.push({
        tour,
        start,
        end: addDays(start, daysBetween(departure.start, departure.end)),
        seats: seats ?? null,
        taken: 0,
        price: price ?? null,
        status: 'automatic',
        // A guarantee is given for one date only.
        isGuaranteed: false,
        cutOffDays: cutOffDays ?? null,
        note: note ?? null,
      });
    }
  }
  return plan;
}

/** A later day; for 29 February the 28th in other years. */
export function shiftDay(day: string, shift: Shift): string {
  if (shift !== 'year') return addDays(day, shift);
  const next = `${String(Math.min(Number(day.slice(0, 4)) + 1, 9999)).padStart(4, '0')}${day.slice(4)}`;
  return readDate(next) ?? next.replace('-29', '-28');
}
