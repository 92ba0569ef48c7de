import type { Answer } from './form.ts';

/** The answers in an enquiry's JSON column, of which Payload knows no type; the server alone writes it. */
export function storedAnswers(stored: unknown): Answer[] {
  return Array.isArray(stored) ? stored : [];
}
