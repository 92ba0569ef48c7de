import { readCookie } from './cookies.ts';

/** Set at login, removed at logout: roles joined by commas, empty for a user without one. Readable by script, so never proof. */
export const ROLES_COOKIE = 'rihla-roles';

/** Set with a customer's session, to their role, and removed with it. A separate cookie, so that the two sign-outs are independent. */
export const CUSTOMER_COOKIE = 'rihla-customer';
/** Role of customers with an account. */
export const CUSTOMER_ROLE = 'customer';

/** The signed-in user, as far as the page may know: the roles, or null for an anonymous visitor. Staff takes precedence over customer. */
export function visitorUser(): { roles: string[] } | null {
  const roles = readCookie(ROLES_COOKIE) ?? readCookie(CUSTOMER_COOKIE);
  return roles === null ? null : { roles: roles.split(/[\s,]+/).filter(Boolean) };
}
