/** Placeholder text of a template for editors: `[To fill in: your registered address]`. */
const GAP = /\[To fill in: ([^\]]{1,200})\]/g;

/** @returns the placeholder texts left in a stored layout, in order */
export function findGaps(layout: unknown): string[] {
  return [...JSON.stringify(layout ?? '').matchAll(GAP)].map(([, gap = '']) => gap);
}
