import { expect, test } from 'vitest';
import { type ClockTimes, readClock } from './clockWords.ts';

const HOUR = 3_600_000;
const times = (change: Partial<ClockTimes> = {}): ClockTimes => ({
  status: 'new',
  receivedAt: 0,
  answerDue: 24 * HOUR,
  firstAnsweredAt: undefined,
  ...change,
});

test.each([
  ['running', 1, 'Answer within 23 h'],
  ['running', 20, 'Answer within 4 h'],
  ['soon', 21.5, 'Answer within 2 h 30 min'],
  ['soon', 24, 'Answer within 1 min'],
  ['overdue', 75, 'Overdue by 2 d 3 h'],
])('an unanswered enquiry is %s after %d hours', (state, hours, words) => {
  expect(readClock(times(), hours * HOUR)).toEqual({ state, words });
});

test.each([
  ['kept', 5, 'Answered after 5 h'],
  ['late', 26, 'Answered after 1 d 2 h, late'],
])('an answered one stays %s', (state, hours, words) => {
  expect(readClock(times({ status: 'open', firstAnsweredAt: hours * HOUR }), 1000 * HOUR)).toEqual({ state, words });
});

test('an enquiry closed without an answer, or without a due time, has no due text', () => {
  expect(readClock(times({ status: 'lost' }), 48 * HOUR).state).toBe('closed');
  expect(readClock(times({ answerDue: undefined }), 48 * HOUR).state).toBe('closed');
});
