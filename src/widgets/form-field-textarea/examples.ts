import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-textarea'> = {
  'a question': {
    page: 'form',
    block: {
      blockType: 'form-field-textarea',
      label: 'What would you like to know?',
      name: 'message',
      required: true,
      rows: 5,
      maxLength: 4000,
      isPrivate: false,
      help: 'What you would rather not do is often the most useful line.',
    },
  },
  'two lines, with an example': {
    page: 'form',
    block: {
      blockType: 'form-field-textarea',
      label: 'Anything about health or food?',
      name: 'health',
      required: false,
      rows: 2,
      isPrivate: true,
      placeholder: 'No nuts; a knee that does not like long ways down',
    },
  },
};
