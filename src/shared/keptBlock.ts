/** The kind of block that stands for another one that this version of the site does not know. No widget may be called so. */
export const KEPT = 'kept';

/** A block of an unknown kind, or of a newer version than this one knows, as it stands between database and form. */
export interface KeptBlock {
  id?: string;
  blockType: typeof KEPT;
  /** The kind of the block. */
  kind: string;
  /** The block as it is stored. */
  original: unknown;
}

/** Whether a block stands for another. */
export function isKept(block: { blockType: string }): block is KeptBlock {
  return block.blockType === KEPT;
}
