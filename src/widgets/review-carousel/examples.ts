import type { Examples } from '../../render/samples/example.ts';
import { samplePicture } from '../../render/samples/pictures.ts';

const GUIDE = samplePicture('guide-portrait', { id: 8, alt: 'A man in a blue turban, smiling', focalY: 30 });

const REVIEWS = [
  {
    name: 'Hannah V.',
    rating: 5,
    title: 'Small group, large sky',
    text: 'Eight of us, two cars, and a guide who knew every well by name. We slept better on the sand than at home.',
    source: 'Tripadvisor',
    source_url: 'https://www.tripadvisor.com/',
    date: '2026-03-14T12:00:00.000Z',
  },
  {
    name: 'Jules M.',
    rating: 4.5,
    title: 'The rain changed it all, for the better',
    text: 'The pass was closed, so we went by the old road. Half a star less for the coffee, which they admit themselves.',
    source: 'Google',
    source_url: 'https://www.google.com/maps',
    date: '2026-04-22T12:00:00.000Z',
    picture: GUIDE,
  },
  {
    name: 'Inés and Pablo',
    rating: 5,
    title: 'Nobody hurried us',
    text: 'With a child of six we had feared the long drives. There were none over three hours.',
    source: 'By e-mail',
    date: '2026-02-02T12:00:00.000Z',
  },
  {
    name: 'T. Lindqvist',
    rating: 4,
    title: 'Honest about the cold',
    text: 'They told us it would freeze at night in January. It did. The blankets were where they had said.',
    source: 'Tripadvisor',
    source_url: 'https://www.tripadvisor.com/',
    date: '2026-01-19T12:00:00.000Z',
  },
];

export const blockExamples: Examples<'review-carousel'> = {
  'reviews as cards, with their sources': {
    block: {
      blockType: 'review-carousel',
      label: 'What travellers have written',
      look: 'card',
      verification: 'We ask everybody who has travelled with us, and publish what they write, unchanged.',
      slides: REVIEWS,
    },
  },
  'plain, two at a time, between two ends': {
    block: {
      blockType: 'review-carousel',
      look: 'plain',
      carousel: { slides_to_show: 2, infinite: false, pagination: 'fraction', space_between: 40 },
      slides: REVIEWS,
    },
  },
  'one at a time, without stars': {
    block: {
      blockType: 'review-carousel',
      look: 'plain',
      carousel: { slides_to_show: 1, effect: 'fade', pagination: 'none' },
      slides: REVIEWS.slice(0, 2).map(({ rating: _, ...review }) => review),
    },
  },
};
