import type { Part } from '../../render/part.ts';
import { confirmSubscription, leaveSubscription, subscribe } from './formEndpoints.tsx';
import { tellProvider } from './provider/tellProvider.ts';
import { confirmPage, leavePage } from './queryEndpoints.ts';

/** Who receives letters: what the subscribe form is sent to, the links of its mails, and the newsletter service that is told. */
export const part: Part = {
  name: 'subscribers',
  // Their protection is the same.
  requires: ['forms'],
  formEndpoints: [subscribe, confirmSubscription, leaveSubscription],
  queryEndpoints: [confirmPage, leavePage],
  scheduledJobs: [tellProvider],
};
