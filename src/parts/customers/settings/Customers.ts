import type { CollectionConfig } from 'payload';
import { isAdmin, isEditor } from '../../../cms/access/roles.ts';
import { CUSTOMERS } from '../../../customers/customerRow.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { eraseWithAccount } from '../personalData.ts';

const NOBODY = { create: () => false, update: () => false };

/**
 * Travellers with an account on the site. No account of the studio: whoever is signed in here has no more rights there than a stranger,
 * since nothing of Payload's own accounts knows them.
 */
export const Customers: CollectionConfig = {
  slug: CUSTOMERS,
  labels: { singular: 'Customer', plural: 'Customers' },
  access: { create: () => false, delete: isAdmin, read: isEditor, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'email',
    group: 'Tours',
    defaultColumns: ['email', 'name', 'lastSeenAt', 'createdAt'],
    description:
      'Travellers who have made an account. They sign in on the site, never here. Deleting one erases what is kept of the person, but for journeys that are still to come.',
  },
  hooks: { beforeDelete: [eraseWithAccount] },
  fields: [
    { name: 'email', type: 'text', label: 'E-mail', required: true, unique: true, index: true, access: NOBODY },
    { name: 'name', type: 'text', label: 'Name', access: NOBODY },
    { name: 'phone', type: 'text', label: 'Phone', access: NOBODY },
    { name: 'lastSeenAt', type: 'date', label: 'Last seen', access: NOBODY },
    {
      name: 'orders',
      type: 'join',
      label: 'Orders',
      collection: ORDERS,
      on: 'customer',
      admin: { allowCreate: false, defaultColumns: ['reference', 'status', 'total', 'paid', 'createdAt'] },
    },
    // Salted and slow to compute; absent of somebody who signs in by mailed links alone.
    { name: 'passwordHash', type: 'text', hidden: true, access: { ...NOBODY, read: () => false } },
    // The hashes of the secrets of signed-in browsers, each with when it ends.
    { name: 'sessions', type: 'json', hidden: true, access: { ...NOBODY, read: () => false } },
    // Signing in that failed, and since when.
    { name: 'attempts', type: 'json', hidden: true, access: { ...NOBODY, read: () => false } },
    // Mailed links that were used: each works once.
    { name: 'usedLinks', type: 'json', hidden: true, access: { ...NOBODY, read: () => false } },
  ],
};
