import type { CollectionConfig } from 'payload';
import { isEditor } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import { ORDERS, PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATUSES, PAYMENTS } from '../../../tours/booking/order.ts';
import { hidden, kept } from './keptFields.ts';

/** Payments of orders, by a provider or noted by staff. Written by the shop alone; none is deleted. */
export const Payments: CollectionConfig = {
  slug: PAYMENTS,
  labels: { singular: 'Payment', plural: 'Payments' },
  access: { create: () => false, delete: () => false, read: isEditor, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'providerId',
    group: 'Tours',
    defaultColumns: ['order', 'kind', 'provider', 'amount', 'currency', 'status', 'createdAt'],
    description: 'Every payment that was begun, and what became of it.',
  },
  // A provider's payment is one payment here, however often it is told of.
  indexes: [{ fields: ['provider', 'providerId'], unique: true }, { fields: ['status', 'checkedAt'] }],
  fields: [
    kept({ name: 'order', type: 'relationship', relationTo: ORDERS, required: true, index: true }),
    kept(choice('provider', PAYMENT_METHODS, { label: 'Paid by', required: true })),
    // Rows without one, of transfers, are told apart by their own number.
    kept({ name: 'providerId', type: 'text', label: 'Its id there' }),
    kept(choice('kind', PAYMENT_KINDS, { label: 'For', required: true })),
    kept(choice('status', PAYMENT_STATUSES, { label: 'Status', required: true, defaultValue: 'open' })),
    kept({
      name: 'amount',
      type: 'number',
      label: 'Amount, in the smallest unit',
      required: true,
      admin: { components: { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' } },
    }),
    kept({ name: 'currency', type: 'text', label: 'Currency', required: true }),
    kept({ name: 'note', type: 'text', label: 'What happened' }),
    kept({ name: 'paidAt', type: 'date', label: 'Paid' }),
    // Names the payment at the provider, so that asking again opens no second one.
    hidden({ name: 'key', type: 'text', unique: true, index: true }),
    hidden({ name: 'url', type: 'text' }),
    hidden({ name: 'captureId', type: 'text' }),
    hidden({ name: 'refundId', type: 'text' }),
    hidden({ name: 'expiresAt', type: 'date' }),
    // What of it is given back: asked for first, done once the provider has said so (`settle/rules/refunds.ts`).
    hidden({ name: 'refunds', type: 'json' }),
    hidden({ name: 'owesRefund', type: 'checkbox', defaultValue: false, index: true }),
    // When the provider was last asked what became of it, for those whose message never comes.
    hidden({ name: 'checkedAt', type: 'date' }),
  ],
};
