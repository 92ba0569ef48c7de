import { t } from './t.ts';

/** Joins texts with the comma of the studio's language. */
export function joinList(texts: readonly string[]): string {
  return texts.join(t(', '));
}
