import { msg } from '../../shared/studioWords/t.ts';
import { daysBetween } from '../../shared/time/days.ts';
import type { CancellationStep } from '../tour.ts';

/** Extent of a refund on cancellation, with OCTO's names. */
export const REFUNDS = { FULL: msg('All of it'), PARTIAL: msg('A part of it'), NONE: msg('Nothing') } as const;
export type Refund = keyof typeof REFUNDS;

/**
 * Refund by a tour's terms for a cancellation on a day.
 * @param steps fees in percent, longest notice first; without any, no fee until the day before the start
 * @param start first day of the tour, `YYYY-MM-DD`
 * @param day of the cancellation, `YYYY-MM-DD`
 */
export function refundOn(steps: readonly CancellationStep[], start: string, day: string): Refund {
  const notice = daysBetween(day, start);
  if (steps.length === 0) return notice > 0 ? 'FULL' : 'NONE';
  const keptPercent = steps.find(({ days }) => notice >= days)?.percent ?? 100;
  if (keptPercent === 0) return 'FULL';
  return keptPercent < 100 ? 'PARTIAL' : 'NONE';
}
