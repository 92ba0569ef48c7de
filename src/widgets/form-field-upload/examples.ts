import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-upload'> = {
  'pictures of a route': {
    page: 'form',
    block: {
      blockType: 'form-field-upload',
      label: 'Something to show us?',
      name: 'pictures',
      required: false,
      accept: ['images'],
      maxMegabytes: 5,
      maxFiles: 3,
      help: 'A map with your own pencil on it is welcome.',
    },
  },
  'a passport, for the permits': {
    page: 'form',
    block: {
      blockType: 'form-field-upload',
      label: 'Page of your passport with the photograph',
      name: 'passport',
      required: true,
      accept: ['pdf'],
      maxMegabytes: 5,
      maxFiles: 1,
    },
  },
  'a letter of an agency': {
    page: 'form',
    block: {
      blockType: 'form-field-upload',
      label: 'Your programme, if you have one',
      name: 'programme',
      accept: ['documents'],
      maxMegabytes: 10,
      maxFiles: 1,
    },
  },
};
