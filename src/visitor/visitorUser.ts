import { readCookie } from './cookies.ts';

/** Set at login, taken away at logout: roles joined by commas, empty for a user without one. Readable, so never proof. */
export const ROLES_COOKIE = 'rihla-roles';

/** Who is logged in, as far as the page may know: the roles, or null for an anonymous visitor. */
export function visitorUser(): { roles: string[] } | null {
  const roles = readCookie(ROLES_COOKIE);
  return roles === null ? null : { roles: roles.split(/[\s,]+/).filter(Boolean) };
}
