import type { Review } from '../cms/payload-types.ts';

/** A review of the demo; its tour is found by path. */
export type DemoReview = Omit<Review, 'createdAt' | 'id' | 'portrait' | 'sourceUrl' | 'updatedAt'>;

/** Guest reviews of the demo operator. */
export const demoReviews: readonly DemoReview[] = [
  {
    name: 'Hélène Morvan',
    place: 'Brest, France',
    rating: 5,
    title: 'Nobody hurried us',
    text: 'We were six, and by the second evening we were one table. Lahcen stopped wherever we asked, and twice where we would never have thought of asking.',
    date: '2026-04-21',
    source: 'Guest book',
    journey: 'From snow to sand',
    journeyUrl: '/journeys/from-snow-to-sand/',
  },
  {
    name: 'Tom and Ruth Adeyemi',
    place: 'Leeds, United Kingdom',
    rating: 4.5,
    title: 'Late for lunch, and glad of it',
    text: 'The road down from Tichka took longer than the programme said. The lunch that came of it was the best of the week.',
    date: '2026-03-30',
    source: 'Letter',
    journey: 'The road of kasbahs',
    journeyUrl: '/journeys/the-road-of-kasbahs/',
  },
  {
    name: 'Jonas Lindqvist',
    place: 'Umeå, Sweden',
    rating: 4,
    title: 'Bring the warm jumper',
    text: 'They do say so in the packing list, twice. I did not believe it of a desert. The stars are worth it.',
    date: '2026-01-12',
    source: 'Guest book',
    journey: 'Three nights in the dunes',
    journeyUrl: '/journeys/three-nights-in-the-dunes/',
  },
  {
    name: 'Marta Kowalczyk',
    place: 'Kraków, Poland',
    rating: 5,
    title: 'On foot at sixty-eight',
    text: 'Brahim carried my rucksack for two days and told everybody that it was his.',
    date: '2025-11-04',
    source: 'Letter',
    journey: 'From snow to sand',
    journeyUrl: '/journeys/from-snow-to-sand/',
  },
  {
    name: 'Ines and Paulo Ferreira',
    place: 'Porto, Portugal',
    rating: 5,
    title: 'We came for the dunes',
    text: 'And we talk about the bread: out of the ashes, with sand on the crust that you learn not to hear.',
    date: '2025-10-19',
    source: 'Guest book',
    journey: 'Three nights in the dunes',
    journeyUrl: '/journeys/three-nights-in-the-dunes/',
  },
  {
    name: 'Agnes Vogt',
    place: 'Bern, Switzerland',
    rating: 4.5,
    title: 'Blue, and then the mountains',
    text: 'Two rainy days in the Rif, and not one of us would give them back. The houses we slept in had stoves, and people who sat by them.',
    date: '2025-05-27',
    source: 'Guest book',
    journey: 'The blue town and the Rif',
    journeyUrl: '/journeys/the-blue-town-and-the-rif/',
  },
];
