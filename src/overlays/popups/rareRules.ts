import { rareRules } from '../../shared/popups/rules/rare.ts';
import type { CommonFacts, VisitorSnapshot } from '../../shared/popups/visitorSnapshot.ts';
import { visitorBrowser } from '../../visitor/browser.ts';
import { visitorDevice } from '../../visitor/device.ts';
import { visitorUser } from '../../visitor/visitorUser.ts';

export { rareRules };

/** Adds what only these rules ask of a visitor. */
export function addRareFacts(visitor: CommonFacts): VisitorSnapshot {
  return {
    ...visitor,
    referrer: document.referrer,
    host: location.host,
    browser: visitorBrowser(),
    device: visitorDevice(),
    user: visitorUser(),
  };
}
