import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-select'> = {
  'a month': {
    page: 'form',
    block: {
      blockType: 'form-field-select',
      label: 'In which month?',
      name: 'month',
      required: true,
      isMultiple: false,
      width: '50',
      placeholder: 'Not decided yet',
      options: 'March|03\nApril|04\nMay|05\nSeptember|09\nOctober|10\nNovember|11',
    },
  },
  'several of a longer list': {
    page: 'form',
    block: {
      blockType: 'form-field-select',
      label: 'Languages you are at home in',
      name: 'languages',
      required: false,
      isMultiple: true,
      options:
        'English|en\nFrench|fr\nSpanish|es\nGerman|de\nItalian|it\nDutch|nl\nPortuguese|pt\nArabic|ar\nTachelhit|shi',
      value: 'en',
      help: 'Our guides speak five of these.',
    },
  },
};
