import type { Field, Tab } from 'payload';

const SUBDOMAIN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** What a click on an account opens. */
export const linksTab: Tab = {
  label: 'Links',
  fields: [
    {
      name: 'urlSettings',
      type: 'group',
      label: false,
      fields: [
        { type: 'row', fields: [mode('onDesktop', 'On computers'), mode('onMobile', 'On phones and tablets')] },
        { name: 'openInNewTab', type: 'checkbox', label: 'In a new tab', defaultValue: true },
        {
          name: 'textInApp',
          type: 'checkbox',
          label: 'The app gets the message to begin with, too',
          defaultValue: true,
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
      (typeof value === 'string' && SUBDOMAIN.test(value)) || 'Write api, web, protocol, or another subdomain.',
    admin: {
      width: '50%',
      description: 'api: the web form (the best choice). web: its desktop site. protocol: the app itself.',
    },
  };
}
