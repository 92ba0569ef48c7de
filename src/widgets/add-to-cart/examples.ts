import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'add-to-cart'> = {
  'dates, travellers and extras': {
    page: 'tour',
    block: { blockType: 'add-to-cart', title: 'Book your *places*', level: 'h2', limit: 5, showCalendar: true },
  },
  'with words of its own, later dates folded': {
    page: 'tour',
    block: { blockType: 'add-to-cart', title: 'Come with us', level: 'h3', label: 'Keep these places', limit: 2 },
  },
  'below a title of its own': {
    page: 'tour',
    block: { blockType: 'add-to-cart', level: 'h4', limit: 3, showCalendar: false },
  },
  'a title that is no heading': {
    page: 'tour',
    block: { blockType: 'add-to-cart', title: 'Book', level: 'p', limit: 3 },
  },
};
