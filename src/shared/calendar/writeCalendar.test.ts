import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, foldLine, LINE_OCTETS, writeCalendar } from './writeCalendar.ts';

const EVENT = {
  uid: 'departure-7@khettara.example',
  stamp: '2026-05-01T08:00:00.000Z',
  start: '2027-03-06',
  end: '2027-03-14',
  title: 'From snow to sand, nine days; small group',
  text: 'KH-07\nMarrakech → Merzouga',
  url: 'https://khettara.example/tours/from-snow-to-sand/',
};

/** The lines of a file, unfolded as a parser does. */
const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('an all-day event ends on the day after its last', () => {
  expect(read(writeCalendar('Departures', [EVENT]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rihla//Departures//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Departures',
    'BEGIN:VEVENT',
    'UID:departure-7@khettara.example',
    'DTSTAMP:20260501T080000Z',
    'DTSTART;VALUE=DATE:20270306',
    'DTEND;VALUE=DATE:20270315',
    'SUMMARY:From snow to sand\\, nine days\\; small group',
    'DESCRIPTION:KH-07\\nMarrakech → Merzouga',
    'URL:https://khettara.example/tours/from-snow-to-sand/',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  [{ end: undefined }, '20270307'],
  [{ end: '2027-03-01' }, '20270307'],
  [{ end: 'soon' }, '20270307'],
  [{ end: '2027-12-31T00:00:00.000Z' }, '20280101'],
])('with %j it ends on %s', (change, end) => {
  expect(writeCalendar('D', [{ ...EVENT, ...change }])).toContain(`DTEND;VALUE=DATE:${end}`);
});

test('an event without a day is left out, and a cancelled one says so', () => {
  expect(writeCalendar('D', [{ ...EVENT, start: 'soon' }])).not.toContain('VEVENT');
  expect(writeCalendar('D', [{ ...EVENT, isCancelled: true }])).toContain('\r\nSTATUS:CANCELLED\r\n');
});

test('folds lines at 75 octets without splitting a character, and unfolding restores the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = `SUMMARY:${escapeText(text)}`;
      const folded = foldLine(line);
      expect(Math.max(...folded.split('\r\n').map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(LINE_OCTETS);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test('every text is one line of the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (title) => {
      const lines = read(
        writeCalendar(title, [{ ...EVENT, title, text: title, place: title, url: title, uid: title }]),
      );
      expect(lines.filter((line) => !/^[A-Z-]+[:;]/.test(line) && line !== '')).toEqual([]);
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    }),
  );
});

test('a booking is confirmed, in a file without METHOD', () => {
  const file = writeCalendar(undefined, [{ ...EVENT, isConfirmed: true }]);
  expect(file).toContain('\r\nSTATUS:CONFIRMED\r\n');
  expect(file).not.toMatch(/METHOD|CALNAME/);
});
