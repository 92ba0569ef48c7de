import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'itinerary'> = {
  'three days, the first one open': {
    page: 'tour',
    block: {
      blockType: 'itinerary',
      showAsk: true,
      askAddress: '/contact/',
      title: 'Day *by day*',
      level: 'h2',
      opens: 'first',
      showOpenAll: true,
      showPictures: true,
      size: 'l',
    },
  },
  'all open, in words alone': {
    page: 'tour',
    block: {
      blockType: 'itinerary',
      showAsk: false,
      title: 'The whole way',
      level: 'h3',
      opens: 'all',
      showOpenAll: false,
      showPictures: false,
      size: 'm',
    },
  },
  'all closed, without a title': {
    page: 'tour',
    block: { blockType: 'itinerary', level: 'h4', opens: 'none', showOpenAll: true, showPictures: true, size: 'l' },
  },
  'days that are no headings': {
    page: 'tour',
    block: { blockType: 'itinerary', level: 'p', opens: 'first', showOpenAll: true, showPictures: true, size: 'm' },
  },
};
