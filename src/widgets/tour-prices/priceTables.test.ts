import { expect, test } from 'vitest';
import { createTranslate } from '../../shared/messages/index.ts';
import { readTour } from '../../tours/readTour.ts';
import { DAY_TOUR, DESERT_TOUR } from '../../tours/samples.ts';
import { type Tour, tourOf } from '../../tours/tour.ts';
import { cancellationTable, partyTable, priceExtras, seasonTable } from './priceTables.ts';

const WORDS = { t: createTranslate('en'), locale: 'en' } as const;
const tour = tourOf(DESERT_TOUR) as Tour;
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

test('seasons have dates, also across the turn of the year', () => {
  const rows = seasonTable(tour, WORDS)?.rows.map((row) => row.map(plain));
  expect(rows?.[0]).toEqual(['Spring', '1 Mar – 31 May 2027', '€520']);
  expect(rows?.at(-1)).toEqual(['Christmas and New Year', '18 Dec 2027 – 6 Jan 2028', '€590']);
});

test('group prices are labelled by size', () => {
  expect(partyTable(tour, WORDS)?.rows).toEqual([
    ['2 travellers', '€690'],
    ['3 to 4 travellers', '€560'],
    ['5 to 8 travellers', '€480'],
  ]);
  const open = readTour(
    {
      price: {
        parties: [
          { from: 1, to: 1, price: 100 },
          { from: 2, price: 90 },
        ],
      },
    },
    () => [],
  );
  expect(partyTable(open, WORDS)?.rows.map(([name]) => name)).toEqual(['1 traveller', '2 or more']);
});

test('cancellation periods cover every day', () => {
  expect(cancellationTable(tour, WORDS)?.rows).toEqual([
    ['Until 60 days before', '20 % of the price'],
    ['59 to 30 days before', '50 % of the price'],
    ['Fewer than 30 days before', '100 % of the price'],
  ]);
});

test('missing data makes no table and no row', () => {
  const day = tourOf(DAY_TOUR) as Tour;
  expect([seasonTable(day, WORDS), partyTable(day, WORDS), cancellationTable(day, WORDS)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(priceExtras(day, WORDS)).toEqual([]);
  expect(priceExtras(tour, WORDS).map(({ value }) => value)).toEqual(['+ €95', 'from €360', '20 % of the price']);
});
