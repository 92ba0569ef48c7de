import type { Part } from '../../render/part.ts';
import { forgetContactClicks } from './forgetContactClicks.ts';
import { contactClicks } from './formEndpoints.ts';

/** Counts how often visitors use the channels that the widget `contact-buttons` offers. */
export const part: Part = {
  name: 'contact',
  requires: ['chat'],
  formEndpoints: [contactClicks],
  scheduledJobs: [forgetContactClicks],
};
