import { isSafeHref } from '../../../shared/urls.ts';

/** Whether a redirect may lead to an address: a path of this site, or another site. */
export function checkTo(value: unknown): string | true {
  // What begins with # or ? would lead to the old address again.
  const isTarget = typeof value === 'string' && /^\s*(?:\/|https?:)/i.test(value) && isSafeHref(value);
  return isTarget || 'Write a path such as /new-page/, or an https:// address.';
}
