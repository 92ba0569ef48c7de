import { ROLE_WORDS, ROLES, type UserRole } from '../../../cms/access/roles.ts';
import { msg } from '../../../shared/studioWords/t.ts';
import { CUSTOMER_ROLE } from '../../../visitor/visitorUser.ts';

/** All roles of signed-in users, staff and customers. */
export const ROLES_OF_VISITORS = [...ROLES, CUSTOMER_ROLE] as const;

/** Labels of the roles. */
export const NAMES_OF_ROLES = {
  ...(Object.fromEntries(ROLES.map((role) => [role, ROLE_WORDS[role].name])) as Record<UserRole, string>),
  [CUSTOMER_ROLE]: msg('Customer'),
};
