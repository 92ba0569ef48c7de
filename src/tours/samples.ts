import type { Media, Tour as StoredTour } from '../cms/payload-types.ts';
import type { DocumentView, TermView } from '../content/documentTypes.ts';
import { CARAVAN, GORGE } from '../render/samples/pictures.ts';
import {
  AIT_BENHADDOU,
  DADES_GORGE,
  DESERT_CAMP_NIGHT,
  DRAA_PALMS,
  ERG_CHIGAGA_DAWN,
  MARRAKECH_SOUK,
  TAGINE_TABLE,
  TIZI_N_TICHKA,
} from '../render/samples/scenes.ts';
import { paragraph, richText } from '../render/samples/text.ts';
import { readTour } from './readTour.ts';
import { TOURS } from './words.ts';

// Sample tours for examples and tests.

const SAHARA = term('destinations', 4, 'Sahara', '/destination/sahara/');
const HIGH_ATLAS = term('destinations', 5, 'High Atlas', '/destination/high-atlas/');
const MARRAKECH = term('destinations', 6, 'Marrakech', '/destination/marrakech/');
const DESERT = term('tour-types', 1, 'Desert journeys', '/tour-type/desert-journeys/');
const SMALL_GROUP = term('tour-types', 2, 'Small groups', '/tour-type/small-groups/');
const ON_FOOT = term('tour-types', 3, 'On foot', '/tour-type/on-foot/');
const FAMILY = { ...term('tags', 9, 'With children', '/tag/with-children/') };

/** A three-day tour with all fields, as stored. */
export const STORED_DESERT_TOUR = {
  id: 31,
  title: 'Three days to the dunes of Erg Chebbi',
  path: '/tours/three-days-to-erg-chebbi/',
  code: 'KH-03',
  excerpt:
    'From Marrakech over the Atlas to a camp under the dunes, and home by another road. Two to eight travellers.',
  featuredImage: CARAVAN,
  gallery: [TIZI_N_TICHKA, AIT_BENHADDOU, DADES_GORGE, GORGE, DESERT_CAMP_NIGHT, ERG_CHIGAGA_DAWN],
  film: '',
  days: 3,
  nights: 2,
  startPlace: 'Marrakech',
  endPlace: 'Marrakech',
  itinerary: [
    {
      day: 1,
      title: 'Over the Tichka to the Dadès',
      text: richText(
        paragraph(
          'We leave Marrakech at half past seven, before the lorries. The pass is at 2,260 metres; there may be snow beside the road until April. Lunch in Aït Benhaddou, and an hour to climb to its granary.',
        ),
        paragraph('The last light is in the Dadès, where the house has eight rooms and one long table.'),
      ),
      places: 'Tizi n’Tichka, Aït Benhaddou, Dadès gorge',
      meals: ['lunch', 'dinner'],
      stay: 'A guesthouse of earth above the Dadès',
      transport: 'Car with driver',
      distanceKm: 320,
      hours: 7,
      altitude: 1570,
      picture: AIT_BENHADDOU,
      optional: [],
    },
    {
      day: 2,
      title: 'Between the walls of the Todra, then sand',
      text: richText(
        paragraph(
          'An hour on foot between the walls of the Todra, while the sun is still above them. Then the road runs out into the stones of the hammada, and by four the dunes stand at its end.',
        ),
        paragraph('The camp is an hour by camel, or forty minutes on foot. Nobody has to ride.'),
      ),
      places: 'Todra gorge, Rissani, Erg Chebbi',
      meals: ['breakfast', 'lunch', 'dinner'],
      stay: 'Camp of six tents at Erg Chebbi, with beds and blankets',
      transport: 'Car with driver; camel or on foot',
      distanceKm: 265,
      hours: 6,
      altitude: 760,
      picture: DESERT_CAMP_NIGHT,
      optional: [{ title: 'Sandboard for the evening', price: 1000 }],
    },
    {
      day: 3,
      title: 'First light, and the long road home',
      text: richText(
        paragraph(
          'Up the nearest crest before the sun. Breakfast at the edge of the sand, then west by Alnif and Agdz, with the palms of the Draa on the left for an hour. We are in Marrakech by eight in the evening.',
        ),
      ),
      places: 'Erg Chebbi, Alnif, Agdz, Marrakech',
      meals: ['breakfast', 'lunch'],
      transport: 'Car with driver',
      distanceKm: 560,
      hours: 9.5,
      altitude: 1660,
      picture: DRAA_PALMS,
      optional: [{ title: 'Sunrise by camel in place of the walk', price: 1500 }],
    },
  ],
  included: [
    { text: 'Car with driver, fuel and tolls for three days' },
    { text: 'Two nights: guesthouse and desert camp' },
    { text: 'Two breakfasts, three lunches, two dinners' },
    { text: 'Camel to the camp and back, or the guide who walks with you' },
    { text: 'Local guide in Aït Benhaddou' },
  ],
  excluded: [
    { text: 'Flights and insurance' },
    { text: 'Drinks beside water and tea' },
    { text: 'Tips: we suggest €5 a day for the driver' },
  ],
  bring: [
    { text: 'A warm jumper: nights in the dunes fall to 4 °C in December' },
    { text: 'Shoes that close, and a scarf' },
    { text: 'A small bag for the camp; the rest stays in the car' },
    { text: 'A head torch' },
  ],
  highlights: [
    { text: 'A night in the dunes of Erg Chebbi' },
    { text: 'Aït Benhaddou before the coaches' },
    { text: 'An hour on foot through the Todra gorge' },
    { text: 'Home by the palms of the Draa, not by the same road' },
  ],
  groupMin: 2,
  groupMax: 8,
  ageMin: 6,
  childAgeMax: 11,
  childrenAlone: false,
  childrenPerAdult: 3,
  difficulty: 'easy',
  languages: ['en', 'fr', 'es'],
  bestMonths: ['3', '4', '5', '10', '11'],
  isPrivate: true,
  enquiryMode: 'both',
  price: {
    from: 48_000,
    currency: 'EUR',
    basis: 'person',
    singleSupplement: 9500,
    childFrom: 36_000,
    deposit: 20,
    note: 'The balance is paid in Marrakech, in euros or dirhams.',
    seasons: [
      { title: 'Spring', start: '2027-03-01', end: '2027-05-31', price: 52_000 },
      { title: 'Summer', start: '2027-06-01', end: '2027-09-15', price: 48_000 },
      { title: 'Autumn', start: '2027-09-16', end: '2027-11-30', price: 52_000 },
      { title: 'Christmas and New Year', start: '2027-12-18', end: '2028-01-06', price: 59_000 },
    ],
    parties: [
      { from: 2, to: 2, price: 69_000 },
      { from: 3, to: 4, price: 56_000 },
      { from: 5, to: 8, price: 48_000 },
    ],
  },
  faq: [
    {
      question: 'How cold are the nights?',
      answer: richText(
        paragraph('From November to February between 2 and 8 °C. The camp has wool blankets, and a fire.'),
      ),
    },
    {
      question: 'Is it too far for children?',
      answer: richText(
        paragraph(
          'From six years on it goes well. The third day is long: we stop every hour and a half, and carry dates.',
        ),
      ),
    },
    {
      question: 'Can we leave our cases in Marrakech?',
      answer: richText(paragraph('Yes. Our house in the medina keeps them without charge.')),
    },
  ],
  points: [
    { title: 'Marrakech', latitude: 31.6295, longitude: -7.9811, altitude: 466, day: 1, isStay: false },
    { title: 'Tizi n’Tichka', latitude: 31.2873, longitude: -7.38, altitude: 2260, day: 1, isStay: false },
    { title: 'Aït Benhaddou', latitude: 31.047, longitude: -7.1319, altitude: 1300, day: 1, isStay: false },
    { title: 'Dadès gorge', latitude: 31.455, longitude: -5.968, altitude: 1570, day: 1, isStay: true },
    { title: 'Todra gorge', latitude: 31.5886, longitude: -5.5926, altitude: 1420, day: 2, isStay: false },
    { title: 'Rissani', latitude: 31.2813, longitude: -4.2636, altitude: 770, day: 2, isStay: false },
    { title: 'Camp at Erg Chebbi', latitude: 31.13, longitude: -3.98, altitude: 760, day: 2, isStay: true },
    { title: 'Alnif', latitude: 31.1167, longitude: -5.1667, altitude: 880, day: 3, isStay: false },
    { title: 'Agdz', latitude: 30.6979, longitude: -6.4483, altitude: 1050, day: 3, isStay: false },
    { title: 'Marrakech', latitude: 31.6295, longitude: -7.9811, altitude: 466, day: 3, isStay: false },
  ],
  related: [
    { id: 32, title: 'A day on foot in the Ourika', path: '/tours/a-day-in-the-ourika/', _status: 'published' },
    { id: 33, title: 'From snow to sand', path: '/tours/from-snow-to-sand/', _status: 'published' },
  ],
  cancellation: [
    { days: 60, percent: 20 },
    { days: 30, percent: 50 },
    { days: 14, percent: 100 },
  ],
  fitNote:
    'Three days are short for the Sahara. You will sit in a car for about 22 hours, ten of them on the last day. If you have five days, take five. If you have three and want one night in the dunes, this is the way we would do it ourselves.',
  durationBand: '2-3',
  priceBand: '250-500',
  months: ['03', '04', '05', '10', '11'],
} as const;

/** A day trip on request, with required fields only. */
const STORED_DAY_TOUR = {
  id: 32,
  title: 'A day on foot in the Ourika',
  path: '/tours/a-day-in-the-ourika/',
  code: 'KH-01',
  excerpt: 'Terraces, walnut trees and lunch with a family, an hour from Marrakech.',
  featuredImage: TAGINE_TABLE,
  gallery: [MARRAKECH_SOUK],
  days: 1,
  startPlace: 'Marrakech',
  endPlace: 'Marrakech',
  itinerary: [
    {
      day: 1,
      title: 'Up the valley, and down again',
      text: richText(paragraph('We walk for four hours, with 450 metres of climb, and eat where the path ends.')),
      meals: ['lunch'],
      hours: 4,
    },
  ],
  included: [{ text: 'Transfer, guide and lunch' }],
  groupMin: 1,
  groupMax: 6,
  difficulty: 'moderate',
  languages: ['en', 'fr'],
  bestMonths: ['4', '5', '6', '9', '10'],
  isPrivate: true,
  enquiryMode: 'onRequest',
  price: { from: 7500, currency: 'EUR', basis: 'person', deposit: 0 },
  durationBand: '1',
  priceBand: 'under-250',
  months: ['04', '05', '06', '09', '10'],
} as const;

/** The sample tours, parsed. */
export const DESERT_TOUR = view(STORED_DESERT_TOUR, {
  destinations: [SAHARA, HIGH_ATLAS],
  types: [DESERT, SMALL_GROUP],
  tags: [FAMILY],
});
export const DAY_TOUR = view(STORED_DAY_TOUR, { destinations: [HIGH_ATLAS, MARRAKECH], types: [ON_FOOT] });

/** Departures of the desert tour as stored: open, guaranteed, nearly full, full, cancelled. */
export const DEPARTURE_ROWS = [
  departureRow(1, { start: '2027-03-12', end: '2027-03-14', taken: 2 }),
  departureRow(2, { start: '2027-04-09', end: '2027-04-11', taken: 4, isGuaranteed: true, price: 52_000 }),
  departureRow(3, { start: '2027-04-30', end: '2027-05-02', taken: 6, isGuaranteed: true, availability: 'limited' }),
  departureRow(4, { start: '2027-05-14', end: '2027-05-16', taken: 8, isGuaranteed: true, availability: 'full' }),
  departureRow(5, { start: '2027-10-08', end: '2027-10-10', taken: 0, note: 'New moon on the second night' }),
  departureRow(6, { start: '2027-11-05', end: '2027-11-07', status: 'cancelled', availability: 'cancelled' }),
];

function departureRow(id: number, fields: { start: string; end: string } & Record<string, unknown>) {
  const { end, start, ...others } = fields;
  return {
    id,
    tour: STORED_DESERT_TOUR.id,
    start: `${start}T12:00:00.000Z`,
    end: `${end}T12:00:00.000Z`,
    seats: 8,
    taken: 0,
    status: 'automatic',
    availability: 'open',
    isGuaranteed: false,
    cutOffDays: 7,
    ...others,
  };
}

function view(
  stored: { id: number; title: string; path: string; excerpt: string; featuredImage: Media },
  terms: Partial<Record<string, TermView[]>>,
): DocumentView {
  return {
    collection: TOURS,
    id: stored.id,
    title: stored.title,
    path: stored.path,
    excerpt: stored.excerpt,
    image: stored.featuredImage,
    layout: undefined,
    publishedAt: undefined,
    updatedAt: '2026-05-01T08:00:00.000Z',
    byline: undefined,
    sections: terms.destinations ?? [],
    keywords: [...(terms.types ?? []), ...(terms.tags ?? [])],
    meta: { title: undefined, description: undefined, image: undefined, noindex: false },
    details: readTour(stored, (field) => terms[field] ?? []),
  };
}

function term(collection: string, id: number, title: string, path: string): TermView {
  return { collection, id, title, description: undefined, path };
}

/** A sample tour as a relation; the demo has its own tour at that address instead. */
export function sampleTour({ id }: Pick<DocumentView, 'id'>): StoredTour {
  const path = id === DESERT_TOUR.id ? '/tours/three-nights-in-the-dunes/' : '/tours/a-day-in-khadijas-kitchen/';
  return { id, path, createdAt: '2026-01-12T08:00:00.000Z' } as StoredTour;
}
