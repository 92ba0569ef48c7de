import { addDays } from '../../shared/time/days.ts';
import type { Tour } from '../tour.ts';
import type { Booking } from './booking.ts';

/** What the last day for the rest of a price follows from. */
export interface RestTerms {
  /** So many days before its journey the rest of a price is due. */
  balanceDays: number;
  /** Tours by their ids; one that is not there counts as one with a deposit. */
  tours: ReadonlyMap<number, Pick<Tour, 'price'>>;
}

/**
 * Until when the rest of an order is due after its deposit, `YYYY-MM-DD`: so many days before the first journey of which a deposit was enough, as the checkout said it.
 * @param placed day on which it was placed; what was due by then was paid at once
 * @param earliest the day that it cannot be before
 * @returns undefined where no journey has a first day
 */
export function restDue(
  bookings: readonly Pick<Booking, 'start' | 'tour'>[],
  { balanceDays, tours }: RestTerms,
  { earliest, placed }: { earliest: string; placed: string },
): string | undefined {
  const dues = bookings.flatMap(({ start, tour }) => {
    if (start === undefined) return [];
    const { deposit = 0 } = (tour === undefined ? undefined : tours.get(tour)?.price) ?? { deposit: 1 };
    return [{ due: addDays(start, -balanceDays), isPart: deposit > 0 && deposit < 100 }];
  });
  const later = dues.filter(({ due, isPart }) => isPart && due > placed);
  const [first] = (later.length > 0 ? later : dues).map(({ due }) => due).sort();
  return first && ([first, earliest].sort().at(-1) as string);
}
