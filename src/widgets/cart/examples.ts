import type { Examples } from '../../render/samples/example.ts';

const emptyLink = { kind: 'address', address: '/tours/' } as const;

export const blockExamples: Examples<'cart'> = {
  'for the page of the cart': { block: { blockType: 'cart', level: 'h2', emptyLink } },
  'with a title of its own': {
    block: { blockType: 'cart', title: 'Your *journeys*', level: 'h3', emptyLabel: 'See all journeys', emptyLink },
  },
  'a smaller title': { block: { blockType: 'cart', title: 'Your cart', level: 'h4', emptyLink } },
  'a title that is no heading': { block: { blockType: 'cart', title: 'Your cart', level: 'p' } },
};
