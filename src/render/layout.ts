import { isBlock } from './textNode.ts';
import type { Traits } from './traits.ts';
import type { AnyBlock, Layout } from './types.ts';

/** The child blocks of a block; none for an unknown type. */
export function childBlocks(block: AnyBlock, widgets: Traits): AnyBlock[] {
  return widgets.get(block.blockType)?.children?.(block) ?? [];
}

/** Drops invalid blocks, so that damaged content cannot break a walk. */
export function onlyBlocks(layout: Layout): AnyBlock[] {
  return Array.isArray(layout) ? layout.filter(isBlock) : [];
}

/** Cache of walks: layouts are never mutated, and each request of a page walks them again. */
const WALKED = new WeakMap<Traits, WeakMap<object, readonly AnyBlock[]>>();

/** All blocks of a layout in reading order, parents before children. */
export function walkLayout(layout: Layout, widgets: Traits): readonly AnyBlock[] {
  if (!Array.isArray(layout)) return [];
  const walked = WALKED.get(widgets) ?? new WeakMap<object, readonly AnyBlock[]>();
  WALKED.set(widgets, walked);
  const blocks = walked.get(layout) ?? walk(layout, widgets);
  walked.set(layout, blocks);
  return blocks;
}

function walk(layout: Layout, widgets: Traits): AnyBlock[] {
  return onlyBlocks(layout).flatMap((block) => [block, ...walk(childBlocks(block, widgets), widgets)]);
}
