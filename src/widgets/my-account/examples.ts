import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'my-account'> = {
  'for whoever is not signed in': {
    page: 'sign-in',
    block: {
      blockType: 'my-account',
      title: 'Your journeys, *in one place*',
      level: 'h2',
      text: 'See what you have booked, save your voucher, tell us who travels with you, and cancel by the terms of your tour.',
    },
  },
  'in the middle of a page': {
    page: 'sign-in',
    block: { blockType: 'my-account', title: 'Already booked?', level: 'h3' },
  },
  'as a small box': { page: 'sign-in', block: { blockType: 'my-account', title: 'Sign in', level: 'h4' } },
  'without a heading of the page': {
    page: 'sign-in',
    block: { blockType: 'my-account', title: 'Sign in', level: 'p' },
  },
  'for whoever is signed in': { page: 'account', block: { blockType: 'my-account', title: 'Welcome', level: 'h2' } },
};
