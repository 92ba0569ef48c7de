import { DEFAULT_LOCALE, LOCALES } from '../../shared/locales.ts';

const CODES: ReadonlySet<string> = new Set(LOCALES.map(({ code }) => code));

/** Unwraps localised values, which the adapter stores by language: `{ en: 'Dunes' }`. */
export function inDefaultLanguage(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDefaultLanguage);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => CODES.has(key)))
    return inDefaultLanguage((value as Record<string, unknown>)[DEFAULT_LOCALE]);
  return Object.fromEntries(entries.map(([key, inner]) => [key, inDefaultLanguage(inner)]));
}
