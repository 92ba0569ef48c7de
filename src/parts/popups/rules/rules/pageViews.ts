import type { RuleSettings } from '../timing.ts';
import type { VisitorSnapshot } from '../visitorSnapshot.ts';

/** Passes from the visitor's page view number `views` on. */
export function passesPageViews({ views }: RuleSettings<'page_views'>, { pageViews }: VisitorSnapshot): boolean {
  return pageViews >= views;
}
