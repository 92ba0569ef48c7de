import { expect, test } from 'vitest';
import { readBooking } from '../../../tours/booking/booking.ts';
import { manifestOf } from './manifest.ts';
import { refundState } from './refundState.ts';

const NOW = new Date('2027-03-01T12:00:00Z');

function bookingOf(id: number, stored: object) {
  const items = [{ uuid: `${id}-a`, unitId: 'adult' }];
  const booking = readBooking({ id, reference: `K-${id}`, status: 'CONFIRMED', items, ...stored });
  if (!booking) throw new Error('This is no booking.');
  return { ...booking, partnerName: '' };
}

test('lists confirmed bookings first, then holds, and no ended ones', () => {
  const hold = { status: 'ON_HOLD', contact: { fullName: 'Aaron' } };
  const family = [
    { uuid: 'x', unitId: 'adult', contact: { firstName: 'Marta', lastName: 'Ruiz', notes: 'Vegan' } },
    { uuid: 'y', unitId: 'child' },
    { uuid: 'z', unitId: 'senior' },
  ];
  const sheet = manifestOf(
    [
      bookingOf(1, { ...hold, expiresAt: '2027-03-01T12:30:00Z' }),
      bookingOf(2, { ...hold, expiresAt: '2027-03-01T12:00:00Z' }),
      bookingOf(3, { status: 'CANCELLED' }),
      bookingOf(4, { contact: { fullName: 'Marta Ruiz', phoneNumber: '+34 1' }, items: family }),
      bookingOf(5, { contact: { firstName: 'Ben' } }),
    ],
    NOW,
  );
  expect(sheet.parties.map(({ name, reference }) => `${reference} ${name}`)).toEqual([
    'K-5 Ben',
    'K-4 Marta Ruiz',
    'K-1 Aaron',
  ]);
  expect(sheet.parties[1]).toMatchObject({
    heldUntil: undefined,
    phone: '+34 1',
    passengers: [
      { unit: 'Adult', name: 'Marta Ruiz', notes: 'Vegan' },
      { unit: 'Child', name: '' },
      { unit: 'senior', name: '' },
    ],
  });
  expect(sheet.parties[2]?.heldUntil).toBe(NOW.getTime() + 30 * 60_000);
  expect(sheet).toMatchObject({ confirmed: '2 adults, 1 child', held: '1 adult', travellers: 5 });
});

test('lists notes of staff and of the traveller, each once', () => {
  const notes = (stored: object) => manifestOf([bookingOf(1, stored)], NOW).parties[0]?.notes;
  expect(notes({ notes: 'Met at the station', contact: { notes: 'Vegetarian' } })).toBe(
    'Met at the station\nVegetarian',
  );
  expect(notes({ notes: 'Vegetarian', contact: { notes: 'Vegetarian' } })).toBe('Vegetarian');
  expect(notes({ contact: {} })).toBe('');
});

test.each([
  [{ status: 'CONFIRMED', refund: 'FULL' }, undefined],
  [{ refund: 'FULL' }, { isOwed: false, words: 'Nothing was paid' }],
  [
    { refund: 'FULL', confirmedAt: 'x', total: 0 },
    { isOwed: false, words: 'Nothing was paid' },
  ],
  [
    { refund: 'PARTIAL', confirmedAt: 'x' },
    { isOwed: true, words: 'To give back: a part' },
  ],
  [
    { refund: 'NONE', confirmedAt: 'x' },
    { isOwed: false, words: 'To give back: nothing' },
  ],
  [
    { refund: 'FULL', confirmedAt: 'x', refundedAt: 'y', refundedAmount: 1250 },
    { isOwed: false, words: 'Given back €12.50' },
  ],
])('describes the payment of %j as %j', (stored, state) => {
  expect(refundState(bookingOf(1, { status: 'CANCELLED', total: 48_000, ...stored }))).toEqual(state);
});
