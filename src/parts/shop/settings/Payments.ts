import type { CollectionConfig } from 'payload';
import { isSeller } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import { ORDERS, PAYMENT_KINDS, PAYMENT_MEANS, PAYMENT_STATUSES, PAYMENTS } from '../../../tours/booking/order.ts';
import { hidden, kept } from './keptFields.ts';

/** Payments of orders, by a provider or entered by staff. Written by the shop only; never deleted. */
export const Payments: CollectionConfig = {
  slug: PAYMENTS,
  labels: { singular: 'Payment', plural: 'Payments' },
  access: { create: () => false, delete: () => false, read: isSeller, update: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'providerId',
    group: 'Sales',
    defaultColumns: ['order', 'kind', 'provider', 'amount', 'currency', 'status', 'createdAt'],
    description: 'Every payment that was begun, and what became of it.',
  },
  // A provider's payment has one row here, however often it is reported.
  indexes: [{ fields: ['provider', 'providerId'], unique: true }, { fields: ['status', 'checkedAt'] }],
  fields: [
    kept({ name: 'order', type: 'relationship', relationTo: ORDERS, label: 'Order', required: true, index: true }),
    kept(choice('provider', PAYMENT_MEANS, { label: 'Paid by', required: true })),
    // Null for transfers: the unique index allows many nulls.
    kept({ name: 'providerId', type: 'text', label: 'Transaction number' }),
    kept(choice('kind', PAYMENT_KINDS, { label: 'For', required: true })),
    kept(choice('status', PAYMENT_STATUSES, { label: 'Status', required: true, defaultValue: 'open' })),
    kept({
      name: 'amount',
      type: 'number',
      label: 'Amount',
      required: true,
      admin: { components: { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' } },
    }),
    kept({ name: 'currency', type: 'text', label: 'Currency', required: true }),
    kept({ name: 'note', type: 'text', label: 'Note' }),
    kept({ name: 'paidAt', type: 'date', label: 'Paid' }),
    // Idempotency key at the provider.
    hidden({ name: 'key', type: 'text', unique: true, index: true }),
    hidden({ name: 'url', type: 'text' }),
    hidden({ name: 'captureId', type: 'text' }),
    hidden({ name: 'refundId', type: 'text' }),
    hidden({ name: 'expiresAt', type: 'date' }),
    // Refunds: requested first, done once the provider confirms them (`orders/refunds.ts`).
    hidden({ name: 'refunds', type: 'json' }),
    hidden({ name: 'owesRefund', type: 'checkbox', defaultValue: false, index: true }),
    // Time of the last request to the provider, for payments without a webhook message.
    hidden({ name: 'checkedAt', type: 'date' }),
  ],
};
