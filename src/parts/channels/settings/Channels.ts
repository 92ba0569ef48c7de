import type { CheckboxField, FieldHook, GlobalConfig } from 'payload';
import { isAdmin, isWriter } from '../../../cms/access/roles.ts';
import { globalChanged } from '../../../cms/hooks/contentVersion.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { hashKey, MIN_KEY } from '../rules/partnerKey.ts';

/** Stores the hash of an entered key, and drops the key. */
const keepHash: FieldHook = ({ siblingData, value }) => {
  if (typeof value === 'string' && value.trim()) siblingData.keyHash = hashKey(value);
  return null;
};

/** Settings: feeds and APIs about tours for other systems. */
export const Channels: GlobalConfig = {
  slug: 'channels',
  label: 'Channels',
  access: { read: isWriter, update: isAdmin },
  admin: {
    group: 'Settings and people',
    description:
      'Feeds for travel search, partners and readers, made of your tours and their departures. What is off is not there.',
  },
  hooks: { afterChange: [globalChanged] },
  fields: [
    channel('thingsToDo', {
      label: 'Travel search',
      description:
        'A product feed for Google Things to do: every tour with a price for each traveller, and its page. A tour whose title speaks of an offer is left out; its form says so.',
    }),
    {
      name: 'businessName',
      type: 'text',
      label: 'Name in your Google Business Profile',
      maxLength: 200,
      admin: {
        description: 'Empty: the name of the site. It has to be the same, to the letter.',
        condition: (data) => Boolean(data?.thingsToDo),
      },
    },
    channel('jsonFeeds', {
      label: 'JSON feeds',
      description:
        'For programs that read your news and tours: each feed also as JSON Feed 1.1, at its address with json/ behind it.',
    }),
    channel('octo', {
      label: 'Partners (OCTO)',
      description:
        'Tours, prices and free places for booking partners whose systems speak OCTO. Unless you let them book below, they read, and bookings come by message as before.',
    }),
    {
      name: 'octoBookings',
      type: 'checkbox',
      label: 'Partners with a key can book',
      defaultValue: false,
      admin: {
        condition: (data) => Boolean(data?.octo),
        description:
          'They hold places, confirm and cancel; you see it under Bookings. A departure is never sold beyond its places. Departures without a number of places can always be booked.',
      },
    },
    {
      name: 'partners',
      type: 'array',
      label: 'Partners with a key',
      labels: { singular: 'Partner', plural: 'Partners' },
      maxRows: 50,
      admin: {
        condition: (data) => Boolean(data?.octo),
        description: 'Without any, everybody may read. As soon as there is one, only who has a key.',
        initCollapsed: false,
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', label: 'Partner', required: true, maxLength: 100, admin: { width: '50%' } },
            {
              name: 'key',
              type: 'text',
              label: 'New key',
              maxLength: 200,
              // Only its hash is stored.
              virtual: true,
              hooks: { beforeChange: [keepHash] },
              validate: (value: unknown) =>
                !value ||
                (typeof value === 'string' && /^[\w.~+/=-]+$/.test(value.trim()) && value.trim().length >= MIN_KEY) ||
                t('Let the studio make the key: it needs {least} letters or more.', { least: MIN_KEY }),
              admin: {
                width: '50%',
                description: 'Copy it before you save: it cannot be shown again.',
                components: { Field: '/src/parts/channels/studio/KeyField.tsx#KeyField' },
              },
            },
          ],
        },
        {
          name: 'keyHash',
          type: 'text',
          // Written by the key's hook only, read by the server only.
          access: { create: () => false, read: () => false, update: () => false },
          admin: { hidden: true },
        },
      ],
    },
  ],
};

/** A switch, with the endpoints that it enables below. */
function channel(name: string, { description, label }: { description: string; label: string }): CheckboxField {
  return {
    name,
    type: 'checkbox',
    label,
    defaultValue: false,
    admin: {
      description,
      components: { afterInput: ['/src/parts/channels/studio/ChannelAddresses.tsx#ChannelAddresses'] },
    },
  };
}
