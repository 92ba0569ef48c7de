import { readCookie } from './cookies.ts';

/** Set at login, taken away at logout: roles joined by commas, empty for a user without one. Readable, so never proof. */
export const ROLES_COOKIE = 'rihla-roles';

/**
 * Set beside the session of a traveller with an account, to what they are among the roles, and taken away with it. It is a cookie of its own, so that neither signing out touches
 * the other.
 */
export const CUSTOMER_COOKIE = 'rihla-customer';
/** What travellers with an account are among the roles. */
export const CUSTOMER_ROLE = 'customer';

/** Who is logged in, as far as the page may know: the roles, or null for an anonymous visitor. Whoever is signed in as both is staff. */
export function visitorUser(): { roles: string[] } | null {
  const roles = readCookie(ROLES_COOKIE) ?? readCookie(CUSTOMER_COOKIE);
  return roles === null ? null : { roles: roles.split(/[\s,]+/).filter(Boolean) };
}
