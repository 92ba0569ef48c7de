import { ROLES } from '../../../cms/access/roles.ts';
import { CUSTOMER_ROLE } from '../../../visitor/visitorUser.ts';

/** Every role that somebody who is signed in may have, of staff and of travellers. */
export const ROLES_OF_VISITORS = [...ROLES, CUSTOMER_ROLE] as const;
