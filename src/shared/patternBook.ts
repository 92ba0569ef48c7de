/** Path of the demo's pattern book, which shows every widget in each of its forms; no menu links to it. */
export const PATTERN_BOOK = '/pattern-book/';
