import type { CollectionConfig } from 'payload';
import { isSeller } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import { ENQUIRIES, ENQUIRY_MESSAGES, MESSAGE_KINDS } from '../../../forms/words.ts';

/** Thread of an enquiry, a row for each message, so that concurrent writes lose nothing. */
export const EnquiryMessages: CollectionConfig = {
  slug: ENQUIRY_MESSAGES,
  labels: { singular: 'Message', plural: 'Messages' },
  access: { create: () => false, delete: () => false, read: isSeller, update: () => false },
  admin: { group: false, useAsTitle: 'subject' },
  defaultSort: 'at',
  fields: [
    {
      name: 'enquiry',
      type: 'relationship',
      relationTo: ENQUIRIES,
      label: 'Enquiry',
      required: true,
      index: true,
    },
    choice('kind', MESSAGE_KINDS, { label: 'Kind', required: true }),
    { name: 'by', type: 'relationship', relationTo: 'users', label: 'Written by' },
    // Stored too, so that it stays when the user is deleted.
    { name: 'byName', type: 'text', label: 'Name of who wrote it' },
    { name: 'subject', type: 'text', label: 'Subject' },
    { name: 'text', type: 'textarea', label: 'Text' },
    { name: 'mailKey', type: 'text', label: 'Key of its mail', index: true },
    // Idempotency key.
    { name: 'uuid', type: 'text', index: true, admin: { hidden: true } },
    { name: 'at', type: 'date', label: 'When', required: true, index: true },
  ],
};
