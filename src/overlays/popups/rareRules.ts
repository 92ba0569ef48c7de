import { rareRules } from '../../shared/popups/rules/rare.ts';
import type { VisitorSnapshot } from '../../shared/popups/visitorSnapshot.ts';
import { visitorBrowser } from '../../visitor/browser.ts';
import { visitorDevice } from '../../visitor/device.ts';
import { visitorUser } from '../../visitor/visitorUser.ts';

export { rareRules };

/** What only these rules ask of a visitor. */
export function addRareFacts(visitor: VisitorSnapshot): VisitorSnapshot {
  return { ...visitor, browser: visitorBrowser(), device: visitorDevice(), user: visitorUser() };
}
