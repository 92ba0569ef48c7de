import type { CollectionConfig } from 'payload';
import { isAdmin } from '../../../cms/access/roles.ts';

/** Proofs of consent: revision of the question, accepted categories, time. Without personal data. */
export const ConsentRecords: CollectionConfig = {
  slug: 'consent-records',
  labels: { singular: 'Consent', plural: 'Consents' },
  access: { create: () => false, delete: () => false, read: isAdmin, update: () => false },
  admin: {
    group: 'Settings and people',
    useAsTitle: 'consentId',
    defaultColumns: ['createdAt', 'revision', 'accepted', 'consentId'],
  },
  fields: [
    { name: 'consentId', type: 'text', label: 'Random id, kept in the visitor’s browser', required: true, index: true },
    { name: 'revision', type: 'number', label: 'Version of the question', required: true },
    {
      name: 'accepted',
      type: 'select',
      hasMany: true,
      label: 'Accepted',
      options: [
        { label: 'Necessary', value: 'necessary' },
        { label: 'Statistics', value: 'analytics' },
        { label: 'Advertising', value: 'advertising' },
      ],
    },
    { name: 'language', type: 'text', label: 'Language of the question' },
  ],
};
