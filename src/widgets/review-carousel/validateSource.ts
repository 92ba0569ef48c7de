import { isSafeHref } from '../../shared/urls.ts';

/** Whether an address is one that a page may link to, in an editor's words if not. */
export function validateSource(value: string | null | undefined): true | string {
  if (!value || isSafeHref(value)) return true;
  return 'Write a web address, such as https://example.com/reviews/.';
}
