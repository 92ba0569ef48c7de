import type { CollectionConfig, Field, Option, PayloadRequest } from 'payload';
import { isSeller } from '../../../cms/access/roles.ts';
import { choice } from '../../../cms/fields/options.ts';
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  BOOKINGS,
  HOLD_MINUTES,
  MAX_TRAVELLERS,
} from '../../../tours/booking/booking.ts';
import { ORDERS } from '../../../tours/booking/order.ts';
import { REFUNDS } from '../../../tours/booking/refund.ts';
import { MAX_STAFF_HOLD_DAYS } from '../../../tours/booking/staffHold.ts';
import { MAX_MONEY } from '../../../tours/readValues.ts';
import { DEPARTURES, TOURS } from '../../../tours/words.ts';
import { bookingEndpoints } from '../endpoints/bookingEndpoints.ts';
import { enterBooking } from '../hooks/enterBooking.ts';
import { nameBooking } from '../hooks/nameBooking.ts';
import { notifyStaff } from '../hooks/notifyStaff.ts';
import { renewSeats } from '../hooks/renewSeats.ts';
import { readAskedId } from '../rules/boardQuery.ts';

/** Fields that only the booking's hooks write. Shown in lists, not in the form. */
function kept(field: Field): Field {
  return {
    ...field,
    access: { create: () => false, update: () => false },
    admin: { ...field.admin, condition: () => false, readOnly: true },
  } as Field;
}

/** The same, hidden everywhere. */
function hidden(field: Field): Field {
  return kept({ ...field, admin: { ...field.admin, hidden: true } } as Field);
}

/** An amount in the smallest unit of the booking's currency; lists show it as money. */
function amount(name: string, label: string): Field {
  return { name, type: 'number', label, admin: { components: { Cell: '/src/cms/studio/MoneyCell.tsx#MoneyCell' } } };
}

/** Statuses that the form offers, with its own. A booking ends by an action of its own, which previews the refund first. */
function offeredStatuses({ data, options }: { data: { status?: unknown }; options: Option[] }): Option[] {
  return options.filter((option) => {
    const value = typeof option === 'string' ? option : option.value;
    return value === 'ON_HOLD' || value === 'CONFIRMED' || value === data?.status;
  });
}

const row = (...fields: Field[]): Field => ({ type: 'row', fields });
const half = { width: '50%' };

/**
 * Bookings of seats on departures, held or confirmed. Its hooks decide on every write: allowed status, seats left, price. Personal data: for editors,
 * admins and booking staff only. Sold bookings are never deleted; a job deletes ended holds of carts.
 */
export const Bookings: CollectionConfig = {
  slug: BOOKINGS,
  labels: { singular: 'Booking', plural: 'Bookings' },
  access: { create: isSeller, delete: () => false, read: isSeller, update: isSeller },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'reference',
    components: {
      beforeListTable: ['/src/parts/bookings/studio/BoardHint.tsx#BoardHint'],
      // New bookings are made at the desk, with its price, its order and its letter.
      views: {
        desk: { Component: '/src/parts/bookings/studio/NewBooking.tsx#NewBooking', exact: true, path: '/create' },
      },
    },
    group: 'Sales',
    defaultColumns: ['reference', 'status', 'name', 'tourTitle', 'start', 'places', 'source', 'createdAt'],
    description:
      'Places that are held or booked, by partners and by you. A departure never has more bookings than places, and a hold ends by itself.',
  },
  hooks: {
    beforeValidate: [nameBooking],
    beforeChange: [enterBooking],
    afterChange: [renewSeats, notifyStaff],
  },
  endpoints: bookingEndpoints,
  // Indexes for counting the seats of a departure.
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
        // Links may choose it by query, as the board's do.
        defaultValue: ({ req }: { req: PayloadRequest }) => readAskedId(req.query?.departure),
        // Its list shows tour and seats left.
        admin: { ...half, appearance: 'drawer', allowCreate: false },
      },
      {
        ...choice('status', BOOKING_STATUSES, {
          label: 'Status',
          required: true,
          defaultValue: 'ON_HOLD',
          admin: {
            ...half,
            description:
              'A hold ends by itself. To cancel, press “Cancel this booking”: it shows first what goes back.',
          },
        }),
        filterOptions: offeredStatuses,
      },
    ),
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Held until',
      index: true,
      admin: {
        condition: (data) => data?.status === 'ON_HOLD',
        components: { Field: '/src/parts/bookings/studio/HeldUntilField.tsx#HeldUntilField' },
        description: `Empty: ${HOLD_MINUTES} minutes. At most ${MAX_STAFF_HOLD_DAYS} days; then the places are free again by themselves.`,
      },
    },
    row(
      { name: 'adults', type: 'number', label: 'Adults', min: 0, max: MAX_TRAVELLERS, admin: { ...half, step: 1 } },
      {
        name: 'children',
        type: 'number',
        label: 'Children',
        min: 0,
        max: MAX_TRAVELLERS,
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
      max: MAX_MONEY,
      admin: {
        // An order's refund is shown in the order only.
        condition: (data) => data?.status === 'CANCELLED' && (!data.order || typeof data.refundDue !== 'number'),
        components: { Field: '/src/parts/bookings/studio/RefundedField.tsx#RefundedField' },
        description: 'What the traveller has got back. Leave it empty until then.',
      },
    },
    // Shown by the facts panel above, and in lists.
    ...[
      { name: 'reference', type: 'text', label: 'Reference', unique: true, index: true },
      { name: 'tourTitle', type: 'text', label: 'Tour' },
      {
        name: 'start',
        type: 'text',
        label: 'First day',
        admin: { components: { Cell: '/src/cms/studio/DayCell.tsx#DayCell' } },
      },
      {
        name: 'end',
        type: 'text',
        label: 'Last day',
        admin: { components: { Cell: '/src/cms/studio/DayCell.tsx#DayCell' } },
      },
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
      choice('refund', REFUNDS, { label: 'Refund' }),
      amount('cancellationFee', 'Cancellation fee'),
      amount('refundDue', 'Refund due'),
      { name: 'refundedAt', type: 'date', label: 'Given back on' },
      { ...choice('source', BOOKING_SOURCES, { label: 'Source', defaultValue: 'studio' }), index: true },
      { name: 'partnerName', type: 'text', label: 'Partner' },
      { name: 'resellerReference', type: 'text', label: 'Partner’s reference', index: true },
    ].map((field) => kept(field as Field)),
    ...[
      // Idempotency key.
      { name: 'uuid', type: 'text', unique: true, index: true },
      { name: 'tour', type: 'relationship', relationTo: TOURS, index: true },
      { name: 'items', type: 'json' },
      { name: 'extras', type: 'json' },
      { name: 'order', type: 'relationship', relationTo: ORDERS, index: true },
      // Keyed hash of the visitor whose cart held it, to limit how long one visitor holds seats of a departure.
      { name: 'holder', type: 'text', index: true },
      { name: 'contact', type: 'json' },
      { name: 'history', type: 'json' },
      { name: 'partner', type: 'text', index: true },
    ].map((field) => hidden(field as Field)),
  ],
};
