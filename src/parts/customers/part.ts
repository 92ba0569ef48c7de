import type { Part } from '../../render/part.ts';
import { accountFragments } from './accountFragments.tsx';
import { shopPathOn } from './accountPage.ts';
import { customersVisitor } from './customersVisitor.ts';
import { deleteOldCustomers } from './deleteOldCustomers.ts';
import { askLink } from './endpoints/askLink.ts';
import { changeDetails } from './endpoints/changeDetails.ts';
import { changeEmail, confirmEmail, newEmailPage } from './endpoints/changeEmail.ts';
import { changePassword } from './endpoints/changePassword.ts';
import { enter, enterPage } from './endpoints/enter.ts';
import { erase } from './endpoints/erase.ts';
import { signInByPassword } from './endpoints/signInByPassword.ts';
import { signOut } from './endpoints/signOut.ts';
import { ACCOUNT } from './rules/accountPaths.ts';

/** Customer accounts: sign-in, orders, and account settings. */
export const part: Part = {
  name: ACCOUNT,
  requires: ['bookings', 'shop'],
  personal: customersVisitor,
  formEndpoints: [
    askLink,
    signInByPassword,
    signOut,
    enter,
    changeDetails,
    changePassword,
    changeEmail,
    confirmEmail,
    erase,
  ],
  queryEndpoints: [enterPage, newEmailPage],
  scheduledJobs: [deleteOldCustomers],
  fragments: accountFragments,
  panelPage: (panel, view) => (panel === 'account' ? shopPathOn(view, 'account') : undefined),
};
