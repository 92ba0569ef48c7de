import type { CollectionConfig, DateField, TextField } from 'payload';
import { isAdmin, isEditor } from '../../../cms/access/roles.ts';
import { subscriberEndpoints } from '../endpoints/subscriberEndpoints.ts';
import { lockOperation } from '../lockSubscriber.ts';
import { PROVIDER_STATES } from '../rules/providerState.ts';
import { SUBSCRIBER_STATES } from '../rules/states.ts';
import { noteStateByHand } from './noteStateByHand.ts';

const NOBODY = { create: () => false, update: () => false };
const readOnly = { readOnly: true };

/** Newsletter subscribers, and unconfirmed requests. Rows are created by the subscribe form only, and confirmed by a mailed link. */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  access: { create: () => false, delete: isAdmin, read: isEditor, update: isEditor },
  admin: {
    group: 'Sales',
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'confirmedAt', 'source'],
    description:
      'Whoever fills in the form is asked by e-mail first. What they agreed to is kept word by word; those who never answer go after a month.',
    components: { beforeListTable: ['/src/parts/subscribers/studio/SubscribersFile.tsx#SubscribersFile'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: subscriberEndpoints,
  hooks: { beforeOperation: [lockOperation], beforeChange: [noteStateByHand] },
  fields: [
    { ...text('email', 'E-mail address'), required: true, unique: true, index: true },
    text('name', 'Name'),
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: Object.entries(SUBSCRIBER_STATES).map(([value, label]) => ({ label, value })),
      admin: {
        isClearable: false,
        description: 'You can end a subscription here; only the person can begin one, by the link in the mail.',
      },
    },
    {
      type: 'row',
      fields: [when('askedAt', 'Asked'), when('confirmedAt', 'Confirmed'), when('unsubscribedAt', 'Unsubscribed')],
    },
    {
      name: 'consentText',
      type: 'textarea',
      label: 'What was agreed to',
      access: NOBODY,
      admin: readOnly,
    },
    {
      type: 'row',
      fields: [
        text('consentVersion', 'Version of these words'),
        text('source', 'Page on which it was filled in'),
        text('form', 'Form'),
      ],
    },
    {
      name: 'provider',
      type: 'group',
      label: 'At your newsletter service',
      admin: { condition: (data) => Boolean(data?.provider?.state && data.provider.state !== 'none') },
      fields: [
        {
          name: 'state',
          type: 'select',
          label: 'State',
          defaultValue: 'none',
          index: true,
          options: Object.entries(PROVIDER_STATES).map(([value, label]) => ({ label, value })),
          access: NOBODY,
          admin: readOnly,
        },
        {
          type: 'row',
          fields: [
            { name: 'attempts', type: 'number', label: 'Tried', defaultValue: 0, access: NOBODY, admin: readOnly },
            { ...when('nextAt', 'Tried again'), index: true },
          ],
        },
        { name: 'lastError', type: 'textarea', label: 'What went wrong', access: NOBODY, admin: readOnly },
      ],
    },
    // Keys of signed links: for unsubscribing, and for each confirmation request.
    { ...text('key', 'Key'), required: true, unique: true, index: true, hidden: true },
    { ...text('askKey', 'Key of the question'), unique: true, index: true, hidden: true },
    // Times of mails sent on request.
    { name: 'confirmations', type: 'json', hidden: true },
    // Number of changes that concern the newsletter service.
    { name: 'revision', type: 'number', defaultValue: 0, hidden: true },
  ],
};

function text(name: string, label: string): TextField {
  return { name, type: 'text', label, access: NOBODY, admin: readOnly };
}

function when(name: string, label: string): DateField {
  return {
    name,
    type: 'date',
    label,
    access: NOBODY,
    admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
  };
}
