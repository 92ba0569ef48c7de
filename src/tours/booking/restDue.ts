import { addDays } from '../../shared/time/days.ts';
import type { Tour } from '../tour.ts';
import type { Booking } from './booking.ts';

/** Data for computing the due date of a balance. */
export interface RestTerms {
  /** Days before a tour at which its balance is due. */
  balanceDays: number;
  /** Tours by id; a missing one counts as one with a deposit. */
  tours: ReadonlyMap<number, Pick<Tour, 'price'>>;
}

/**
 * Due date of an order's balance after its deposit, `YYYY-MM-DD`: that many days before its first tour with a deposit, as shown at the checkout.
 * @param placed day of the order; what was due by then was paid at once
 * @param earliest lower bound of the due date
 * @returns undefined where no booking has a first day
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
