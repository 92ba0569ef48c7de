import type { Part } from '../../render/part.ts';
import { accountFragments } from './accountFragments.tsx';
import { shopPathOn } from './accountPage.ts';
import { customersVisitor } from './customersVisitor.ts';
import { forgetCustomers } from './forgetCustomers.ts';
import { askLink } from './posts/askLink.ts';
import { changeDetails } from './posts/changeDetails.ts';
import { changeEmail, confirmEmail, newEmailPage } from './posts/changeEmail.ts';
import { changePassword } from './posts/changePassword.ts';
import { enter, enterPage } from './posts/enter.ts';
import { erase } from './posts/erase.ts';
import { signInByPassword } from './posts/signInByPassword.ts';
import { signOut } from './posts/signOut.ts';
import { ACCOUNT } from './rules/accountPaths.ts';

/** Accounts of travellers: signing in, their orders, and what they change of the account themselves. */
export const part: Part = {
  name: ACCOUNT,
  requires: ['bookings', 'shop'],
  personal: customersVisitor,
  posts: [askLink, signInByPassword, signOut, enter, changeDetails, changePassword, changeEmail, confirmEmail, erase],
  questions: [enterPage, newEmailPage],
  rounds: [forgetCustomers],
  fragments: accountFragments,
  panelPage: (panel, view) => (panel === 'account' ? shopPathOn(view, 'account') : undefined),
};
