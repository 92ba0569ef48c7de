/**
 * What stands in a popup's links and props for facts of the page that it opens on, which only the browser knows: one answer is
 * kept for all pages. No encoding of addresses or JSON changes them.
 */
export const PAGE_PLACEHOLDERS = {
  /** The canonical address, absolute. */
  url: '__page_url__',
  /** As in the browser's tab. */
  fullTitle: '__page_fullTitle__',
  /** As it is shared. */
  title: '__page_title__',
  /** Absolute address of the picture that it is shared with; may turn out empty. */
  image: '__page_image__',
  /** The kind of page, for analytics. */
  kind: '__page_kind__',
} as const;

export type PageFact = keyof typeof PAGE_PLACEHOLDERS;
