import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Fails for signed-in visitors: for all, or for those with one of the roles. Anonymous visitors pass. */
export function passesLoggedIn({ roles, users }: RuleSettings<'logged_in'>, { user }: VisitorSnapshot): boolean {
  return !user || (users !== 'all' && !user.roles.some((role) => roles.includes(role)));
}
