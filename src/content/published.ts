import type { Where } from 'payload';

/** The condition under which visitors may see a document. */
export const ONLY_PUBLISHED: Where = { _status: { equals: 'published' } };

/** Whether a populated relation may be shown: it is there and, where it has drafts, published. */
export function isVisible<T extends object>(value: T | number | null | undefined): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const status = (value as { _status?: string | null })._status;
  return status === undefined || status === null || status === 'published';
}
