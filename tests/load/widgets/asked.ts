/** Files and kinds that the examples of a kind load on their pages. */
export interface Asked {
  examples: readonly {
    /** Style sheets by name: `posts`, `posts/masonry`. */
    styles: Readonly<Record<string, string>>;
    /** Names of islands, including those of nested kinds. */
    islands: readonly string[];
    /** Kinds of the nested blocks. */
    inside: readonly string[];
  }[];
}
