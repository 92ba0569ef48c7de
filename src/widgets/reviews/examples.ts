import type { Examples } from '../../render/samples/example.ts';
import { GORGE } from '../../render/samples/pictures.ts';
import { REVIEWS } from '../../render/samples/reviews.ts';

const VERIFICATION =
  'We ask everybody who has travelled with us for a line, and print what comes, in the order in which it came.';

export const blockExamples: Examples<'reviews'> = {
  'the newest, with the mean of all': {
    block: {
      blockType: 'reviews',
      source: 'newest',
      limit: 3,
      showSummary: true,
      view: 'grid',
      columns: 3,
      verification: VERIFICATION,
    },
  },
  'those with four and a half stars and more, as large words': {
    block: { blockType: 'reviews', source: 'newest', least: 4.5, limit: 2, showSummary: false, view: 'list' },
  },
  'two chosen from the collection': {
    block: {
      blockType: 'reviews',
      source: 'chosen',
      chosen: REVIEWS.slice(0, 2) as (typeof REVIEWS)[number][],
      columns: 2,
    },
  },
  'written by hand, without stars': {
    block: {
      blockType: 'reviews',
      source: 'hand',
      columns: 2,
      items: [
        {
          name: 'Marta Kowalczyk',
          place: 'Kraków, Poland',
          title: 'On foot through the Todra gorge',
          text: 'My knees are sixty-eight years old. Brahim carried my rucksack for two days and told everybody that it was his.',
          date: '2025-11-04T00:00:00.000Z',
          portrait: GORGE,
          source: 'A letter to the office',
        },
        {
          name: 'Ines and Paulo',
          rating: 5,
          text: 'We came for the dunes. We talk about the bread.',
          source: 'Travellers’ letters',
          sourceUrl: 'https://letters.example/khettara/ines',
        },
      ],
    },
  },
};
