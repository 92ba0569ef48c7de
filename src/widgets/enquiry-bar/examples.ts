import { SAMPLE_CHAT } from '../../parts/chat/samples.ts';
import type { Examples } from '../../render/samples/example.ts';

const [SALMA] = SAMPLE_CHAT.accounts;

export const blockExamples: Examples<'enquiry-bar'> = {
  'price and a button, once the picture has gone by': {
    page: 'tour',
    block: {
      blockType: 'enquiry-bar',
      link: { kind: 'address', address: '/contact/' },
      account: SALMA,
      appears: 'scrolled',
    },
  },
  'with words of its own, at once': {
    page: 'tour',
    block: {
      blockType: 'enquiry-bar',
      label: 'Plan these days',
      link: { kind: 'address', address: '/contact/' },
      appears: 'always',
    },
  },
};
