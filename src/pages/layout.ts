import type { AnyBlock, Layout } from './types.ts';

interface LexicalNode {
  type?: string;
  fields?: unknown;
  children?: LexicalNode[];
}

/** Blocks of a rich text, in reading order. */
export function blocksInText(content: unknown): AnyBlock[] {
  const root = (content as { root?: LexicalNode } | null | undefined)?.root;
  return root ? collect(root) : [];
}

function collect(node: LexicalNode): AnyBlock[] {
  if (node.type === 'block' && isBlock(node.fields)) return [node.fields];
  return Array.isArray(node.children) ? node.children.flatMap(collect) : [];
}

/** The blocks directly inside a block. */
export function childBlocks(block: AnyBlock): AnyBlock[] {
  if (block.blockType === 'container') return onlyBlocks(block.blocks);
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

function isBlock(value: unknown): value is AnyBlock {
  return typeof value === 'object' && value !== null && typeof (value as AnyBlock).blockType === 'string';
}
