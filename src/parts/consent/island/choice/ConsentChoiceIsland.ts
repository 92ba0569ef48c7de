import { acceptCategory, type CookieValue, run } from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/css-components/base.css';
import 'vanilla-cookieconsent/dist/css-components/preferences-modal.css';
import './consent-choice.css';
import { forgetAllowed } from '../../../../browser/frames/allowedProviders.ts';
import { CHOICE_READY_EVENT, type ConsentAction } from '../consentEvents.ts';
import { readGranted } from '../readGranted.ts';
import type { ConsentChoiceProps } from './consentChoiceProps.ts';
import { libraryConfig } from './libraryConfig.ts';
import { createPreferencesDialog } from './preferencesDialog.ts';

/** Stores the visitor's choice with the consent library, and shows its preferences. */
export async function mount(element: HTMLElement, props: ConsentChoiceProps): Promise<void> {
  const preferences = createPreferencesDialog();
  await run({
    ...libraryConfig(props, readGranted(), location.hostname),
    root: preferences.root,
    onModalHide: preferences.handleHide,
    onFirstConsent: ({ cookie }) => sendProof(cookie),
    onChange: ({ cookie }) => sendProof(cookie),
  });
  // Rejecting everything includes embedded services that were always allowed.
  preferences.root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-role=necessary]')) forgetAllowed();
  });
  const act = (action: ConsentAction): void => {
    if (action === 'reject') forgetAllowed();
    if (action === 'preferences') preferences.open();
    else acceptCategory(action === 'accept' ? 'all' : []);
  };
  element.dispatchEvent(new CustomEvent(CHOICE_READY_EVENT, { bubbles: true, detail: act }));
}

/** Endpoint that records choices. */
const CONSENTS_ADDRESS = '/wp-json/rihla/v1/consents';

/** Records a choice on the server, without personal data. */
function sendProof({ categories, consentId, languageCode, revision }: CookieValue): void {
  const body = JSON.stringify({ consentId, revision, accepted: categories, language: languageCode });
  const headers = { 'content-type': 'application/json' };
  // The choice is valid even if it could not be recorded; the visitor need not know.
  fetch(CONSENTS_ADDRESS, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
