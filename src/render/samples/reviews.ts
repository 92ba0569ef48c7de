import type { Review } from '../../cms/payload-types.ts';
import { WELLS } from './pictures.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

/** Guest reviews, newest first, as stored. */
export const REVIEWS: readonly Review[] = [
  {
    id: 1,
    name: 'Hélène Morvan',
    place: 'Brest, France',
    rating: 5,
    title: 'Nobody hurried us',
    text: 'We were six, and by the second evening we were one table. Lahcen stopped wherever we asked, and twice where we would never have thought of asking.',
    date: '2026-04-21T00:00:00.000Z',
    source: 'Guest book',
    portrait: WELLS,
    journey: 'From snow to sand',
    journeyUrl: '/journeys/from-snow-to-sand/',
    ...DATES,
  },
  {
    id: 2,
    name: 'Tom and Ruth Adeyemi',
    place: 'Leeds, United Kingdom',
    rating: 4.5,
    text: 'The road down from Tichka took longer than the programme said. The lunch that came of it was the best of the week.',
    date: '2026-03-30T00:00:00.000Z',
    source: 'Travellers’ letters',
    sourceUrl: 'https://letters.example/khettara/adeyemi',
    ...DATES,
  },
  {
    id: 3,
    name: 'Jonas Lindqvist',
    place: 'Umeå, Sweden',
    rating: 4,
    title: 'Bring the warm jumper',
    text: 'They do say so in the packing list, twice. The stars are worth it.',
    date: '2026-01-12T00:00:00.000Z',
    source: 'Guest book',
    ...DATES,
  },
];
