import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { isEditor } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  BOOKINGS,
  HOLD_MINUTES,
  MOST_TRAVELLERS,
} from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { REFUNDS } from '../../../tours/booking/refund.ts';
import { MOST_STAFF_HOLD_DAYS } from '../../../tours/booking/staffHold.ts';
import { MOST_MONEY } from '../../../tours/readValues.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { bookingEndpoints } from '../endpoints/bookingEndpoints.ts';
import { enterBooking } from '../hooks/enterBooking.ts';
import { nameBooking } from '../hooks/nameBooking.ts';
import { renewSeats } from '../hooks/renewSeats.ts';
import { tellStaff } from '../hooks/tellStaff.ts';
import { readAskedId } from '../rules/boardQuery.ts';

/** Fields that the hooks of a booking alone write. They stand in lists, not in its form. */
function kept(field: Field): Field {
  return {
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, condition: () => false, readOnly: true },
  } as Field;
}

/** The same, out of sight everywhere. */
function hidden(field: Field): Field {
  return kept({ ...field, admin: { ...field.admin, hidden: true } } as Field);
}

/** An amount in the smallest unit of the booking's currency; lists show it as money. */
function amount(name: string, label: string): Field {
  return { name, type: 'number', label, admin: { components: { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' } } };
}

const row = (...fields: Field[]): Field => ({ type: 'row', fields });
const half = { width: '50%' };

/**
 * Places on departures that somebody holds or has booked. Whoever writes one, its hooks decide: what may become of it, whether places are left, and what it costs.
 * Personal data: for editors and admins alone. None that was sold is deleted; ended holds of carts go by themselves.
 */
export const Bookings: CollectionConfig = {
  slug: BOOKINGS,
  labels: { singular: 'Booking', plural: 'Bookings' },
  access: { create: isEditor, delete: () => false, read: isEditor, update: isEditor },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'reference',
    components: { beforeListTable: ['/src/parts/bookings/studio/BoardHint.tsx#BoardHint'] },
    group: 'Tours',
    defaultColumns: ['reference', 'status', 'name', 'tourTitle', 'start', 'places', 'source', 'createdAt'],
    description:
      'Places that are held or booked, by partners and by you. A departure never has more bookings than places, and a hold ends by itself.',
  },
  hooks: {
    beforeValidate: [nameBooking],
    beforeChange: [enterBooking],
    afterChange: [renewSeats, tellStaff],
  },
  endpoints: bookingEndpoints,
  // The places of a departure are counted from them.
  indexes: [{ fields: ['departure', 'status'] }, { fields: ['status', 'expiresAt'] }],
  fields: [
    {
      name: 'facts',
      type: 'ui',
      admin: {
        components: { Field: '/src/parts/bookings/studio/BookingFacts.tsx#BookingFacts' },
        disableListColumn: true,
      },
    },
    row(
      {
        name: 'departure',
        type: 'relationship',
        relationTo: DEPARTURES,
        label: 'Departure',
        required: true,
        index: true,
        // A link to the form may name it, as the board's do.
        defaultValue: ({ req }: { req: PayloadRequest }) => readAskedId(req.query?.departure),
        // Its list says of which tour each is, and how many places are left.
        admin: { ...half, appearance: 'drawer', allowCreate: false },
      },
      choice('status', BOOKING_STATUSES, {
        label: 'Status',
        required: true,
        defaultValue: 'ON_HOLD',
        admin: { ...half, description: 'A hold ends by itself. What has expired or was cancelled stays so.' },
      }),
    ),
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Held until',
      index: true,
      admin: {
        condition: (data) => data?.status === 'ON_HOLD',
        components: { Field: '/src/parts/bookings/studio/HeldUntilField.tsx#HeldUntilField' },
        description: `Empty: ${HOLD_MINUTES} minutes. At most ${MOST_STAFF_HOLD_DAYS} days; then the places are free again by themselves.`,
      },
    },
    row(
      { name: 'adults', type: 'number', label: 'Adults', min: 0, max: MOST_TRAVELLERS, admin: { ...half, step: 1 } },
      {
        name: 'children',
        type: 'number',
        label: 'Children',
        min: 0,
        max: MOST_TRAVELLERS,
        admin: { ...half, step: 1 },
      },
    ),
    row(
      { name: 'name', type: 'text', label: 'Name', index: true, maxLength: 200, admin: { width: '34%' } },
      { name: 'email', type: 'email', label: 'E-mail', index: true, admin: { width: '33%' } },
      { name: 'phone', type: 'text', label: 'Phone', maxLength: 60, admin: { width: '33%' } },
    ),
    { name: 'notes', type: 'textarea', label: 'Notes', maxLength: 2000 },
    {
      name: 'cancelReason',
      type: 'text',
      label: 'Why it was cancelled',
      maxLength: 500,
      admin: { condition: (data) => data?.status === 'CANCELLED' },
    },
    {
      name: 'refundedAmount',
      type: 'number',
      label: 'Given back',
      min: 0,
      max: MOST_MONEY,
      admin: {
        // What goes back of an order stands in the order alone.
        condition: (data) => data?.status === 'CANCELLED' && (!data.order || typeof data.refundDue !== 'number'),
        components: { Field: '/src/parts/bookings/studio/RefundedField.tsx#RefundedField' },
        description: 'What the traveller has got back. Leave it empty until then.',
      },
    },
    // What follows is shown by the facts above, and stands in lists.
    ...[
      { name: 'reference', type: 'text', label: 'Reference', unique: true, index: true },
      { name: 'tourTitle', type: 'text', label: 'Tour' },
      { name: 'start', type: 'text', label: 'First day' },
      { name: 'end', type: 'text', label: 'Last day' },
      { name: 'places', type: 'number', label: 'Travellers' },
      {
        name: 'total',
        type: 'number',
        label: 'Price',
        admin: { components: { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' } },
      },
      { name: 'currency', type: 'text', label: 'Currency' },
      { name: 'confirmedAt', type: 'date', label: 'Confirmed' },
      { name: 'cancelledAt', type: 'date', label: 'Cancelled' },
      choice('refund', REFUNDS, { label: 'To be given back' }),
      amount('cancellationFee', 'Kept'),
      amount('refundDue', 'Goes back'),
      { name: 'refundedAt', type: 'date', label: 'Given back on' },
      { ...choice('source', BOOKING_SOURCES, { label: 'Comes from', defaultValue: 'studio' }), index: true },
      { name: 'partnerName', type: 'text', label: 'Partner' },
      { name: 'resellerReference', type: 'text', label: 'Their reference', index: true },
    ].map((field) => kept(field as Field)),
    ...[
      // What makes a retry the same booking.
      { name: 'uuid', type: 'text', unique: true, index: true },
      { name: 'tour', type: 'relationship', relationTo: TOURS, index: true },
      { name: 'items', type: 'json' },
      { name: 'extras', type: 'json' },
      { name: 'order', type: 'relationship', relationTo: ORDERS, index: true },
      // Whose cart it was held in, by a keyed hash: how long one visitor holds places of a departure is limited.
      { name: 'holder', type: 'text', index: true },
      { name: 'contact', type: 'json' },
      { name: 'history', type: 'json' },
      { name: 'partner', type: 'text', index: true },
    ].map((field) => hidden(field as Field)),
  ],
};
