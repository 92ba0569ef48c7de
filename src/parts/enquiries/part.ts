import type { Part } from '../../render/part.ts';
import { maintainEnquiries } from './maintainEnquiries.ts';

/** Enquiries of visitors, and their answers. Renders nothing on pages. */
export const part: Part = {
  name: 'enquiries',
  requires: ['bookings', 'chat', 'customers'],
  scheduledJobs: [maintainEnquiries],
};
