import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-url'> = {
  'a website': {
    page: 'form',
    block: {
      blockType: 'form-field-url',
      label: 'Your agency’s website',
      name: 'website',
      required: false,
      autocomplete: 'url',
      placeholder: 'https://',
    },
  },
  'one that has to be there': {
    page: 'form',
    block: {
      blockType: 'form-field-url',
      label: 'Where the photograph was published',
      name: 'source',
      required: true,
      autocomplete: 'off',
    },
  },
};
