import type { CookieValue } from 'vanilla-cookieconsent';

/** Where choices are recorded. */
const CONSENTS_ADDRESS = '/wp-json/rihla/v1/consents';

/** Has the server record a choice, without anything that tells who made it. */
export function sendProof({ categories, consentId, languageCode, revision }: CookieValue): void {
  const body = JSON.stringify({ consentId, revision, accepted: categories, language: languageCode });
  const headers = { 'content-type': 'application/json' };
  // The choice holds whether or not it could be recorded, and the visitor has nothing to do about that.
  fetch(CONSENTS_ADDRESS, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
