import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-email'> = {
  'where the answer goes': {
    page: 'form',
    block: {
      blockType: 'form-field-email',
      label: 'E-mail',
      name: 'email',
      required: true,
      autocomplete: 'email',
      help: 'We answer here, and write for nothing else.',
    },
  },
  'a second address, which may be left out': {
    page: 'form',
    block: {
      blockType: 'form-field-email',
      label: 'Somebody who travels with you',
      name: 'companion',
      required: false,
      autocomplete: 'off',
      width: '66',
      placeholder: 'name@example.com',
    },
  },
};
