/** Both databases keep a layout as JSON (one column, so it is stored whole or not at all) and change only by migrations. */
export const SHARED = { blocksAsJSON: true, push: false } as const;
