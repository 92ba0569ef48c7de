import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-text'> = {
  'a name, filled in by the browser': {
    page: 'form',
    block: {
      blockType: 'form-field-text',
      label: 'Your name',
      name: 'name',
      required: true,
      autocomplete: 'name',
      isPrivate: false,
    },
  },
  'half as wide, with an example and a pattern': {
    page: 'form',
    block: {
      blockType: 'form-field-text',
      label: 'Code of the journey',
      name: 'code',
      required: false,
      width: '50',
      placeholder: 'KH-03',
      help: 'It stands above every journey and on our letters.',
      pattern: '[A-Z]{2}-[0-9]{2}',
      patternMessage: 'Write it as on the page of the journey, such as KH-03.',
      minLength: 5,
      maxLength: 5,
    },
  },
  'what is not kept on the device': {
    page: 'form',
    block: {
      blockType: 'form-field-text',
      label: 'Number of your passport',
      name: 'passport',
      required: true,
      autocomplete: 'off',
      width: '66',
      isPrivate: true,
      help: 'For the permits of the border road. It is not kept on this device.',
    },
  },
};
