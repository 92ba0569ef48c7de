import { expect, test } from 'vitest';
import { holdUntil, MAX_HOLD_MINUTES } from './booking.ts';
import { MAX_STAFF_HOLD_MINUTES, STAFF_HOLDS, staffHoldFault } from './staffHold.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

test.each([
  ['nothing', undefined, undefined],
  ['an empty field', null, undefined],
  ['a minute', inMinutes(1), undefined],
  ['fourteen days', inMinutes(14 * 1440), undefined],
  ['as much by a clock that goes ahead', inMinutes(14 * 1440 + 59), undefined],
  ['a day more', inMinutes(15 * 1440), 'Places are held for 14 days at most.'],
  ['now', inMinutes(0), 'That moment is over.'],
  ['what is over', inMinutes(-60), 'That moment is over.'],
  ['no moment', 'soon', 'Write a day and a time.'],
  ['an object', {}, 'Write a day and a time.'],
])('a hold by staff for %s is refused with a message', (_name, until, words) => {
  const fault = staffHoldFault(until, NOW);
  if (words === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(words);
});

test('staff may hold longer than partners and visitors, by every button', () => {
  const held = (minutes: number, most?: number) => (holdUntil(NOW, minutes, most).getTime() - NOW.getTime()) / 60_000;
  expect(held(1e9)).toBe(MAX_HOLD_MINUTES);
  expect(held(1e9, MAX_STAFF_HOLD_MINUTES)).toBe(14 * 1440);
  for (const [minutes] of STAFF_HOLDS) {
    expect(staffHoldFault(inMinutes(minutes), NOW)).toBeUndefined();
    expect(held(minutes, MAX_STAFF_HOLD_MINUTES)).toBe(minutes);
  }
});
