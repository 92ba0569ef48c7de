import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, undefuse } from '../../../shared/csv.ts';
import { readBooking } from '../../../tours/booking/booking.ts';
import { type CsvBooking, writeBookings } from './bookingsCsv.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const rowsOf = (csv: string) => parseCsv(csv, 1000).rows.map(({ cells }) => cells);

function bookingOf(stored: object): CsvBooking {
  const booking = readBooking({ id: 1, status: 'CONFIRMED', currency: 'EUR', ...stored });
  if (!booking) throw new Error('This is no booking.');
  return { ...booking, tourTitle: 'To the dunes', partnerName: '' };
}

test('a booking is a row, its amounts in whole units beside their currency', () => {
  const items = ['adult', 'adult', 'child'].map((unitId, index) => ({ uuid: String(index), unitId }));
  const [head, first, second] = rowsOf(
    writeBookings(
      [
        bookingOf({ reference: 'K-1', total: 126_050, refundedAmount: 0, items, contact: { fullName: 'Amina' } }),
        bookingOf({ status: 'ON_HOLD', expiresAt: '2027-03-01T11:59:00Z', total: 3500, currency: 'TND' }),
      ],
      NOW,
    ),
  );
  const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1];
  const read = ['Reference', 'Name', 'Adults', 'Children', 'Travellers', 'Price', 'Currency', 'Given back'];
  expect(read.map((name) => cell(first, name))).toEqual(['K-1', 'Amina', '2', '1', '3', '1260.50', 'EUR', '0']);
  expect(['Status', 'Price', 'Currency', 'Given back'].map((name) => cell(second, name))).toEqual([
    'Expired',
    '3.500',
    'TND',
    '',
  ]);
});

test('typed text never becomes a formula, and survives the round trip', () => {
  const text = fc
    .oneof(fc.string(), fc.constantFrom('=1+1', '+cmd', '-2', '@SUM(A1)', '\t=x', '"a";b\r\nc'))
    .filter((typed) => typed.trim() === typed && typed !== '');
  fc.assert(
    fc.property(text, text, text, (fullName, notes, resellerReference) => {
      const [head, row] = rowsOf(writeBookings([bookingOf({ contact: { fullName }, notes, resellerReference })], NOW));
      expect(row).toHaveLength(head?.length ?? 0);
      for (const cell of row ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      expect(undefuse(row?.at(-1) ?? '')).toBe(notes);
    }),
  );
});
