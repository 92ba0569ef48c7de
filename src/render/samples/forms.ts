import type { Form } from '../../cms/payload-types.ts';
import type { AnyBlock, Layout } from '../types.ts';
import { paragraph, richText } from './text.ts';

// The demo operator's forms: for examples and tests, and as the source of the demo's own.

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };

type Stored = Omit<Form, 'createdAt' | 'id' | 'layout' | 'updatedAt'>;

/** A published form. */
export function sampleForm(id: number, { layout, ...fields }: Stored & { layout: Layout }): Form {
  return { id, _status: 'published', ...DATES, ...fields, layout: layout as Form['layout'] };
}

const NAME: AnyBlock = {
  blockType: 'form-field-text',
  label: 'Your name',
  name: 'name',
  required: true,
  autocomplete: 'name',
  width: '50',
  maxLength: 120,
};

const EMAIL: AnyBlock = {
  blockType: 'form-field-email',
  label: 'E-mail',
  name: 'email',
  required: true,
  autocomplete: 'email',
  width: '50',
  help: 'We answer here, and write for nothing else.',
};

const PHONE: AnyBlock = {
  blockType: 'form-field-tel',
  label: 'Telephone or WhatsApp',
  name: 'phone',
  autocomplete: 'tel',
  width: '50',
  help: 'With the code of your country. Only if you would rather talk.',
};

const PRIVACY: AnyBlock = {
  blockType: 'form-field-acceptance',
  label: 'Privacy',
  name: 'privacy',
  required: true,
  consentText: 'Use what I write here to answer me, as the <a href="/privacy/">privacy policy</a> says.',
};

const MONTHS = `January|01
February|02
March|03
April|04
May|05
June|06
July|07
August|08
September|09
October|10
November|11
December|12`;

/** The form of the contact page. */
export const CONTACT_FORM = sampleForm(1, {
  title: 'Contact',
  submitLabel: 'Send it to Fatima-Zahra',
  isEnquiry: true,
  layout: [
    NAME,
    EMAIL,
    {
      blockType: 'form-field-radio',
      label: 'What is it about?',
      name: 'topic',
      arrangement: 'chips',
      options: 'A journey I have in mind|journey\nA booking I have|booking\nSomething else|other',
      value: 'journey',
    },
    {
      blockType: 'form-field-text',
      label: 'Reference of your booking',
      name: 'booking',
      width: '50',
      placeholder: 'K-7Q2M4',
      help: 'It stands in every letter from us.',
      showIf: [{ field: 'topic', is: 'equals', value: 'booking' }],
    },
    {
      blockType: 'form-field-textarea',
      label: 'What would you like to know?',
      name: 'message',
      required: true,
      rows: 5,
      maxLength: 4000,
      help: 'Your dates, how many you are, how far you like to walk. What you would rather not do is often the most useful line.',
    },
    PRIVACY,
  ],
  after: {
    kind: 'message',
    message: richText(
      paragraph('Shukran. Your letter is on Fatima-Zahra’s table, and a copy of it is on its way to you.'),
      paragraph('She answers within one working day.'),
    ),
  },
  mail: {
    subject: '[field name=name] writes',
    reply: true,
    replySubject: 'Your letter to Khettara ([reference])',
    replyText:
      'Thank you for writing. A person reads this, usually Fatima-Zahra, and answers within one working day.\n\nIf something is urgent, ring +212 524 000 142.',
  },
});

/** The form on the pages of tours: two steps. */
export const ENQUIRY_FORM = sampleForm(2, {
  title: 'Tour enquiry',
  submitLabel: 'Ask without obligation',
  isEnquiry: true,
  layout: [
    {
      blockType: 'form-step',
      title: 'When, and who comes along?',
      nextLabel: 'Now about you',
      blocks: [
        {
          blockType: 'form-field-select',
          label: 'In which month?',
          name: 'month',
          required: true,
          width: '50',
          placeholder: 'Choose a month',
          options: `${MONTHS}\nWe do not know yet|open`,
        },
        {
          blockType: 'form-field-date',
          label: 'From about which day?',
          name: 'from',
          width: '50',
          earliest: 'today',
          showIf: [
            { field: 'month', is: 'filled', value: '' },
            { field: 'month', is: 'not', value: 'open' },
          ],
        },
        {
          blockType: 'form-field-radio',
          label: 'How flexible are you?',
          name: 'flexible',
          arrangement: 'chips',
          options: 'These days exactly|0\nThree days either way|3\nA week either way|7',
          showIf: [{ field: 'from', is: 'filled', value: '' }],
        },
        {
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
        {
          blockType: 'form-field-number',
          label: 'Children',
          name: 'children',
          width: '25',
          min: 0,
          max: 12,
          step: 1,
          value: '0',
        },
        {
          blockType: 'form-field-text',
          label: 'How old are they?',
          name: 'ages',
          required: true,
          width: '50',
          placeholder: '7 and 11',
          help: 'On the day you leave. Some camels and some paths have a least age.',
          showIf: [{ field: 'children', is: 'over', value: '0' }],
        },
      ],
    },
    {
      blockType: 'form-step',
      title: 'Whom do we answer?',
      blocks: [
        NAME,
        EMAIL,
        PHONE,
        {
          blockType: 'form-field-textarea',
          label: 'Anything we should know?',
          name: 'message',
          rows: 3,
          maxLength: 4000,
          placeholder: 'A question, a wish, food, health',
        },
        PRIVACY,
      ],
    },
  ],
  after: {
    kind: 'message',
    message: richText(
      paragraph('Thank you. We look at the calendar and at the road, and answer within one working day.'),
    ),
  },
  mail: {
    subject: '[tour]: [field name=name] asks',
    reply: true,
    replySubject: 'Your question about [tour] ([reference])',
    replyText: 'Thank you for asking. Somebody who knows this road reads it and answers within one working day.',
  },
});

/** A form with every type of field, some of them conditional. */
export const FIELDS_FORM = sampleForm(3, {
  title: 'Every kind of field',
  submitLabel: 'Send all of it',
  isEnquiry: false,
  layout: [
    { ...NAME, minLength: 2 } as AnyBlock,
    EMAIL,
    { ...PHONE, label: 'Telephone', width: '33', help: undefined } as AnyBlock,
    { blockType: 'form-field-url', label: 'Website', name: 'website', width: '66', placeholder: 'https://' },
    {
      blockType: 'form-field-number',
      label: 'Travellers',
      name: 'travellers',
      required: true,
      width: '25',
      min: 1,
      max: 12,
      step: 1,
    },
    { blockType: 'form-field-date', label: 'Arriving on', name: 'arrival', width: '25', earliest: 'today' },
    { blockType: 'form-field-time', label: 'At', name: 'hour', width: '25', earliest: '06:00', latest: '23:00' },
    {
      blockType: 'form-field-select',
      label: 'By',
      name: 'by',
      width: '25',
      options: 'Plane|plane\nTrain|train\nFerry|ferry',
    },
    {
      blockType: 'form-field-text',
      label: 'Number of the flight',
      name: 'flight',
      required: true,
      width: '75',
      placeholder: 'AT 801',
      pattern: '[A-Z0-9]{2} ?[0-9]{1,4}',
      patternMessage: 'Write it as on the ticket, such as AT 801.',
      showIf: [{ field: 'by', is: 'equals', value: 'plane' }],
    },
    {
      blockType: 'form-field-radio',
      label: 'A room',
      name: 'room',
      required: true,
      arrangement: 'row',
      options: 'Shared|shared\nOf one’s own|single',
    },
    {
      blockType: 'form-field-checkbox',
      label: 'What draws you?',
      name: 'interests',
      isMultiple: true,
      arrangement: 'chips',
      options: 'Dunes|dunes\nMountains|mountains\nTowns|towns\nThe coast|coast',
    },
    {
      blockType: 'form-field-checkbox',
      label: 'We have been to Morocco before',
      name: 'been',
      isMultiple: false,
      width: '50',
    },
    {
      blockType: 'form-field-upload',
      label: 'A map or a list',
      name: 'files',
      accept: ['images', 'pdf'],
      maxMegabytes: 1,
      maxFiles: 2,
      width: '50',
    },
    { blockType: 'form-field-textarea', label: 'Anything else?', name: 'message', rows: 3 },
    { blockType: 'form-field-hidden', label: 'Where from', name: 'origin', value: 'pattern book' },
    PRIVACY,
  ],
  after: { kind: 'message', message: richText(paragraph('All of it has arrived.')) },
});

/** The sample forms by id. */
export const SAMPLE_FORMS: readonly Form[] = [CONTACT_FORM, ENQUIRY_FORM, FIELDS_FORM];
