import { isSafeHref } from '../../shared/urls.ts';

/** Field validation: a URL that a page may link to, or an error for the editor. */
export function validateSource(value: string | null | undefined): true | string {
  if (!value || isSafeHref(value)) return true;
  return 'Write a web address, such as https://example.com/reviews/.';
}
