import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { msg, t } from '../../../shared/studioWords/t.ts';

type Library = typeof import('@simplewebauthn/browser');

const WORDS: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: msg('This device has a passkey for this account already.'),
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: msg(
    'This device cannot ask for a fingerprint, a face or a PIN. Use another one.',
  ),
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: msg(
    'This device cannot keep a passkey. Use another one.',
  ),
  ERROR_INVALID_DOMAIN: msg('The studio is open at another address than the site’s own, and passkeys work there only.'),
  ERROR_INVALID_RP_ID: msg('The studio is open at another address than the site’s own, and passkeys work there only.'),
};
const LEFT = msg('No passkey was chosen. Try again, or leave it.');
const NOT_LOADED = msg('The script for passkeys was not loaded. Try again.');

/** Whether the browser has passkeys here: none does without https. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Opens the browser's dialog in which a passkey is made. @throws Error in words */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return inWords(({ startRegistration }) => startRegistration({ optionsJSON }));
}

/** Opens the browser's dialog in which a passkey is chosen. @throws Error in words */
export function choosePasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  return inWords(({ startAuthentication }) => startAuthentication({ optionsJSON }));
}

/** The library is loaded at the first use: most people sign in without it. */
async function inWords<Answer>(open: (library: Library) => Promise<Answer>): Promise<Answer> {
  const library = await import('@simplewebauthn/browser').catch(() => undefined);
  if (!library) throw new Error(t(NOT_LOADED));
  try {
    return await open(library);
  } catch (error) {
    throw new Error(t((error instanceof library.WebAuthnError && WORDS[error.code]) || LEFT));
  }
}
