import { clickDeletion } from '../../cms/clickDeletion.ts';
import type { Part } from '../../render/part.ts';
import { contactClicks } from './formEndpoints.ts';

/** Counts clicks on the channels of the widget `contact-buttons`. */
export const part: Part = {
  name: 'contact',
  requires: ['chat'],
  formEndpoints: [contactClicks],
  scheduledJobs: [clickDeletion('contact-clicks')],
};
