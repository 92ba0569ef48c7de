import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'checkout'> = {
  'two journeys, with a promotion and a deposit': {
    page: 'shop',
    block: { blockType: 'checkout', title: 'Book your *days*', level: 'h2', asksCountry: true, asksNotes: true },
  },
  'as few questions as can be': {
    page: 'shop',
    block: { blockType: 'checkout', title: 'Book', level: 'h3', asksCountry: false, asksNotes: false },
  },
  'under a smaller title': {
    page: 'shop',
    block: { blockType: 'checkout', title: 'Almost there', level: 'h4', asksCountry: false, asksNotes: true },
  },
  'with nothing in the cart': {
    page: 'booked',
    block: { blockType: 'checkout', title: 'Nothing to book yet', level: 'p', asksCountry: false, asksNotes: true },
  },
};
