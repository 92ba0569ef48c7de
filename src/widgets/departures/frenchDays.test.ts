import { expect, test } from 'vitest';
import { describeDays } from '../../tours/describeDays.ts';
import { formatJourneyDays } from '../../tours/formatJourneyDays.ts';
import { formatPeriod } from '../tour-prices/formatPeriod.ts';
import { formatDays } from './dates.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

test('the first of a month is an ordinal in the French dates of a journey', () => {
  expect(plain(formatJourneyDays('2027-05-01', '2027-05-04', 'fr'))).toBe('sam. 1er – mar. 4 mai 2027');
  expect(plain(formatJourneyDays('2027-04-30', '2027-05-01', 'fr'))).toBe('ven. 30 avril – sam. 1er mai 2027');
  expect(plain(formatDays('2027-05-01', '2027-05-04', 'fr'))).toBe('sam. 1er – mar. 4 mai');
  expect(describeDays('2027-05-01', '2027-05-04', 'fr')).toBe('1er–4 mai 2027');
  expect(formatPeriod('2027-05-01', undefined, 'fr')).toBe('1er mai 2027');
});
