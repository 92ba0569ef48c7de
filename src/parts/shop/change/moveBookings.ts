import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload';
import type { Departure } from '../../../cms/payload-types.ts';
import { writeBooking } from '../../bookings/writeBooking.ts';
import { findStanding } from '../cancel/endpoints/bookingsOfDeparture.ts';
import { lockOrder } from '../orders/changeOrder.ts';

/** Locks the orders of a departure whose dates change, before its seats: the lock order used everywhere. */
export const lockMovedOrders: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !isMoved(data, originalDoc)) return data;
  const orders = new Set((await findStanding(req, Number(originalDoc?.id))).flatMap(({ order }) => order ?? []));
  for (const order of [...orders].sort((one, other) => one - other)) await lockOrder(req, order);
  return data;
};

/** Moves the bookings of a departure to its new dates, and updates their orders: due date of the balance, documents, and a mail to each traveller. */
export const moveBookings: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || !isMoved(doc, previousDoc)) return doc;
  const { end, start } = doc as Departure;
  for (const { id } of await findStanding(req, Number(doc.id))) await writeBooking(req, id, { start, end });
  return doc;
};

type Days = { end?: unknown; start?: unknown } | undefined;

function isMoved(after: Days, before: Days): boolean {
  const differs = (name: 'end' | 'start'): boolean => after?.[name] !== undefined && after[name] !== before?.[name];
  return differs('start') || differs('end');
}
