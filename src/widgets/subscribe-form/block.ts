import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { titleLevel } from '../../cms/fields/block/titleLevel.ts';
import { choice } from '../../cms/fields/options.ts';
import { CONSENT_LENGTH } from '../../parts/subscribers/rules/subscribePath.ts';
import { SUBSCRIBE_ALIGNMENTS, SUBSCRIBE_LOOKS } from './looks.ts';

/** Newsletter subscription form with consent. */
export const subscribeFormBlock = defineBlock(
  {
    slug: 'subscribe-form',
    interfaceName: 'SubscribeFormBlock',
    labels: { singular: 'Subscribe form', plural: 'Subscribe forms' },
    fields: [
      {
        name: 'title',
        type: 'text',
        label: 'Title',
        localized: true,
        admin: { description: 'Words between *stars* are set in italics.' },
      },
      titleLevel(),
      { name: 'text', type: 'textarea', label: 'Text', localized: true },
      { name: 'asksName', type: 'checkbox', label: 'Also ask for the first name', defaultValue: false },
      {
        name: 'buttonLabel',
        type: 'text',
        label: 'Words on the button',
        localized: true,
        maxLength: 40,
        admin: { description: 'Empty: Subscribe.' },
      },
      {
        name: 'consentText',
        type: 'textarea',
        label: 'What is agreed to',
        localized: true,
        required: true,
        maxLength: CONSENT_LENGTH,
        admin: {
          description:
            'What you send, how often, and how to leave. These very words are kept with each subscriber. Nobody is subscribed before they have pressed a button in a mail.',
        },
      },
      choice(
        'consentBy',
        { sentence: 'By sending the form', box: 'By ticking a box' },
        { label: 'Visitors agree to it', defaultValue: 'sentence' },
      ),
      {
        name: 'doneText',
        type: 'textarea',
        label: 'What stands in its place when it was sent',
        localized: true,
        admin: {
          description: 'Empty: that a mail is on its way. The answer is the same whether an address is known or not.',
        },
      },
    ],
    style: [
      choice('look', SUBSCRIBE_LOOKS, { label: 'Look', defaultValue: 'line' }),
      choice('align', SUBSCRIBE_ALIGNMENTS, { label: 'Alignment', defaultValue: 'start' }),
    ],
  },
  {
    group: 'Actions',
    icon: 'mail',
    words: 'newsletter email signup mailing list subscribe infolettre inscription نشرة اشتراك',
    starter: {
      title: 'Letters from the road',
      consentText:
        'About six letters a year: new journeys, and stories from where they lead. Each has a link at its end with which you leave. We give your address to nobody.',
    },
  },
);
