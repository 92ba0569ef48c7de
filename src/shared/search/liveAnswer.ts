/** One result of a live search. Texts are taken apart as `markWords` does it. */
export interface LiveResult {
  title: string[];
  text?: string[];
  /** Encoded path. */
  url: string;
  /** What kind of document it is, in the visitor's language. */
  kind: string;
  /** Of a journey: when next, and for how much. */
  note?: string;
  picture?: { src: string; width: number; height: number };
}

/** What the server answers to a live search. */
export interface LiveAnswer {
  /** How many results there are, also beyond those given. */
  total: number;
  results: LiveResult[];
  /** Other words, with which something is found. */
  suggestion?: string;
  /** The index is still being made, and there may be more. */
  isPartial?: true;
}

/** Results on one page of a live search (spec, section 9 “Theme”). */
export const LIVE_RESULTS = 6;
/** The most that anybody may ask for at once. */
export const MOST_LIVE_RESULTS = 12;
