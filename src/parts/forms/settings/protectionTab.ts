import type { Tab } from 'payload';
import { keepMonthsField } from '../../enquiries/settings/keepMonthsField.ts';

/** Maximum number of submissions of one visitor. */
const MAX_PER_MINUTE = 60;

/** Spam protection, and retention of submissions. */
export const protectionTab: Tab = {
  label: 'Protection',
  fields: [
    {
      name: 'protection',
      type: 'group',
      label: false,
      fields: [
        {
          name: 'proofOfWork',
          type: 'checkbox',
          label: 'Check by the visitor’s browser before it sends',
          defaultValue: false,
          admin: {
            description:
              'The browser works for a second, which makes spam expensive. Nobody has to solve anything. A browser that cannot do it may send a few an hour.',
          },
        },
        {
          name: 'limitPerMinute',
          type: 'number',
          label: 'Most that all visitors together send in a minute',
          min: 1,
          max: MAX_PER_MINUTE,
          admin: { step: 1, description: 'Left empty: the limit of the site.' },
        },
      ],
    },
    keepMonthsField('Left empty: as long as the settings of enquiries say.'),
  ],
};
