/** Props of the search island, as JSON in the page. */
export type SearchProps = {
  /** URL pattern of live results (`shared/search/searchUrl.ts`). */
  live: string;
  /** URL pattern of the results page. */
  all: string;
  /** False: results without pictures. */
  hasPictures: boolean;
  words: {
    /** The spec's messages, by plural form, with `%s` for the count. */
    found: Record<string, string>;
    none: string;
    failed: string;
    retry: string;
    /** With `%s` for the count. */
    all: string;
    /** With `%s` for the suggested words. */
    suggestion: string;
  };
};
