import type { VisitorSnapshot } from '../../shared/popups/visitorSnapshot.ts';
import { visitorBrowser } from '../../visitor/browser.ts';
import { visitorDevice } from '../../visitor/device.ts';
import { visitorUser } from '../../visitor/visitorUser.ts';

/** What few popups ask of a visitor, so that the code for it comes only with one that does. */
export type RareFacts = Pick<VisitorSnapshot, 'browser' | 'device' | 'user'>;

export function readRareFacts(): RareFacts {
  return { browser: visitorBrowser(), device: visitorDevice(), user: visitorUser() };
}
