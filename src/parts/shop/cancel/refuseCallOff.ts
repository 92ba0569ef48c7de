import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { findStanding } from './endpoints/bookingsOfDeparture.ts';

/**
 * Refuses setting a departure to cancelled by its status alone: its bookings would stay as they are, and nobody would be notified.
 * @throws APIError that names the button to use
 */
export const refuseCallOff: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const isNew = data.status === 'cancelled' && originalDoc?.status !== 'cancelled';
  if (operation !== 'update' || !isNew || !req.user || req.context.callsOff) return data;
  const { length } = await findStanding(req, Number(originalDoc?.id));
  if (length === 0) return data;
  const what = length === 1 ? 'One booking stands here' : `${length} bookings stand here`;
  throw new APIError(
    `${what}. Press “Call the departure off” in its form: that cancels all of them, gives back what was paid, and tells everybody.`,
    400,
    undefined,
    true,
  );
};
