import { Secret, TOTP } from 'otpauth';

/** The variant that all authenticator apps support: RFC 6238 with SHA-1, six digits, thirty seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Periods before and after the present whose codes are taken too: clocks differ, and typing takes time (RFC 6238, section 5.2). */
const WINDOW = 1;
/** Length of a shared secret in bytes (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** A new shared secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The address that an authenticator app reads from a QR code.
 * @param site who asks for the code
 * @param account whose code it is
 */
export function totpAddress(secret: string, site: string, account: string): string {
  // A colon parts the two in the address.
  const issuer = site.replaceAll(':', ' ').trim() || 'Rihla';
  return new TOTP({ ...SETTINGS, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The period whose code this is.
 * @param now epoch, ms
 * @param usedPeriod the last one whose code was taken: it, and all before it, are used up
 * @returns undefined for a code that is wrong, too old or used
 */
export function findPeriod(secret: string, code: string, now: number, usedPeriod: number): number | undefined {
  // Other characters of the same number would make the comparison throw.
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = { ...SETTINGS, secret: Secret.fromBase32(secret), timestamp: now };
  const delta = TOTP.validate({ ...totp, token: code, window: WINDOW });
  if (delta === null) return undefined;
  const period = TOTP.counter({ period: SETTINGS.period, timestamp: now }) + delta;
  return period > usedPeriod ? period : undefined;
}
