import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-time'> = {
  'when we may ring': {
    page: 'form',
    block: {
      blockType: 'form-field-time',
      label: 'When may we ring?',
      name: 'ring',
      required: false,
      width: '33',
      earliest: '09:00',
      latest: '18:00',
      step: 900,
      help: 'Moroccan time, Monday to Friday.',
    },
  },
  'when your train comes in': {
    page: 'form',
    block: {
      blockType: 'form-field-time',
      label: 'Your train comes in at',
      name: 'arrival',
      required: true,
      value: '14:35',
    },
  },
};
