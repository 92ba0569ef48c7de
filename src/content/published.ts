import type { Where } from 'payload';

/** Query condition for published documents. */
export const ONLY_PUBLISHED = { _status: { equals: 'published' } } as const satisfies Where;

/** Type guard: whether a populated relation exists and, where it has drafts, is published. */
export function isVisible<T extends object>(value: T | number | null | undefined): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const status = (value as { _status?: string | null })._status;
  return status === undefined || status === null || status === 'published';
}
