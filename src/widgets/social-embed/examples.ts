import type { Examples } from '../../render/samples/example.ts';
import { CARAVAN, samplePicture } from '../../render/samples/pictures.ts';

const CAMP = samplePicture('desert-camp-night', {
  id: 4,
  alt: 'A camp of low tents under the stars',
  placeholder: '#1d2440',
});

export const blockExamples: Examples<'social-embed'> = {
  'a post at Instagram, as it is kept here': {
    block: {
      blockType: 'social-embed',
      address: 'https://www.instagram.com/p/CxYz12abcDE/',
      author: 'Khettara Journeys',
      text: 'An hour before sunset the wind stops. Nobody says anything for a while.',
      picture: CARAVAN,
      date: '2026-03-14T12:00:00.000Z',
      shows: 'card',
    },
  },
  'a post at X, in words alone': {
    block: {
      blockType: 'social-embed',
      address: 'https://x.com/khettara/status/1767890123456789012',
      author: 'Lahcen Aït Brahim',
      text: 'Cleaned the third shaft today. Eleven buckets of sand, one very surprised frog.',
      date: '2026-02-02T12:00:00.000Z',
      shows: 'card',
    },
  },
  'a film at TikTok, shown by the network to those who agree': {
    block: {
      blockType: 'social-embed',
      address: 'https://www.tiktok.com/@khettara/video/7301234567890123456',
      author: 'Khettara Journeys',
      text: 'How many people does it take to put up a tent in the wind?',
      picture: CAMP,
      date: '2026-04-20T12:00:00.000Z',
      shows: 'live',
      height: 720,
    },
  },
  'a page at Facebook': {
    block: {
      blockType: 'social-embed',
      address: 'https://www.facebook.com/khettara.journeys',
      author: 'Khettara Journeys',
      text: 'Departures, late places and what the weather does, most days of the week.',
      shows: 'live',
      height: 500,
    },
  },
};
