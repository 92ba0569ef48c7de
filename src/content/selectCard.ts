import type { ReadKind } from './kinds.ts';

/** What cards show of a document, as Payload's `select`. */
export function selectCard({ card }: ReadKind): Record<string, true> {
  return Object.fromEntries(['title', 'path', '_status', ...card].map((field) => [field, true]));
}
