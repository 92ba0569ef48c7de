import type { CollectionConfig } from 'payload';
import { isAdmin, isSeller } from '../../../cms/access/roles.ts';
import { CUSTOMERS } from '../../../customers/customerRow.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { sendSignInLink } from '../endpoints/sendSignInLink.ts';
import { eraseWithAccount } from '../personalData.ts';

const NOBODY = { create: () => false, update: () => false };

/**
 * Travellers with an account on the site. Separate from studio users: a signed-in customer has no rights in the studio, since Payload's
 * authentication does not know them.
 */
export const Customers: CollectionConfig = {
  slug: CUSTOMERS,
  labels: { singular: 'Customer', plural: 'Customers' },
  access: { create: () => false, delete: isAdmin, read: isSeller, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'email',
    group: 'Sales',
    defaultColumns: ['email', 'name', 'lastSeenAt', 'createdAt'],
    description:
      'Travellers who have made an account. They sign in on the site, never here. Deleting one erases what is kept of the person, but for tours that are still to come.',
  },
  endpoints: [sendSignInLink],
  hooks: { beforeDelete: [eraseWithAccount] },
  fields: [
    {
      name: 'signInLink',
      type: 'ui',
      admin: {
        components: { Field: '/src/parts/customers/studio/SignInLink.tsx#SignInLink' },
        disableListColumn: true,
      },
    },
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
    // Salted, slow hash; absent for accounts that sign in by mailed links only.
    { name: 'passwordHash', type: 'text', hidden: true, access: { ...NOBODY, read: () => false } },
    // Hashes of session secrets, each with its expiry.
    { name: 'sessions', type: 'json', hidden: true, access: { ...NOBODY, read: () => false } },
    // Number of failed sign-ins, and since when.
    { name: 'attempts', type: 'json', hidden: true, access: { ...NOBODY, read: () => false } },
    // Used mailed links: each works once.
    { name: 'usedLinks', type: 'json', hidden: true, access: { ...NOBODY, read: () => false } },
  ],
};
