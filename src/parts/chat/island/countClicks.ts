import { sendBeacon } from '../../../browser/sendBeacon.ts';
import { announceVisitorEvent } from '../../../visitor/visitorEvents.ts';
import type { ChatAccount } from './findAccounts.ts';

/** Endpoint that counts clicks. */
export const CHAT_CLICKS_URL = '/wp-json/rihla/v1/chat-clicks';

/** Sends each use of a link to analytics and the site's own count, with any mouse button that opens it. */
export function countClicks(accounts: readonly ChatAccount[], signal: AbortSignal): void {
  for (const { id, link, name } of accounts) {
    const handleClick = (event: MouseEvent): void => {
      // The secondary button opens a menu; a link without href waits for consent.
      if (event.button === 2 || !link.hasAttribute('href')) return;
      const page = location.pathname;
      announceVisitorEvent({ name: 'generate_lead', lead_source: 'chat', method: 'whatsapp', account: name });
      sendBeacon(CHAT_CLICKS_URL, { account: id, path: page });
    };
    link.addEventListener('click', handleClick, { signal });
    link.addEventListener('auxclick', handleClick, { signal });
  }
}
