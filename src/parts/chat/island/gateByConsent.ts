import { readCookie, writeCookie } from '../../../visitor/cookies.ts';
import { CONSENT_FADE } from '../rules/chatBox.ts';
import { CHAT_CONSENT_COOKIE, isConsent } from '../rules/consentCookie.ts';
import type { ChatAccount } from './findAccounts.ts';

/** Fired on `document` when a visitor accepts, so that all chats of the page are enabled. */
const ACCEPTED_EVENT = 'rihla:chat-consent';

export type ConsentGate = {
  /** Checks the cookie again, since another tab may have set it. */
  recheck: () => void;
  end: () => void;
};

const OPEN: ConsentGate = { recheck: () => undefined, end: () => undefined };

/**
 * Disables the links until the consent beside them is accepted (spec). A disabled link has no href, so that it cannot be
 * opened in any way; trying to turns the block red.
 */
export function gateByConsent(
  element: HTMLElement,
  accounts: readonly ChatAccount[],
  signal: AbortSignal,
): ConsentGate {
  const block = element.querySelector<HTMLElement>('.r-chat__consent');
  const box = block?.querySelector('input');
  if (!block || !box) return OPEN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hasAccepted = (): boolean => isConsent(readCookie(CHAT_CONSENT_COOKIE.name));

  const accept = (): void => {
    delete block.dataset.refused;
    for (const account of accounts) openLink(account);
    if (block.hidden || timer) return;
    block.dataset.accepted = '';
    timer = setTimeout(() => {
      // Focus must not be lost with the removed block.
      if (block.contains(document.activeElement)) accounts[0]?.link.focus();
      block.hidden = true;
    }, CONSENT_FADE);
  };
  const refuse = (event: Event): void => {
    event.preventDefault();
    block.dataset.refused = '';
    box.focus();
  };

  if (hasAccepted()) {
    block.hidden = true;
    return OPEN;
  }
  for (const account of accounts) shutLink(account, refuse, signal);
  box.addEventListener(
    'change',
    () => {
      if (!box.checked) return;
      const { name, options, value } = CHAT_CONSENT_COOKIE;
      writeCookie(name, value, options);
      document.dispatchEvent(new CustomEvent(ACCEPTED_EVENT));
    },
    { signal },
  );
  document.addEventListener(ACCEPTED_EVENT, accept, { signal });
  return {
    recheck: () => {
      if (hasAccepted()) accept();
    },
    end: () => clearTimeout(timer),
  };
}

function shutLink({ link }: ChatAccount, refuse: (event: Event) => void, signal: AbortSignal): void {
  link.removeAttribute('href');
  link.role = 'link';
  link.tabIndex = 0;
  link.ariaDisabled = 'true';
  const isShut = (): boolean => link.ariaDisabled === 'true';
  link.addEventListener('click', (event) => isShut() && refuse(event), { signal });
  // Without href, Enter does not click a link.
  link.addEventListener('keydown', (event) => event.key === 'Enter' && isShut() && refuse(event), { signal });
}

function openLink({ href, link }: ChatAccount): void {
  link.href = href;
  for (const name of ['role', 'tabindex', 'aria-disabled']) link.removeAttribute(name);
}
