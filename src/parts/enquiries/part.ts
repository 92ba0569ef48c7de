import type { Part } from '../../render/part.ts';
import { lookAfterEnquiries } from './lookAfterEnquiries.ts';

/** What visitors have asked for, and what was answered. Nothing of it stands on pages. */
export const part: Part = {
  name: 'enquiries',
  requires: ['bookings', 'chat', 'customers'],
  scheduledJobs: [lookAfterEnquiries],
};
