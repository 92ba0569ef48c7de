import { t } from '../../../shared/studioWords/t.ts';
import { isSafeHref } from '../../../shared/urls.ts';

/** Validates a redirect's target: a path of this site, or another site. */
export function checkTo(value: unknown): string | true {
  // A target beginning with # or ? would lead to the old path again.
  const isTarget = typeof value === 'string' && /^\s*(?:\/|https?:)/i.test(value) && isSafeHref(value);
  return isTarget || t('Write a path such as /new-page/, or an https:// address.');
}
