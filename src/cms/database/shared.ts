/**
 * Options of both adapters: layouts are stored as JSON (one column, so whole or not at all), the schema changes only by
 * migrations.
 */
export const SHARED = { blocksAsJSON: true, push: false } as const;
