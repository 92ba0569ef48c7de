/** What the examples of a kind ask of their pages. */
export interface Asked {
  examples: readonly {
    /** Sheets by their names: `posts`, `posts/masonry`. */
    styles: Readonly<Record<string, string>>;
    /** Names of islands, those of the kinds inside among them. */
    islands: readonly string[];
    /** Kinds of the blocks inside. */
    inside: readonly string[];
  }[];
}
