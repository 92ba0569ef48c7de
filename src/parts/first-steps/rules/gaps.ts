/** Mark of what a template leaves to its reader, in words: `[To fill in: your registered address]`. */
const GAP = /\[To fill in: ([^\]]{1,200})\]/g;

/** @returns what is still to be filled in in a stored layout, in its order */
export function findGaps(layout: unknown): string[] {
  return [...JSON.stringify(layout ?? '').matchAll(GAP)].map(([, gap = '']) => gap);
}
