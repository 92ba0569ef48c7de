/** Slug of the placeholder for blocks that this version of the site does not know. No widget may have it. */
export const KEPT = 'kept';

/** Placeholder for a block of an unknown kind, or of a newer version, between database and form. */
export interface KeptBlock {
  id?: string;
  blockType: typeof KEPT;
  /** Kind of the original block. */
  kind: string;
  /** The block as it is stored. */
  original: unknown;
}

/** Whether a block is a placeholder. */
export function isKept(block: { blockType: string }): block is KeptBlock {
  return block.blockType === KEPT;
}
