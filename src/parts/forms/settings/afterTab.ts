import type { Tab } from 'payload';
import { runningTextField } from '../../../cms/fields/layout.ts';
import { linkField } from '../../../cms/fields/link/link.ts';
import { choice } from '../../../cms/fields/options.ts';
import { AFTERS } from '../../../forms/words.ts';

const message = runningTextField('message');

/** Settings of what visitors see after a submission. */
export const afterTab: Tab = {
  label: 'After sending',
  fields: [
    {
      name: 'after',
      type: 'group',
      label: false,
      fields: [
        choice('kind', AFTERS, { label: 'Then', defaultValue: 'message' }),
        {
          ...message,
          label: 'Message',
          custom: { ...message.custom, isWithoutBlocks: true },
          admin: {
            condition: (_, siblings) => siblings?.kind !== 'redirect',
            description: 'Left empty: thanks, and the reference of the enquiry.',
          },
        },
        {
          ...linkField('link', 'Where it leads'),
          admin: { condition: (_, siblings) => siblings?.kind === 'redirect' },
        },
        {
          name: 'popup',
          type: 'relationship',
          relationTo: 'popups',
          label: 'Popup',
          admin: {
            condition: (_, siblings) => siblings?.kind === 'popup',
            description: 'Visitors without script see the message instead.',
          },
        },
      ],
    },
  ],
};
