import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-checkbox'> = {
  'several, one below the other': {
    page: 'form',
    block: {
      blockType: 'form-field-checkbox',
      label: 'What draws you?',
      name: 'interests',
      isMultiple: true,
      required: true,
      arrangement: 'list',
      options: 'Dunes and nights under the stars|dunes\nHigh paths|mountains\nTowns and crafts|towns\nThe coast|coast',
      value: 'dunes',
    },
  },
  'side by side': {
    page: 'form',
    block: {
      blockType: 'form-field-checkbox',
      label: 'Who comes along?',
      name: 'party',
      isMultiple: true,
      required: false,
      arrangement: 'row',
      options: 'Children|children\nA dog|dog\nSomebody in a wheelchair|wheelchair',
      help: 'So that we can say honestly which journeys suit.',
    },
  },
  'as buttons': {
    page: 'form',
    block: {
      blockType: 'form-field-checkbox',
      label: 'Months you could manage',
      name: 'months',
      isMultiple: true,
      arrangement: 'chips',
      options: 'March|03\nApril|04\nMay|05\nSeptember|09\nOctober|10\nNovember|11',
    },
  },
  'a single box': {
    page: 'form',
    block: {
      blockType: 'form-field-checkbox',
      label: 'We have been to Morocco before',
      name: 'been',
      isMultiple: false,
      required: false,
      value: 'yes',
      help: 'Then we leave out what you know.',
    },
  },
};
