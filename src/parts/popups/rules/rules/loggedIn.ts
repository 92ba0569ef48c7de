import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Hides from visitors who are logged in: from all, or from those who have one of the roles. Anonymous ones pass. */
export function passesLoggedIn({ roles, users }: RuleSettings<'logged_in'>, { user }: VisitorSnapshot): boolean {
  return !user || (users !== 'all' && !user.roles.some((role) => roles.includes(role)));
}
