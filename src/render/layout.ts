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

/** Walks that were made: a layout is never changed in place, and what answers for a page again and again walks it each time. */
const WALKED = new WeakMap<Traits, WeakMap<object, readonly AnyBlock[]>>();

/** Every block of a layout in reading order, each before the blocks inside it. */
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
