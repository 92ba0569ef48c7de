import type { Examples } from '../../render/samples/example.ts';
import { CONTACT_FORM, ENQUIRY_FORM, FIELDS_FORM } from '../../render/samples/forms.ts';

export const blockExamples: Examples<'form'> = {
  'a letter, over thin rules': {
    block: {
      blockType: 'form',
      form: CONTACT_FORM,
      title: 'Write to *us*',
      text: 'A person answers within one working day, usually Fatima-Zahra.',
      level: 'h2',
      knowsTour: false,
      look: 'line',
      arrangement: 'below',
    },
  },
  'an enquiry about a tour, in two steps, beside its title': {
    page: 'tour',
    block: {
      blockType: 'form',
      form: ENQUIRY_FORM,
      title: 'Ask about these *days*',
      text: 'It costs nothing and binds nobody. We write back within one working day.',
      level: 'h3',
      knowsTour: true,
      look: 'boxed',
      arrangement: 'beside',
    },
  },
  'every kind of field, in every width': {
    block: { blockType: 'form', form: FIELDS_FORM, title: 'All of it', level: 'h4', look: 'line' },
  },
  'boxed, under a title that is no heading': {
    block: { blockType: 'form', form: CONTACT_FORM, title: 'Before you leave', level: 'p', look: 'boxed' },
  },
};
