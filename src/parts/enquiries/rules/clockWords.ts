import type { Status } from '../../../forms/words.ts';
import { isWaiting } from './statuses.ts';

const MINUTE = 60_000;

/** What is due within this is soon due, in ms. */
const SOON = 4 * 60 * MINUTE;

/** The times of an enquiry, in epoch ms. */
export interface ClockTimes {
  status: Status;
  receivedAt: number;
  answerDue: number | undefined;
  firstAnsweredAt: number | undefined;
}

/** How an enquiry stands with what travellers were promised: for its colour, and in words. */
export interface Clock {
  state: 'overdue' | 'soon' | 'running' | 'kept' | 'late' | 'closed';
  words: string;
}

/** The answer clock of an enquiry at an instant (epoch ms). */
export function readClock({ answerDue, firstAnsweredAt, receivedAt, status }: ClockTimes, now: number): Clock {
  if (firstAnsweredAt !== undefined) {
    const isLate = answerDue !== undefined && firstAnsweredAt > answerDue;
    const took = describeSpan(firstAnsweredAt - receivedAt);
    return { state: isLate ? 'late' : 'kept', words: `Answered after ${took}${isLate ? ', late' : ''}` };
  }
  if (!isWaiting(status) || answerDue === undefined) return { state: 'closed', words: 'No answer due' };
  const left = answerDue - now;
  if (left < 0) return { state: 'overdue', words: `Overdue by ${describeSpan(-left)}` };
  return { state: left < SOON ? 'soon' : 'running', words: `Answer within ${describeSpan(left)}` };
}

/**
 * A span of time in its two largest units: `2 d 4 h`, `3 h 20 min`, `1 min`.
 * @param ms anything below a minute is a minute
 */
export function describeSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE));
  const units = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
