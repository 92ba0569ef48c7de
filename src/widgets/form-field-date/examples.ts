import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-date'> = {
  'from today on': {
    page: 'form',
    block: {
      blockType: 'form-field-date',
      label: 'From which day?',
      name: 'from',
      required: true,
      width: '50',
      earliest: 'today',
      help: 'Roughly will do.',
    },
  },
  'a day of birth, for the insurance': {
    page: 'form',
    block: {
      blockType: 'form-field-date',
      label: 'Date of birth',
      name: 'birth',
      required: false,
      autocomplete: 'bday',
      earliest: '1920-01-01',
      latest: 'today',
    },
  },
};
