import { defineBlock } from '../../cms/fields/block/defineBlock.ts';
import { choice } from '../../cms/fields/options.ts';
import { sample } from '../../sections/sample.ts';

/** The notice: a message that readers must not miss. */
export const alertBlock = defineBlock(
  {
    slug: 'alert',
    interfaceName: 'AlertBlock',
    labels: { singular: 'Notice', plural: 'Notices' },
    fields: [
      choice(
        'kind',
        { info: 'Good to know', success: 'Good news', warning: 'Take care', danger: 'Danger' },
        { label: 'Kind', defaultValue: 'info' },
      ),
      { name: 'title', type: 'text', label: 'Title', localized: true },
      { name: 'text', type: 'textarea', label: 'Text', localized: true },
      { name: 'showIcon', type: 'checkbox', label: 'With a sign', defaultValue: true },
      { name: 'dismissable', type: 'checkbox', label: 'Visitors can put it away', defaultValue: false },
      choice(
        'memory',
        { page: 'Until the page is opened again', visit: 'For this visit', always: 'Until its words change' },
        {
          label: 'It stays away',
          defaultValue: 'page',
          admin: { condition: (_, siblings) => Boolean(siblings?.dismissable) },
        },
      ),
    ],
    style: [
      choice('look', { ruled: 'A line beside it', filled: 'On its colour' }, { label: 'Look', defaultValue: 'ruled' }),
    ],
  },
  {
    group: 'Text',
    icon: 'info',
    words: 'notice warning info message callout avis attention تنبيه',
    starter: {
      title: 'Good to know',
      text: sample('Say in a sentence what travellers have to know before they set out.'),
    },
    standsInText: true,
  },
);
