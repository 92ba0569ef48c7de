import type { Part } from '../../render/part.ts';
import { endHolds } from './endHolds.ts';
import { forgetEndedBookings } from './forgetEndedBookings.ts';

/** Bookings of seats on departures. Renders nothing on pages. */
export const part: Part = {
  name: 'bookings',
  requires: ['departures'],
  scheduledJobs: [endHolds, forgetEndedBookings],
};
