import '../account.css';
import './box.css';
import type { ChatProps } from '../chatProps.ts';
import { isMobileUserAgent } from '../rules/mobileDevice.ts';
import { countClicks } from './countClicks.ts';
import { findAccounts } from './findAccounts.ts';
import { freshenLinks } from './freshenLinks.ts';
import { gateByConsent } from './gateByConsent.ts';
import { showStatus } from './showStatus.ts';
import { wireBox } from './wireBox.ts';

/** Mounts the floating chat or an inline button: status, links for this device, consent, the box, and click counts. */
export function mount(element: HTMLElement, props: ChatProps): (() => void) | undefined {
  const floating = element.querySelector<HTMLElement>('[data-only]');
  const isMobile = isMobileUserAgent(navigator);
  if (floating) {
    if (floating.dataset.only !== (isMobile ? 'mobile' : 'desktop')) return;
    delete floating.dataset.only;
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  const accounts = findAccounts(element, props);
  const consent = gateByConsent(element, accounts, signal);
  freshenLinks(accounts, props, isMobile, signal);
  countClicks(accounts, signal);
  const status = showStatus(element, accounts, props, signal);
  const stopBox = wireBox(
    element,
    () => {
      consent.recheck();
      status.refresh();
    },
    signal,
  );
  return () => {
    listeners.abort();
    consent.end();
    status.end();
    stopBox();
  };
}
