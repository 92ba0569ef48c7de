import type { Departure } from '../../tours/departure.ts';

/** The departures of one month. */
export interface DepartureMonth {
  /** `YYYY-MM`. */
  month: string;
  departures: Departure[];
}

/** Groups departures by the month of their start, in order. */
export function groupByMonth(departures: readonly Departure[]): DepartureMonth[] {
  const months = new Map<string, Departure[]>();
  for (const departure of departures) {
    const month = departure.start.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), departure]);
  }
  return [...months].map(([month, found]) => ({ month, departures: found }));
}
