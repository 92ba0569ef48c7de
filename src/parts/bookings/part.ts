import type { Part } from '../../render/part.ts';
import { endHolds } from './endHolds.ts';
import { forgetEndedBookings } from './forgetEndedBookings.ts';

/** Places on departures that are held and booked. Nothing of it stands on pages yet. */
export const part: Part = {
  name: 'bookings',
  requires: ['departures'],
  scheduledJobs: [endHolds, forgetEndedBookings],
};
