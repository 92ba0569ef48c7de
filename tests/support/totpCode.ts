import { TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 * @param secret base32
 * @param now epoch, ms
 */
export function totpCode(secret: string, now: number): string {
  return new TOTP({ secret }).generate({ timestamp: now });
}
