import { childNodes, isBlock, rootOf, type TextNode } from './textNode.ts';
import type { AnyBlock, Layout } from './types.ts';

/** Blocks of a rich text, in reading order. */
export function blocksInText(content: unknown): AnyBlock[] {
  return collect(rootOf(content));
}

function collect(node: TextNode): AnyBlock[] {
  return node.type === 'block' && isBlock(node.fields) ? [node.fields] : childNodes(node).flatMap(collect);
}

/** The blocks directly inside a block. */
export function childBlocks(block: AnyBlock): AnyBlock[] {
  if (block.blockType === 'container' || block.blockType === 'off-canvas') return onlyBlocks(block.blocks);
  if (block.blockType === 'rich-text') return blocksInText(block.content);
  return [];
}

/** Drops what is no block at all, so that damaged content cannot stop a walk. */
export function onlyBlocks(layout: Layout): AnyBlock[] {
  return Array.isArray(layout) ? layout.filter(isBlock) : [];
}

/** Every block of a layout in reading order, each before the blocks inside it. */
export function walkLayout(layout: Layout): AnyBlock[] {
  return onlyBlocks(layout).flatMap((block) => [block, ...walkLayout(childBlocks(block))]);
}
