import type { addressChanged, confirmAddress, passwordChanged, signInLink } from './customer.ts';
import type { enquiryReceived, newEnquiry } from './enquiry.ts';
import type { hoards } from './hoards.ts';
import type { invitation } from './invitation.ts';
import type { needsSomebody } from './needsSomebody.ts';
import type { orderLetter } from './order.ts';
import type { orderNotice, partnerNotice } from './orderNotice.ts';
import type { passkeyAdded, passkeysRemoved } from './passkeys.ts';
import type { passwordReset } from './passwordReset.ts';
import type { commentNamed, reviewAsked, reviewReturned, scheduleRefused } from './review.ts';
import type { secondStepRemoved } from './secondStepRemoved.ts';
import type { storageFull } from './storageFull.ts';
import type { studioReply } from './studioReply.ts';
import type { confirmSubscription, subscriptionWelcome } from './subscription.ts';
import type { testLetter } from './testLetter.ts';

/** Every letter that a site may replace, by its name. */
export interface Letters {
  addressChanged: typeof addressChanged;
  commentNamed: typeof commentNamed;
  confirmAddress: typeof confirmAddress;
  confirmSubscription: typeof confirmSubscription;
  enquiryReceived: typeof enquiryReceived;
  hoards: typeof hoards;
  invitation: typeof invitation;
  needsSomebody: typeof needsSomebody;
  newEnquiry: typeof newEnquiry;
  orderLetter: typeof orderLetter;
  orderNotice: typeof orderNotice;
  partnerNotice: typeof partnerNotice;
  passkeyAdded: typeof passkeyAdded;
  passkeysRemoved: typeof passkeysRemoved;
  passwordChanged: typeof passwordChanged;
  passwordReset: typeof passwordReset;
  reviewAsked: typeof reviewAsked;
  reviewReturned: typeof reviewReturned;
  scheduleRefused: typeof scheduleRefused;
  secondStepRemoved: typeof secondStepRemoved;
  signInLink: typeof signInLink;
  storageFull: typeof storageFull;
  studioReply: typeof studioReply;
  subscriptionWelcome: typeof subscriptionWelcome;
  testLetter: typeof testLetter;
}
