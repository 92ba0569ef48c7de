import { expect, test } from 'vitest';
import { buildPageView, fakeContent } from '../../../tests/support/pageBuilders.ts';
import type { FragmentTools } from '../../render/part.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { readDeparture } from '../../tours/departure.ts';
import { DEPARTURE_ROWS, DESERT_TOUR } from '../../tours/samples.ts';
import { departureCalendar, tourCalendar } from './departureCalendars.ts';
import { departureFragments } from './departureFragments.ts';
import { seatsText } from './rules/seatsText.ts';

const WORDS = { t: createTranslate('en'), locale: 'en' } as const;

function tools(docs = [DESERT_TOUR]): FragmentTools {
  const content = fakeContent({
    list: async () => ({ docs, page: 1, totalPages: 1, totalDocs: docs.length }),
    listEntries: async (_collection, { ids }) => DEPARTURE_ROWS.filter(({ id }) => !ids || ids.includes(id)) as never,
  });
  const view = (path: string, title: string) => buildPageView('tour', { path, title });
  return { content, view } as unknown as FragmentTools;
}

test('the fragment has each departure’s status and, where useful, its seats left', async () => {
  const fragment = await departureFragments.make(31, tools());
  expect(fragment?.body).toEqual({
    places: {
      1: ['open', 'Places free', '6 places left'],
      2: ['open', 'Places free', '4 places left'],
      3: ['limited', 'Few places', '2 places left'],
      4: ['full', 'Full', ''],
      5: ['open', 'Places free', ''],
      6: ['cancelled', 'Cancelled', ''],
    },
  });
});

test.each([
  [7, '1 place left'],
  [2, '6 places left'],
  [5, '3 places left'],
  [1, ''],
])('with %i of 8 seats taken it shows “%s”', (taken, words) => {
  const departure = readDeparture({ ...DEPARTURE_ROWS[0], taken });
  expect(seatsText(departure as never, WORDS)[2]).toBe(words);
});

test('is empty for an unpublished tour', async () => {
  expect(await departureFragments.make(31, tools([]))).toBeUndefined();
  expect(await tourCalendar.make(31, tools([]))).toBeUndefined();
  expect(await departureCalendar.make(1, tools([]))).toBeUndefined();
  expect(await departureCalendar.make(99, tools())).toBeUndefined();
});

test('a calendar event has the tour, its code, and the place', async () => {
  const file = (await departureCalendar.make(2, tools()))?.replaceAll('\r\n ', '') ?? '';
  expect(file).toContain('SUMMARY:Three days to the dunes of Erg Chebbi (KH-03)\r\n');
  expect(file).toContain('DTSTART;VALUE=DATE:20270409\r\nDTEND;VALUE=DATE:20270412\r\n');
  expect(file).toContain('UID:departure-2@rihla.example\r\n');
  expect(file).toContain('URL:https://rihla.example/tours/three-days-to-erg-chebbi/\r\n');
  expect(file).toContain('LOCATION:Marrakech\r\n');
});

test('a tour’s calendar has all its departures, with cancelled ones marked', async () => {
  const file = (await tourCalendar.make(31, tools())) ?? '';
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(DEPARTURE_ROWS.length);
  expect(file.match(/STATUS:CANCELLED/g)).toHaveLength(1);
});

test.each(['0', '07', '-1', '1e3', '7x', '٧', ''])('“%s” is no id', (text) => {
  expect(departureFragments.readId(text)).toBeUndefined();
});
