/** Names of what protects a form, beside the form's own fields. */

/** A field that nobody sees and only a program fills in; no browser fills it by itself. */
export const TRAP_NAME = 'your-homepage';
export const TOKEN_NAME = '_token';
export const PROOF_NAME = '_proof';

/** Where a form that somebody begins to fill in fetches its token, which no page can hold: pages are kept. */
export const TOKEN_PATH = '/wp-json/rihla-pro/v1/form-token';
/** Where it fetches what its browser has to work out. */
export const CHALLENGE_PATH = '/wp-json/rihla-pro/v1/form-challenge';

/** The three of them, as they are sent; each may be absent. */
export interface SentProtection {
  trap?: string | undefined;
  token?: string | undefined;
  proof?: string | undefined;
}
