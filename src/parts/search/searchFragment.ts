/** The dialog of the search, as it is sent. */
export type SearchFragment = {
  html: string;
  css: string[];
};
