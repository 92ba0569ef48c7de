import { expect, test } from 'vitest';
import { describeDays } from './describeDays.ts';

test('days are named once where they share month or year', () => {
  expect(describeDays('2027-03-12', '2027-03-12')).toBe('12 Mar 2027');
  expect(describeDays('2027-03-12', '2027-03-14')).toBe('12–14 Mar 2027');
  expect(describeDays('2027-04-30', '2027-05-02')).toBe('30 Apr – 2 May 2027');
  expect(describeDays('2027-12-30', '2028-01-02')).toBe('30 Dec 2027 – 2 Jan 2028');
});

test('visitors read them in their language', () => {
  expect(describeDays('2027-03-12', '2027-03-14', 'fr')).toBe('12–14 mars 2027');
  expect(describeDays('2027-03-12', '2027-03-14', 'ar')).toMatch(/12.*14.*مارس.*2027/);
});
