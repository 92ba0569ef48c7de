import { expect, it } from 'vitest';
import { studioMoment } from './studioMoment.ts';

it('names the day before the month, and 24 hours', () => {
  expect(studioMoment('2026-12-03T15:04:00')).toBe('3 Dec 2026, 15:04');
});
