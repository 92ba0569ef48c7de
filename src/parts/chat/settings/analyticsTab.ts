import type { Field, Tab } from 'payload';

/** Analytics providers for chat clicks, after the visitor's consent. */
export const analyticsTab: Tab = {
  label: 'Statistics',
  description:
    'Who is told that a visitor started a chat, once that visitor has consented. The services themselves are set up under Analytics and consent. Clicks are also counted here, under Chat clicks, for every visitor and without any personal data.',
  fields: [
    {
      name: 'analytics',
      type: 'group',
      label: false,
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
