import type { CookieValue } from 'vanilla-cookieconsent';

/** Endpoint that records choices. */
const CONSENTS_ADDRESS = '/wp-json/rihla/v1/consents';

/** Records a choice on the server, without personal data. */
export function sendProof({ categories, consentId, languageCode, revision }: CookieValue): void {
  const body = JSON.stringify({ consentId, revision, accepted: categories, language: languageCode });
  const headers = { 'content-type': 'application/json' };
  // The choice is valid even if it could not be recorded; the visitor need not know.
  fetch(CONSENTS_ADDRESS, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
