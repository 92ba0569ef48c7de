import type { ChatProps } from '../chatProps.ts';
import { moveChatLink } from '../rules/moveChatLink.ts';
import type { ChatAccount } from './findAccounts.ts';

/** Updates links for this device and the page's current URL, just before a visitor uses them. */
export function freshenLinks(
  accounts: readonly ChatAccount[],
  { hasNoTextInApp, modes }: ChatProps,
  isMobile: boolean,
  signal: AbortSignal,
): void {
  // The URL that the server has put into the texts; a 404 page has none.
  const from = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  for (const account of accounts) {
    const { href, link } = account;
    const freshen = (): void => {
      account.href = moveChatLink(href, {
        mode: isMobile ? modes?.mobile : modes?.desktop,
        hasTextInApp: !hasNoTextInApp,
        ...(from && { pageUrl: { from, to: location.href } }),
      });
      if (link.hasAttribute('href')) link.href = account.href;
    };
    freshen();
    for (const type of ['pointerdown', 'click']) link.addEventListener(type, freshen, { capture: true, signal });
  }
}
