import { writeCsv } from '../shared/csv.ts';
import { moneyInput } from '../shared/money.ts';
import type { Departure } from './departure.ts';

/** Columns of the file, in order. */
export const COLUMNS = [
  'id',
  'tour',
  'start',
  'end',
  'places',
  'taken',
  'price',
  'currency',
  'status',
  'guaranteed',
  'closes days before',
  'note',
] as const;
/** Name of a column. */
export type Column = (typeof COLUMNS)[number];

/** Facts of a tour that its departures need. */
export interface TourFacts {
  id: number;
  code: string | undefined;
  title: string;
  currency: string;
  days: number;
}

/** A departure with the id of its tour. */
export interface OwnedDeparture extends Departure {
  tour: number;
}

/** Departures as CSV. Prices are in whole units of the tour's currency. */
export function writeDepartures(departures: readonly OwnedDeparture[], tours: readonly TourFacts[]): string {
  const byId = new Map(tours.map((tour) => [tour.id, tour]));
  const rows = departures.map((departure) => {
    const tour = byId.get(departure.tour);
    const { currency = 'EUR' } = tour ?? {};
    return [
      departure.id,
      tour ? nameOf(tour) : '',
      departure.start,
      departure.end,
      departure.seats ?? '',
      departure.taken,
      departure.price === undefined ? '' : moneyInput(departure.price, currency),
      currency,
      departure.status,
      departure.isGuaranteed ? 'yes' : 'no',
      departure.cutOffDays ?? '',
      departure.note ?? '',
    ];
  });
  return `\uFEFF${writeCsv([COLUMNS, ...rows])}`;
}

/** Name of a tour in a file: its code, or else its id. */
function nameOf({ code, id }: TourFacts): string {
  return code || `#${id}`;
}
