import type { Part } from '../../render/part.ts';
import { lookAfterEnquiries } from './lookAfterEnquiries.ts';

/** Enquiries of visitors, and their answers. Renders nothing on pages. */
export const part: Part = {
  name: 'enquiries',
  requires: ['bookings', 'chat', 'customers'],
  scheduledJobs: [lookAfterEnquiries],
};
