import type { Part } from '../../render/part.ts';
import { deleteEndedBookings } from './deleteEndedBookings.ts';
import { endHolds } from './endHolds.ts';

/** Bookings of seats on departures. Renders nothing on pages. */
export const part: Part = {
  name: 'bookings',
  requires: ['departures'],
  scheduledJobs: [endHolds, deleteEndedBookings],
};
