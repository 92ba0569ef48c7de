import type { CollectionConfig, Field } from 'payload';
import { isSeller } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import { BOOKINGS } from '../../../tours/booking/booking.ts';
import { ORDER_STATUSES, ORDERS, PAYMENT_METHODS, PAYMENT_PLANS, PAYMENTS } from '../../../tours/booking/order.ts';
import { orderCancelEndpoints } from '../cancel/endpoints/cancelEndpoints.ts';
import { changeEndpoints } from '../change/endpoints/changeEndpoints.ts';
import { confirmEndpoints } from '../confirm/endpoints/confirmEndpoints.ts';
import { deskEndpoints } from '../desk/endpoints/deskEndpoints.ts';
import { hoardEndpoints } from '../hoards/endpoints/hoardEndpoints.ts';
import { moneyEndpoints } from '../paymentFlow/endpoints/moneyEndpoints.ts';
import { hidden, kept, keptAmount } from './keptFields.ts';

/** Hides a field that the panels at the top of the form show better. */
const inLists = (): boolean => false;
const listed = (field: Field): Field => {
  const { admin } = field as { admin?: object };
  return kept({ ...field, admin: { ...admin, condition: inLists } } as Field);
};

/**
 * Orders of travellers, from the site or by telephone: a cart first, an order once it is placed. Written by the shop only, except for notes. Personal data: for editors, admins and booking staff
 * only. Orders with payments are never deleted, since they document a sale; old carts, and orders that nobody confirmed or paid, are deleted by jobs
 * (`deleteExpiredOrders`).
 */
export const Orders: CollectionConfig = {
  slug: ORDERS,
  labels: { singular: 'Order', plural: 'Orders' },
  access: { create: () => false, delete: () => false, read: isSeller, update: isSeller },
  disableDuplicate: true,
  custom: { words: 'refund cancel sales invoice receipt' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'reference',
    group: 'Sales',
    defaultColumns: ['reference', 'status', 'name', 'total', 'paid', 'method', 'balanceDue', 'createdAt'],
    description:
      'What was booked on the site or by telephone: tours, payments and letters under one reference. Carts are among them until they end.',
    components: { beforeListTable: ['/src/parts/shop/hoards/studio/HoardPanel.tsx#HoardPanel'] },
  },
  endpoints: [
    ...deskEndpoints,
    ...changeEndpoints,
    ...hoardEndpoints,
    ...moneyEndpoints,
    ...orderCancelEndpoints,
    ...confirmEndpoints,
  ],
  indexes: [{ fields: ['status', 'balanceDue'] }],
  fields: [
    {
      name: 'panels',
      type: 'ui',
      admin: {
        components: { Field: '/src/parts/shop/studio/OrderLoader.tsx#OrderLoader' },
        disableListColumn: true,
      },
    },
    listed({ name: 'reference', type: 'text', label: 'Reference', unique: true, index: true }),
    listed(choice('status', ORDER_STATUSES, { label: 'Status', defaultValue: 'CART' })),
    listed({ name: 'name', type: 'text', label: 'Name', index: true }),
    listed({ name: 'email', type: 'text', label: 'E-mail', index: true }),
    listed({ name: 'phone', type: 'text', label: 'Telephone' }),
    keptAmount('subtotal', 'Price'),
    keptAmount('discount', 'Discount'),
    keptAmount('total', 'Total'),
    listed({ name: 'currency', type: 'text', label: 'Currency' }),
    keptAmount('dueNow', 'Due now'),
    keptAmount('paid', 'Paid'),
    keptAmount('refunded', 'Given back'),
    listed(choice('plan', PAYMENT_PLANS, { label: 'Payment plan' })),
    listed(choice('method', PAYMENT_METHODS, { label: 'Paid by' })),
    listed({ name: 'promotion', type: 'text', label: 'Promotion', index: true }),
    listed({
      name: 'balanceDue',
      type: 'text',
      label: 'Next payment by',
      index: true,
      admin: { components: { Cell: '/src/cms/studio/DayCell.tsx#DayCell' } },
    }),
    { name: 'notes', type: 'textarea', label: 'Notes', maxLength: 2000 },
    {
      name: 'bookings',
      type: 'join',
      label: 'Bookings',
      collection: BOOKINGS,
      on: 'order',
      admin: { allowCreate: false, condition: inLists },
    },
    {
      name: 'payments',
      type: 'join',
      label: 'Payments',
      collection: PAYMENTS,
      on: 'order',
      admin: { allowCreate: false, condition: inLists },
    },
    listed({ name: 'placedAt', type: 'date', label: 'Placed' }),
    listed({ name: 'confirmBy', type: 'date', label: 'Confirm by', index: true }),
    listed({ name: 'confirmedAt', type: 'date', label: 'Confirmed' }),
    listed({ name: 'balanceAskedAt', type: 'date', label: 'Balance requested on' }),
    hidden({ name: 'customer', type: 'relationship', relationTo: 'customers', index: true }),
    hidden({ name: 'contact', type: 'json' }),
    hidden({ name: 'locale', type: 'text' }),
    hidden({ name: 'history', type: 'json' }),
    // Reductions by staff, with their reasons.
    hidden({ name: 'reductions', type: 'json' }),
    // Hash of the secret in the cart's cookie.
    hidden({ name: 'cartKey', type: 'text', unique: true, index: true }),
    // Keyed hash of the visitor who opened the cart, to limit unpaid holds of one visitor.
    hidden({ name: 'holder', type: 'text', index: true }),
    // Keyed hash of the address's mailbox, independent of its spelling: the same limit for proven addresses.
    hidden({ name: 'mailbox', type: 'text', index: true }),
    // Time at which the address was proven by the mailed link.
    hidden({ name: 'provenAt', type: 'date', label: 'Address confirmed on' }),
    // Until when a cart can be changed: the end of its first hold.
    hidden({ name: 'expiresAt', type: 'date', label: 'Held until', index: true }),
    // Idempotency key of the checkout.
    hidden({ name: 'uuid', type: 'text', index: true }),
  ],
};
