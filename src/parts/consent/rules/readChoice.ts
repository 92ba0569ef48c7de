import { CONSENT_CATEGORIES, type ConsentCategory } from './categories.ts';

/** A visitor's choice, as stored in the cookie. */
export interface ConsentChoice {
  /** Revision of the answered question. */
  revision: number;
  granted: ConsentCategory[];
}

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Parses the value of the consent library's cookie. It is untrusted: what the library would reject is no choice here either.
 * @param value decoded
 */
export function readChoice(value: string | null): ConsentChoice | undefined {
  try {
    const { categories, revision, consentId, consentTimestamp, lastConsentTimestamp } = JSON.parse(value ?? '');
    const isWhole =
      consentId && typeof consentId === 'string' && isDate(consentTimestamp) && isDate(lastConsentTimestamp);
    if (!isWhole || typeof revision !== 'number' || !Array.isArray(categories)) return undefined;
    return { revision, granted: CONSENT_CATEGORIES.filter((category) => categories.includes(category)) };
  } catch {
    // Not JSON, or no object.
    return undefined;
  }
}
