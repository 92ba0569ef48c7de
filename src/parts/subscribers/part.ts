import type { Part } from '../../render/part.ts';
import { confirmSubscription, leaveSubscription, subscribe } from './formEndpoints.tsx';
import { syncSubscriber } from './provider/syncSubscriber.ts';
import { confirmPage, leavePage } from './queryEndpoints.ts';

/** Newsletter subscribers: form endpoints, links of mails, and the job that notifies the newsletter service. */
export const part: Part = {
  name: 'subscribers',
  // For their spam protection.
  requires: ['forms'],
  formEndpoints: [subscribe, confirmSubscription, leaveSubscription],
  queryEndpoints: [confirmPage, leavePage],
  scheduledJobs: [syncSubscriber],
};
