import { CONSENT_CATEGORIES, type ConsentCategory } from './categories.ts';

/** A visitor's choice, as the cookie keeps it. */
export interface ConsentChoice {
  /** The version of the question that was answered. */
  revision: number;
  granted: ConsentCategory[];
}

const isDate = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Reads the value of the consent library's cookie. Anyone may have written it: what the library itself would not take
 * for a choice is none here either.
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
    // Not JSON, or JSON that is no object.
    return undefined;
  }
}
