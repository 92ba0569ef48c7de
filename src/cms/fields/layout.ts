import type { Block, BlockSlug, BlocksField } from 'payload';
import { containerBlock } from '../../widgets/container/block.ts';
import { leafSlugs } from '../../widgets/index.ts';

/**
 * How deep the studio lets containers nest. The form's schema is expanded per level, so it needs a floor; rendering has
 * none (decision note 002).
 */
export const CONTAINER_LEVELS = 6;

/** The content tree of a document: blocks inside blocks. */
export function layoutField(): BlocksField {
  return { ...nestedBlocks(CONTAINER_LEVELS), name: 'layout', label: 'Layout' };
}

function nestedBlocks(levels: number): BlocksField {
  const references: (Block | BlockSlug)[] = [...(leafSlugs as BlockSlug[])];
  if (levels > 0) references.unshift(containerBlock(nestedBlocks(levels - 1)));
  return {
    name: 'blocks',
    type: 'blocks',
    label: false,
    labels: { singular: 'block', plural: 'blocks' },
    blocks: [],
    blockReferences: references as BlocksField['blockReferences'],
    admin: { initCollapsed: true },
  };
}
