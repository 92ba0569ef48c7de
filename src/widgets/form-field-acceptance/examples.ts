import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-acceptance'> = {
  'to be answered': {
    page: 'form',
    block: {
      blockType: 'form-field-acceptance',
      label: 'Privacy',
      name: 'privacy',
      required: true,
      consentText: 'Use what I write here to answer me, as the <a href="/privacy/">privacy policy</a> says.',
    },
  },
  'letters, which may be left out': {
    page: 'form',
    block: {
      blockType: 'form-field-acceptance',
      label: 'Letters',
      name: 'letters',
      required: false,
      consentText: 'Write to me four times a year, when the dates of a season are fixed.',
      help: 'Every letter has a link that ends it.',
    },
  },
};
