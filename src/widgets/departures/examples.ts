import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'departures'> = {
  'the dates of the season': {
    page: 'tour',
    block: {
      blockType: 'departures',
      showAsk: true,
      askAddress: '/contact/',
      title: 'Dates and *places*',
      level: 'h2',
      limit: 8,
      showCalendar: true,
      requestLabel: 'Ask for other dates',
      requestLink: { kind: 'address', address: '/contact/' },
    },
  },
  'the next three, later ones folded': {
    page: 'tour',
    block: {
      blockType: 'departures',
      showAsk: false,
      title: 'When we leave',
      level: 'h3',
      limit: 3,
      showCalendar: true,
      requestText: 'Four or more of you? Any day you like, from the end of September to May.',
    },
  },
  'below a title of its own': {
    page: 'tour',
    block: { blockType: 'departures', level: 'h4', limit: 4, showCalendar: false },
  },
  'months that are no headings': {
    page: 'tour',
    block: { blockType: 'departures', level: 'p', limit: 6, showCalendar: false },
  },
};
