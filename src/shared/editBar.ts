/** Where a page asks what the bar of signed-in staff holds; the path of the page follows as `?path=`. */
export const EDIT_BAR_PATH = '/preview/bar/';

/** Proof of an editor's requests, in a request and in the answer that gives it (spec, section 7). */
export const NONCE_HEADER = 'x-wp-nonce';

/** What the bar of signed-in staff holds on one page, every word of it. */
export interface EditBarContent {
  /** What the bar is, for who cannot see it. */
  label: string;
  /** Who is signed in. */
  greeting: string;
  /** Into the studio: to the document that the page shows, where they may change it, and to the studio itself. */
  links: { href: string; label: string }[];
  close: string;
  /** Proof for requests in edit mode, sent as `X-WP-Nonce`. */
  nonce: string;
}
