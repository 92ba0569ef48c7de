import type { Examples } from '../../render/samples/example.ts';

export const blockExamples: Examples<'form-field-radio'> = {
  'one below the other': {
    page: 'form',
    block: {
      blockType: 'form-field-radio',
      label: 'How would you like to travel?',
      name: 'way',
      required: true,
      arrangement: 'list',
      options: 'In a small group|group\nBy ourselves, with a guide|private\nWe do not know yet|open',
      value: 'group',
    },
  },
  'side by side': {
    page: 'form',
    block: {
      blockType: 'form-field-radio',
      label: 'How shall we answer?',
      name: 'answer',
      required: false,
      arrangement: 'row',
      options: 'E-mail|email\nTelephone|phone\nWhatsApp|whatsapp',
      help: 'We never ring before nine.',
    },
  },
  'as buttons': {
    page: 'form',
    block: {
      blockType: 'form-field-radio',
      label: 'How flexible are your dates?',
      name: 'flexible',
      required: false,
      arrangement: 'chips',
      options: 'These days exactly|0\nThree days either way|3\nA week either way|7\nAny time that month|month',
    },
  },
};
