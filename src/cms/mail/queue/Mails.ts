import type { Access, CollectionConfig } from 'payload';
import { isAdmin, mayEdit, maySell, roleOf } from '../../access/roles.ts';
import type { TypedWhere } from '../../database/queries/typedWhere.ts';
import { sayMailFault } from '../mailReasons.ts';
import { sendAgain } from './sendAgain.ts';

/** States of a mail. */
const MAIL_STATES = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
} as const;
export type MailState = keyof typeof MAIL_STATES;

/** Subjects that booking staff look after; `about` of a mail begins with one of these. */
const SOLD = ['order:', 'booking:', 'enquiry:'];

/**
 * Mails contain personal data: editors and admins may read them, and booking staff those about bookings and enquiries. Mails with a sign-in or
 * confirmation link: admins only.
 */
const read: Access = ({ req }) => {
  if (roleOf(req) === 'admin') return true;
  if (!maySell(req)) return false;
  const isOpen: TypedWhere<'mails'> = { isPrivate: { not_equals: true } };
  return mayEdit(req) ? isOpen : { and: [isOpen, { or: SOLD.map((about) => ({ about: { like: about } })) }] };
};

/** Stored mails: queued ones, and for a time those that were sent or failed. Only the server writes them. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mail' },
  access: { create: () => false, delete: isAdmin, read, update: () => false },
  admin: {
    group: 'Sales',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'createdAt', 'lastError'],
    listSearchableFields: ['to', 'subject'],
    description:
      'What the site has written, and what became of it. A mail that the mail server does not take is tried again for three days. “Kept here” means that no mail server is set up: nobody was sent anything. An admin sets one up under Services.',
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [sendAgain],
  fields: [
    { name: 'sendAgain', type: 'ui', admin: { components: { Field: '/src/cms/studio/mail/SendAgain.tsx#SendAgain' } } },
    { name: 'subject', type: 'text', label: 'Subject', required: true },
    {
      type: 'row',
      fields: [
        { name: 'to', type: 'text', label: 'To', required: true, index: true, admin: { width: '50%' } },
        { name: 'replyTo', type: 'text', label: 'Answers go to', admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          label: 'State',
          required: true,
          index: true,
          defaultValue: 'waiting' satisfies MailState,
          options: Object.entries(MAIL_STATES).map(([value, label]) => ({ value, label })),
          admin: { width: '33%' },
        },
        time('sentAt', 'Sent'),
        { ...time('nextAt', 'Tried next'), index: true },
      ],
    },
    {
      name: 'lastError',
      type: 'textarea',
      label: 'What went wrong',
      hooks: { afterRead: [({ value }) => (typeof value === 'string' ? sayMailFault(value) : value)] },
    },
    { name: 'text', type: 'textarea', label: 'Text', admin: { rows: 16 } },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    { name: 'headers', type: 'json', admin: { hidden: true } },
    // Idempotency key: the same key is never queued twice.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    // Such as `enquiry:12`.
    { name: 'about', type: 'text', index: true, admin: { hidden: true } },
    { name: 'messageId', type: 'text', required: true, admin: { hidden: true } },
    { name: 'isPrivate', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
    { name: 'attempts', type: 'number', label: 'Tried, times', defaultValue: 0, required: true, min: 0 },
    // Id of the process's lease, and when it expires.
    { name: 'lease', type: 'text', admin: { hidden: true } },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
  ],
};

function time(name: string, label: string) {
  return {
    name,
    type: 'date',
    label,
    admin: { width: '33%', date: { pickerAppearance: 'dayAndTime' } },
  } as const;
}
