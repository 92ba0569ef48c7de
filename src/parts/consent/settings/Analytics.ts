import type { GlobalConfig, TextField } from 'payload';
import { isAdmin, isWriter } from '../../../cms/access/roles.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import { t } from '../../../shared/studioWords/t.ts';

/** Settings: tag manager, analytics and consent (spec). */
export const Analytics: GlobalConfig = {
  slug: 'analytics',
  label: 'Analytics and consent',
  access: { read: isWriter, update: isAdmin },
  admin: {
    group: 'Settings and people',
    description: 'Leave empty what you do not use. Without any of the three nothing is loaded and nobody is asked.',
  },
  // Loads the privacy page's path.
  custom: { readDepth: 1, words: 'cookies tracking google privacy' },
  hooks: { afterChange: [globalChanged] },
  fields: [
    {
      type: 'row',
      fields: [
        idField({
          name: 'tagManagerId',
          label: 'Google Tag Manager',
          pattern: /^GTM-[A-Z\d]{4,12}$/,
          example: 'GTM-ABC1234',
        }),
        idField({
          name: 'measurementId',
          label: 'Google Analytics 4',
          pattern: /^G-[A-Z\d]{4,14}$/,
          example: 'G-ABC123DEF4',
        }),
        idField({ name: 'pixelId', label: 'Meta pixel', pattern: /^\d{6,20}$/, example: '123456789012345' }),
      ],
    },
    {
      name: 'pageViewSender',
      type: 'select',
      label: 'Page views are sent by',
      defaultValue: 'site',
      options: [
        { label: 'The site, once for each page', value: 'site' },
        { label: 'A tag in the tag manager', value: 'tag-manager' },
      ],
      admin: {
        isClearable: false,
        description: 'Only one of the two may send them, or every view is counted twice.',
        condition: (data) => Boolean(data?.tagManagerId && data?.measurementId),
      },
    },
    {
      name: 'consent',
      type: 'group',
      label: 'Consent',
      fields: [
        {
          name: 'region',
          type: 'select',
          label: 'Who is asked before anything is loaded',
          defaultValue: 'everywhere',
          options: [
            { label: 'Every visitor', value: 'everywhere' },
            { label: 'Visitors in Europe (EEA, United Kingdom, Switzerland)', value: 'europe' },
            { label: 'Nobody; visitors can still refuse', value: 'nowhere' },
          ],
          admin: {
            isClearable: false,
            description: 'The visitor’s own clock tells whether they are in Europe; nobody’s position is asked for.',
          },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'privacyPage',
              type: 'relationship',
              relationTo: 'pages',
              label: 'Privacy policy',
              admin: { width: '50%', description: 'Linked where visitors are asked.' },
            },
            {
              name: 'revision',
              type: 'number',
              label: 'Version of what is asked',
              defaultValue: 1,
              min: 1,
              required: true,
              admin: {
                width: '50%',
                description: 'Raise it when you use another service: everybody is asked once more.',
              },
            },
          ],
        },
      ],
    },
    {
      name: 'events',
      type: 'ui',
      admin: { components: { Field: '/src/parts/consent/studio/EventDictionary.tsx#EventDictionary' } },
    },
  ],
};

interface IdOptions {
  name: string;
  label: string;
  pattern: RegExp;
  example: string;
}

function idField({ name, label, pattern, example }: IdOptions): TextField {
  return {
    name,
    type: 'text',
    label,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && pattern.test(value)) ||
      t('Write the id as it stands in your account, such as {example}.', { example }),
    admin: { width: '33%', placeholder: example },
  };
}
