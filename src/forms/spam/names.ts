/** Names of a form's spam protection, beside its own fields. */

/** Honeypot field: invisible, so only a bot fills it in; no browser autofills it. */
export const TRAP_NAME = 'your-homepage';
export const TOKEN_NAME = '_token';
export const PROOF_NAME = '_proof';

/** Endpoint of the form token, fetched on the first input in a form: cached pages cannot contain one. */
export const TOKEN_PATH = '/wp-json/rihla-pro/v1/form-token';
/** Endpoint of the proof-of-work challenge. */
export const CHALLENGE_PATH = '/wp-json/rihla-pro/v1/form-challenge';

/** Honeypot, token and proof as sent; each may be absent. */
export interface SentProtection {
  trap?: string | undefined;
  token?: string | undefined;
  proof?: string | undefined;
}
