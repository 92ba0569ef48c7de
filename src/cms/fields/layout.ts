import type { Block, BlockSlug, BlocksField } from 'payload';
import { containerBlock } from '../../widgets/container/block.ts';
import { leafSlugs } from '../../widgets/index.ts';
import { offCanvasBlock } from '../../widgets/off-canvas/block.ts';

/**
 * How deep the studio lets containers nest. The form's schema is expanded per level, so it needs a floor; rendering has
 * none (decision note 002).
 */
export const CONTAINER_LEVELS = 6;

/** How many containers may be around a panel, and inside one: each level of the one costs all levels of the other. */
export const PANEL_LEVELS = 2;

/** The content tree of a document: blocks inside blocks. */
export function layoutField(): BlocksField {
  return { ...nestedBlocks(CONTAINER_LEVELS), name: 'layout', label: 'Layout' };
}

/** The panel, which holds blocks but no panels. Registered once, as the leaves are. */
export function panelBlock(): Block {
  return offCanvasBlock(nestedBlocks(PANEL_LEVELS, 'PanelContainerBlock'));
}

function nestedBlocks(levels: number, interfaceName?: string): BlocksField {
  const references: (Block | BlockSlug)[] = [...(leafSlugs as BlockSlug[])];
  if (levels >= CONTAINER_LEVELS - PANEL_LEVELS) references.unshift('off-canvas');
  if (levels > 0) references.unshift(containerBlock(nestedBlocks(levels - 1, interfaceName), interfaceName));
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
