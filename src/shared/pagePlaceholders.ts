/**
 * Placeholders in a popup's links and props for facts of the page it opens on, which only the browser knows: one cached
 * response serves all pages. No URL or JSON encoding changes them.
 */
export const PAGE_PLACEHOLDERS = {
  /** Canonical URL, absolute. */
  url: '__page_url__',
  /** Document title. */
  fullTitle: '__page_fullTitle__',
  /** Title for sharing. */
  title: '__page_title__',
  /** Absolute URL of the sharing picture; may be empty. */
  image: '__page_image__',
  /** Page type, for analytics. */
  kind: '__page_kind__',
} as const;

export type PageFact = keyof typeof PAGE_PLACEHOLDERS;
