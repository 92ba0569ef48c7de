import { daysBetween } from '../../shared/time/days.ts';
import type { CancellationStep } from '../tour.ts';

/** How much of the price somebody gets back who cancels; the names are OCTO's. */
export const REFUNDS = { FULL: 'All of it', PARTIAL: 'A part of it', NONE: 'Nothing' } as const;
export type Refund = keyof typeof REFUNDS;

/**
 * What a tour's terms give back to whoever cancels on a day.
 * @param steps what is kept of the price, the longest notice first; without any, nothing is kept until the day it sets out
 * @param start first day of the journey, `YYYY-MM-DD`
 * @param day of the cancellation, `YYYY-MM-DD`
 */
export function refundOn(steps: readonly CancellationStep[], start: string, day: string): Refund {
  const notice = daysBetween(day, start);
  if (steps.length === 0) return notice > 0 ? 'FULL' : 'NONE';
  const kept = steps.find(({ days }) => notice >= days)?.percent ?? 100;
  if (kept === 0) return 'FULL';
  return kept < 100 ? 'PARTIAL' : 'NONE';
}
