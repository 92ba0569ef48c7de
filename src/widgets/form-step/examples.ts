import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-step'> = {
  'who asks': {
    page: 'form',
    block: {
      blockType: 'form-step',
      title: 'Who is asking?',
      blocks: [
        { blockType: 'form-field-text', label: 'Your name', name: 'who', required: true, autocomplete: 'name' },
        { blockType: 'form-field-email', label: 'E-mail', name: 'mail', required: true, autocomplete: 'email' },
      ],
    },
  },
  'with words of its own on the button': {
    page: 'form',
    block: {
      blockType: 'form-step',
      title: 'When, and how many?',
      nextLabel: 'Now about you',
      blocks: [
        {
          blockType: 'form-field-select',
          label: 'In which month?',
          name: 'when',
          width: '50',
          options: 'March|03\nApril|04\nOctober|10\nNovember|11',
        },
        {
          blockType: 'form-field-number',
          label: 'Adults',
          name: 'many',
          width: '25',
          min: 1,
          max: 20,
          step: 1,
          value: '2',
        },
      ],
    },
  },
};
