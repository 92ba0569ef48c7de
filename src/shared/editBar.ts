/** Endpoint with the edit bar's content for signed-in staff; the path of the page follows as `?path=`. */
export const EDIT_BAR_PATH = '/preview/bar/';

/** Nonce header of an editor's requests, and of the response that issues it (spec). */
export const NONCE_HEADER = 'x-wp-nonce';

/** Content of the edit bar on one page, with all its texts. */
export interface EditBarContent {
  /** Language of the texts; absent for that of the page. */
  language?: string;
  /** Accessible name of the bar. */
  label: string;
  /** Name of the signed-in user. */
  greeting: string;
  /** Links to the studio: to the document of the page, if they may change it, before the launch to the remaining steps, and to the studio itself. */
  links: { href: string; label: string }[];
  close: string;
  /** Nonce for requests in edit mode, sent as `X-WP-Nonce`. */
  nonce: string;
}
