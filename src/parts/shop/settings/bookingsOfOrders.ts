import type { CollectionConfig } from 'payload';
import { cancelWithOrder, lockOrderFirst, refuseManyAtOnce } from '../cancel/cancelWithOrder.ts';
import { bookingCancelEndpoints } from '../cancel/endpoints/cancelEndpoints.ts';
import { changeWithOrder } from '../change/changeWithOrder.ts';

/**
 * Extends the collection of bookings with what orders need: the order is locked first, and changes and cancellations of a booking update its order in
 * the same transaction. The bookings part does not know orders.
 */
export function bookingsOfOrders(bookings: CollectionConfig): CollectionConfig {
  const { endpoints, fields, hooks } = bookings;
  const [facts, ...others] = fields;
  if (!facts || !('name' in facts) || facts.name !== 'facts')
    throw new Error('The form of a booking begins with its facts.');
  return {
    ...bookings,
    hooks: {
      ...hooks,
      beforeOperation: [refuseManyAtOnce, ...(hooks?.beforeOperation ?? [])],
      beforeValidate: [lockOrderFirst, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [...(hooks?.beforeChange ?? []), cancelWithOrder, changeWithOrder],
    },
    endpoints: [...(endpoints || []), ...bookingCancelEndpoints],
    fields: [
      facts,
      {
        name: 'cancel',
        type: 'ui',
        admin: {
          components: { Field: '/src/parts/shop/cancel/studio/CancelBooking.tsx#CancelBooking' },
          disableListColumn: true,
        },
      },
      ...others,
    ],
  };
}
