import type { Part } from '../../render/part.ts';
import { confirmSubscription, leaveSubscription, subscribe } from './posts.tsx';
import { tellProvider } from './provider/tellProvider.ts';
import { confirmPage, leavePage } from './questions.ts';

/** Who receives letters: what the subscribe form is sent to, the links of its mails, and the newsletter service that is told. */
export const part: Part = {
  name: 'subscribers',
  // Their protection is the same.
  requires: ['forms'],
  posts: [subscribe, confirmSubscription, leaveSubscription],
  questions: [confirmPage, leavePage],
  rounds: [tellProvider],
};
