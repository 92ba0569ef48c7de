/**
 * Id of a listing in URLs and requests: its block's id without dashes, since a dash follows the id in a parameter's
 * name (reference). Empty for a block without an id.
 */
export function widgetIdOf(blockId: unknown): string {
  return typeof blockId === 'string' || typeof blockId === 'number'
    ? String(blockId).replace(/[^\p{L}\p{N}_]/gu, '')
    : '';
}
