import type { Field, Tab } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';

const SUBDOMAIN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Link modes. */
export const linksTab: Tab = {
  label: 'Links',
  description: 'What opens when a visitor chooses somebody.',
  fields: [
    {
      name: 'urlSettings',
      type: 'group',
      label: false,
      fields: [
        { type: 'row', fields: [mode('onDesktop', 'On computers'), mode('onMobile', 'On phones and tablets')] },
        { name: 'openInNewTab', type: 'checkbox', label: 'Open in a new tab', defaultValue: true },
        {
          name: 'textInApp',
          type: 'checkbox',
          label: 'Hand the message to begin with to the app, too',
          defaultValue: true,
          admin: { description: 'Where the app opens at once; the other ways always have it.' },
        },
      ],
    },
  ],
};

function mode(name: string, label: string): Field {
  return {
    name,
    type: 'text',
    label,
    required: true,
    defaultValue: 'api',
    validate: (value: unknown) =>
      (typeof value === 'string' && SUBDOMAIN.test(value)) ||
      t('Choose a way, or write the first part of an address of the service: letters, digits and hyphens.'),
    admin: { width: '50%', components: { Field: '/src/parts/chat/studio/LinkModeLoader.tsx#LinkModeLoader' } },
  };
}
