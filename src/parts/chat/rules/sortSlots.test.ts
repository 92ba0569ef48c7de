import { expect, test } from 'vitest';
import { sortSlots } from './sortSlots.ts';

test('sorts slots by start, invalid ones last, into a new list', () => {
  const slots = [
    { startTime: 'noon', endTime: '14:00', id: 'a' },
    { startTime: '14:00', endTime: '18:00', id: 'b' },
    { startTime: '', endTime: '', id: 'c' },
    { startTime: '8:00', endTime: '12:00', id: 'd' },
    { startTime: '14:00', endTime: '15:00', id: 'e' },
    { startTime: '10:00', endTime: null, id: 'f' },
  ];
  const before = structuredClone(slots);
  const sorted = sortSlots(slots);
  expect(sorted.map(({ id }) => id).join('')).toBe('dbeacf');
  expect(sortSlots(sorted)).toEqual(sorted);
  expect(slots).toEqual(before);
});
