import { ROLES } from '../../../cms/access/roles.ts';
import { CUSTOMER_ROLE } from '../../../visitor/visitorUser.ts';

/** All roles of signed-in users, staff and customers. */
export const ROLES_OF_VISITORS = [...ROLES, CUSTOMER_ROLE] as const;
