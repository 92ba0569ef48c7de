import { expect, it, test } from 'vitest';
import { createTranslate } from '../../shared/messages/index.ts';
import { readBooking } from '../../tours/booking/booking.ts';
import { describeBooking, describeTravellers } from './describeBooking.ts';

const words = { t: createTranslate('en'), locale: 'en' } as const;
const item = (unitId: string, contact?: object) => ({ uuid: unitId, unitId, contact });

test('describes a booking with its days, travellers, extras and price', () => {
  const booking = readBooking({
    status: 'CONFIRMED',
    tourTitle: 'Three nights in the dunes',
    ...{ start: '2027-04-30', end: '2027-05-02', total: 132_050, currency: 'EUR' },
    items: [item('adult', { firstName: 'Amina', lastName: 'Berrada' }), item('adult', {}), item('child')],
    extras: [
      { code: 'single', price: 10_000, count: 1 },
      { code: 'day-2-1', title: 'Sandboarding', price: 2_000, count: 2 },
    ],
    refund: 'FULL',
  });
  expect(booking && describeBooking(booking, words)).toEqual({
    title: 'Three nights in the dunes',
    days: 'Fri 30 April – Sun 2 May 2027',
    party: '2 adults, 1 child',
    travellers: 'Amina Berrada',
    extras: 'Room or tent to yourself\n2 × Sandboarding',
    price: '€1,320.50',
    // A booking that is not cancelled has no refund.
    refund: undefined,
  });
});

it.each([
  [['adult'], '1 adult'],
  [['child', 'child', 'adult'], '1 adult, 2 children'],
  [['senior', 'adult'], '1 adult, 1 traveller'],
  [[], ''],
])('%j are %s', (units, said) => {
  expect(
    describeTravellers(
      units.map((unitId) => ({ unitId })),
      words,
    ),
  ).toBe(said);
});
