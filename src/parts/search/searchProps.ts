/** What the island of a search knows. Plain JSON, written into the page. */
export type SearchProps = {
  /** Pattern of the addresses that answer (`shared/search/searchUrl.ts`). */
  live: string;
  /** Pattern of the addresses of all results. */
  all: string;
  /** False: results are shown without pictures. */
  hasPictures: boolean;
  words: {
    /** The spec's messages, by the plural form of the count, with `%s` for it. */
    found: Record<string, string>;
    none: string;
    failed: string;
    retry: string;
    /** With `%s` for the count. */
    all: string;
    /** With `%s` for other words. */
    suggestion: string;
  };
};
