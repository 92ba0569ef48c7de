/** One result of a live search. Texts are split as by `markWords`. */
export interface LiveResult {
  title: string[];
  text?: string[];
  /** Encoded path. */
  url: string;
  /** Type of document, in the visitor's language. */
  kind: string;
  /** Of its title and text, where they are in another language than the page. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
  /** Of a journey: when next, and for how much. */
  note?: string;
  picture?: { src: string; width: number; height: number };
}

/** Response of the live search endpoint. */
export interface LiveAnswer {
  /** Total number of results, also beyond those returned. */
  total: number;
  results: LiveResult[];
  /** Suggested query with results. */
  suggestion?: string;
  /** The index is still being built, and there may be more results. */
  isPartial?: true;
}

/** Default number of live search results (spec). */
export const LIVE_RESULTS = 6;
/** Maximum `limit` of a request. */
export const MAX_LIVE_RESULTS = 12;
