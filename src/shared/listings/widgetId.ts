/**
 * The id by which addresses and requests name a listing: that of its block without its dashes, since what follows an id in the
 * name of a parameter begins with one (reference, section 9). Empty for a block without an id.
 */
export function widgetIdOf(blockId: unknown): string {
  return typeof blockId === 'string' || typeof blockId === 'number'
    ? String(blockId).replace(/[^\p{L}\p{N}_]/gu, '')
    : '';
}
