import type { Status } from '../../../forms/words.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { isWaiting } from './statuses.ts';

const MINUTE = 60_000;

/** An answer due within this many ms is due soon. */
const SOON = 4 * 60 * MINUTE;

/** Times of an enquiry, epoch ms. */
export interface ClockTimes {
  status: Status;
  receivedAt: number;
  answerDue: number | undefined;
  firstAnsweredAt: number | undefined;
}

/** State of the answer clock, for its colour, and its text. */
export interface Clock {
  state: 'overdue' | 'soon' | 'running' | 'kept' | 'late' | 'closed';
  words: string;
}

/** The answer clock of an enquiry at a moment (epoch ms). */
export function readClock({ answerDue, firstAnsweredAt, receivedAt, status }: ClockTimes, now: number): Clock {
  if (firstAnsweredAt !== undefined) {
    const isLate = answerDue !== undefined && firstAnsweredAt > answerDue;
    const took = describeSpan(firstAnsweredAt - receivedAt);
    return isLate
      ? { state: 'late', words: t('Answered after {span}, late', { span: took }) }
      : { state: 'kept', words: t('Answered after {span}', { span: took }) };
  }
  if (!isWaiting(status) || answerDue === undefined) return { state: 'closed', words: t('No answer due') };
  const left = answerDue - now;
  if (left < 0) return { state: 'overdue', words: t('Overdue by {span}', { span: describeSpan(-left) }) };
  return { state: left < SOON ? 'soon' : 'running', words: t('Answer within {span}', { span: describeSpan(left) }) };
}
