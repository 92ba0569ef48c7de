import { expect, test } from 'vitest';
import { medianAnswerTime } from './answerTimes.ts';

const after = (minutes: number) => ({
  receivedAt: '2027-03-02T10:00:00.000Z',
  firstAnsweredAt: new Date(Date.parse('2027-03-02T10:00:00.000Z') + minutes * 60_000).toISOString(),
});

test('is the middle value, or the mean of the two in the middle', () => {
  expect(medianAnswerTime([after(90), after(10), after(30)])).toBe(30 * 60_000);
  expect(medianAnswerTime([after(90), after(10), after(30), after(50)])).toBe(40 * 60_000);
});

test('unanswered enquiries and negative times are ignored', () => {
  expect(medianAnswerTime([])).toBeUndefined();
  expect(medianAnswerTime([{ receivedAt: '2027-03-02T10:00:00.000Z' }, after(-5)])).toBeUndefined();
  expect(medianAnswerTime([after(20), {}, { receivedAt: 'x', firstAnsweredAt: 'y' }])).toBe(20 * 60_000);
});
