/** Response with the search dialog. */
export type SearchFragment = {
  html: string;
  css: string[];
};
