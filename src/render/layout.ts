import { isBlock } from './textNode.ts';
import type { Traits } from './traits.ts';
import type { AnyBlock, Layout } from './types.ts';

/** The blocks directly inside a block; none in one of an unknown kind. */
export function childBlocks(block: AnyBlock, widgets: Traits): AnyBlock[] {
  return widgets.get(block.blockType)?.children?.(block) ?? [];
}

/** Drops what is no block at all, so that damaged content cannot stop a walk. */
export function onlyBlocks(layout: Layout): AnyBlock[] {
  return Array.isArray(layout) ? layout.filter(isBlock) : [];
}

/** Every block of a layout in reading order, each before the blocks inside it. */
export function walkLayout(layout: Layout, widgets: Traits): AnyBlock[] {
  return onlyBlocks(layout).flatMap((block) => [block, ...walkLayout(childBlocks(block, widgets), widgets)]);
}
