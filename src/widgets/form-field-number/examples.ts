import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-number'> = {
  'how many come along': {
    page: 'form',
    block: {
      blockType: 'form-field-number',
      label: 'Adults',
      name: 'adults',
      required: true,
      width: '25',
      min: 1,
      max: 20,
      step: 1,
      value: '2',
    },
  },
  'a height, in half metres': {
    page: 'form',
    block: {
      blockType: 'form-field-number',
      label: 'Tallest of you, in metres',
      name: 'height',
      required: false,
      width: '33',
      min: 0.5,
      max: 2.5,
      step: 0.05,
      placeholder: '1.85',
      help: 'For the saddle.',
    },
  },
};
