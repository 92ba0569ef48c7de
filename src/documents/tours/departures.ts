import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload';
import { isEditor, isForWriters, isWriterOrSeller } from '../../cms/access/roles.ts';
import { countRows } from '../../cms/database/queries/rows.ts';
import { choice } from '../../cms/fields/options.ts';
import { shownAs } from '../../cms/hooks/touchedTags.ts';
import { translatable } from '../../cms/translations/translatable.ts';
import { guideEndpoints } from '../../parts/bookings/endpoints/guideEndpoints.ts';
import { bookedSeats, lockSeats } from '../../parts/bookings/seats.ts';
import { callOffEndpoints } from '../../parts/shop/cancel/endpoints/callOffEndpoints.ts';
import { refuseCallOff } from '../../parts/shop/cancel/refuseCallOff.ts';
import { lockMovedOrders, moveBookings } from '../../parts/shop/change/moveBookings.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import { BOOKINGS } from '../../tours/booking/booking.ts';
import { CHOSEN_STATUSES, type Departure, MAX_SEATS, readDeparture, statusBySeats } from '../../tours/departure.ts';
import { describeDays } from '../../tours/describeDays.ts';
import { DEPARTURES, TOURS } from '../../tours/words.ts';
import { departureEndpoints } from './endpoints/departureEndpoints.ts';
import { all, checkDay, checkEnd, checkGiven, checkWhole } from './fields/checks.ts';
import { dayField, lineField, moneyField, numberField } from './fields/parts.ts';
import { renewMonthsAfterChange, renewMonthsAfterDelete } from './hooks/renewMonths.ts';

/** Sets a departure's title from its days, counts the booked seats, and computes its availability. */
const complete: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const booked = operation === 'update' ? await countBooked(req, originalDoc?.id) : 0;
  const departure = readDeparture({ ...originalDoc, ...data, booked });
  if (!departure) return data;
  checkSeats(departure, originalDoc);
  return {
    ...data,
    booked,
    title: describeDays(departure.start, departure.end, 'en'),
    availability: statusBySeats(departure),
  };
};

async function countBooked(req: PayloadRequest, id: number): Promise<number> {
  await lockSeats(req, [id]);
  return bookedSeats(req, id, { now: new Date() });
}

/** Refuses fewer seats than are booked. */
function checkSeats(
  { booked, seats, taken }: Departure,
  before: { seats?: unknown; taken?: unknown } | undefined,
): void {
  const isAsked = seats !== before?.seats || taken !== before?.taken;
  if (booked === 0 || !isAsked || seats === undefined || seats >= taken + booked) return;
  throw new APIError(
    t(
      '{booked} places are booked here and {taken} are taken elsewhere, so there cannot be only {seats}. Cancel a booking first.',
      { booked, taken, seats },
    ),
    400,
    undefined,
    true,
  );
}

/** Refuses to delete a departure that has bookings, which refer to it. */
const keepBooked: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { departure: { equals: Number(id) } };
  if ((await countRows({ payload: req.payload, req }, BOOKINGS, where)) === 0) return;
  throw new APIError(
    t(
      'This departure has bookings, so it stays. Call it off instead: that cancels them, gives back what was paid, and tells everybody.',
    ),
    400,
    undefined,
    true,
  );
};

/** Maximum number of guides of a departure. */
const MAX_GUIDES = 10;

/** Departures: the dates of tours, with their seats. */
export const Departures: CollectionConfig = translatable({
  slug: DEPARTURES,
  labels: { singular: 'Departure', plural: 'Departures' },
  access: { create: isEditor, delete: isEditor, read: isWriterOrSeller, update: isEditor },
  defaultSort: 'start',
  defaultPopulate: { title: true, start: true, end: true, tour: true },
  admin: {
    useAsTitle: 'title',
    group: 'Tours',
    hidden: isForWriters,
    defaultColumns: ['title', 'tour', 'seats', 'taken', 'availability', 'isGuaranteed'],
    description: 'The dates on which tours set out, with their places, prices and guides.',
    components: { beforeListTable: ['/src/documents/tours/studio/DeparturesBoard.tsx#DeparturesBoard'] },
  },
  // Pages depend on the list of a tour's departures; its seats are shown by fragments, which depend on the whole
  // documents.
  custom: {
    ...shownAs({
      listed: ['tour', 'start', 'end', 'price', 'availability', 'isGuaranteed', 'cutOffDays', 'note'],
      narrowing: ['tour'],
      entriesOf: ['tour'],
    }),
    words: 'dates calendar prices places csv',
    begins: msg('Add a date'),
    beginsRank: 2,
  },
  hooks: {
    beforeValidate: [lockMovedOrders],
    beforeChange: [complete, refuseCallOff],
    beforeDelete: [keepBooked],
    afterChange: [moveBookings, renewMonthsAfterChange],
    afterDelete: [renewMonthsAfterDelete],
  },
  endpoints: [...departureEndpoints, ...callOffEndpoints, ...guideEndpoints],
  // For reading a tour's upcoming dates in order.
  indexes: [{ fields: ['tour', 'start'] }],
  fields: [
    { name: 'title', type: 'text', label: 'Days', admin: { hidden: true } },
    {
      name: 'bookings',
      type: 'ui',
      admin: {
        components: { Field: '/src/parts/bookings/studio/DepartureLinks.tsx#DepartureLinks' },
        disableListColumn: true,
      },
    },
    {
      name: 'callOff',
      type: 'ui',
      admin: {
        components: { Field: '/src/parts/shop/cancel/studio/CallOff.tsx#CallOff' },
        disableListColumn: true,
      },
    },
    {
      name: 'tour',
      type: 'relationship',
      relationTo: TOURS,
      label: 'Tour',
      required: true,
      index: true,
    },
    {
      name: 'known',
      type: 'ui',
      admin: {
        components: { Field: '/src/documents/tours/studio/KnownDeparture.tsx#KnownDeparture' },
        disableListColumn: true,
      },
    },
    {
      type: 'row',
      fields: [
        dayField('start', 'First day', {
          check: all(checkGiven(msg('On which day does it set out?')), checkDay),
          required: true,
          index: true,
          admin: { width: '50%' },
        }),
        dayField('end', 'Last day', {
          check: all(checkGiven(msg('On which day does it end? A day trip ends on its first.')), checkEnd),
          required: true,
          admin: { width: '50%' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        numberField('seats', 'Places', checkWhole(msg('Places'), 0, MAX_SEATS), { admin: { width: '25%' } }),
        numberField('taken', 'Sold elsewhere', all(checkWhole(msg('Sold elsewhere'), 0, MAX_SEATS), checkTaken), {
          defaultValue: 0,
          admin: { width: '25%', description: 'Places that are not booked here, such as by an agency.' },
        }),
        numberField('booked', 'Booked', checkWhole(msg('Booked'), 0, MAX_SEATS), {
          defaultValue: 0,
          access: { create: () => false, update: () => false },
          admin: { readOnly: true, width: '25%', description: 'Counted from the bookings.' },
        }),
        choice('status', CHOSEN_STATUSES, {
          label: 'Status',
          defaultValue: 'automatic',
          required: true,
          admin: { width: '25%', description: 'By its places: open, the last three, full.' },
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        moneyField('price', 'Price', { admin: { width: '33%', description: 'Empty: the price of the tour.' } }),
        numberField(
          'cutOffDays',
          'Booking closes, days before',
          checkWhole(msg('Booking closes, days before'), 0, 1000),
          {
            admin: { width: '33%' },
          },
        ),
        {
          name: 'isGuaranteed',
          type: 'checkbox',
          label: 'Guaranteed to run',
          defaultValue: false,
          admin: { width: '33%' },
        },
      ],
    },
    {
      name: 'guides',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      label: 'Guides',
      index: true,
      maxRows: MAX_GUIDES,
      admin: {
        allowCreate: false,
        description: 'Who leads it. A guide sees the departures with their name here and who travels, and no money.',
      },
    },
    lineField('note', 'Note', { maxLength: 200, admin: { placeholder: 'New moon on the second night' } }),
    {
      ...choice(
        'availability',
        { open: 'Open', limited: 'Last places', full: 'Full', closed: 'Closed', cancelled: 'Cancelled' },
        { label: 'For visitors', admin: { hidden: true } },
      ),
      index: true,
    },
  ],
});

function checkTaken(value: unknown, { siblingData }: { siblingData?: unknown }): string | true {
  const { seats } = (siblingData ?? {}) as { seats?: unknown };
  if (typeof value !== 'number' || typeof seats !== 'number' || value <= seats) return true;
  return t('{taken} places are taken, but there are only {seats}.', { taken: value, seats });
}
