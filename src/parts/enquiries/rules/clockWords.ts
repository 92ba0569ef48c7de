import type { Status } from '../../../forms/words.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
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
