import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { tCount } from '../../../shared/studioWords/t.ts';
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

  throw new APIError(
    tCount(
      'One booking stands here. Press “Call the departure off” in its form: that cancels all of them, gives back what was paid, and tells everybody.',
      '{count} bookings stand here. Press “Call the departure off” in its form: that cancels all of them, gives back what was paid, and tells everybody.',
      length,
    ),
    400,
    undefined,
    true,
  );
};
