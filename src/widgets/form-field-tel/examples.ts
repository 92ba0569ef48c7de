import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-tel'> = {
  'only for those who would rather be rung': {
    page: 'form',
    block: {
      blockType: 'form-field-tel',
      label: 'Telephone',
      name: 'phone',
      required: false,
      autocomplete: 'tel',
      help: 'With the code of your country. Only if you would rather be rung.',
    },
  },
  'for the day you arrive': {
    page: 'form',
    block: {
      blockType: 'form-field-tel',
      label: 'Where we can reach you on the road',
      name: 'mobile',
      required: true,
      width: '50',
      placeholder: '+44 7700 900123',
      pattern: '[+0-9 ()]{6,20}',
      patternMessage: 'Write a number with the code of its country, such as +44 7700 900123.',
    },
  },
};
