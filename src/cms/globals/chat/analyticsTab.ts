import type { Field, Tab } from 'payload';

/** Who is told of chat clicks, once the visitor has consented. */
export const analyticsTab: Tab = {
  label: 'Statistics',
  fields: [
    {
      name: 'analytics',
      type: 'group',
      label: false,
      admin: {
        description:
          'Sent only when the visitor has consented. Clicks are also counted here, for every visitor, without any personal data.',
      },
      fields: [
        onOff('enabledGoogleGA4', 'Google Analytics 4'),
        onOff('enabledGoogle', 'Google Analytics, older version'),
        onOff('enabledFacebook', 'Meta pixel'),
      ],
    },
  ],
};

function onOff(name: string, label: string): Field {
  return { name, type: 'checkbox', label, defaultValue: false };
}
