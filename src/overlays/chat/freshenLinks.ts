import { buildChatLink } from '../../shared/chat/chatLink.ts';
import type { ChatProps } from './chatProps.ts';
import type { ChatAccount } from './findAccounts.ts';

/**
 * Makes links lead where they should on this device, with the page's title and address as they are when a visitor turns to
 * them: a filter may have changed the address since the page was sent.
 */
export function freshenLinks(
  accounts: readonly ChatAccount[],
  { hasNoTextInApp, modes }: ChatProps,
  isMobile: boolean,
  signal: AbortSignal,
): void {
  for (const account of accounts) {
    const { number, text } = account.props;
    if (number === undefined) continue;
    const freshen = (): void => {
      account.href =
        buildChatLink({
          number,
          predefinedText: text ?? '',
          mode: isMobile ? modes?.mobile : modes?.desktop,
          hasTextInApp: !hasNoTextInApp,
          pageTitle: document.title,
          pageUrl: location.href,
        }) ?? account.href;
      if (account.link.hasAttribute('href')) account.link.href = account.href;
    };
    freshen();
    for (const type of ['pointerdown', 'click'])
      account.link.addEventListener(type, freshen, { capture: true, signal });
  }
}
