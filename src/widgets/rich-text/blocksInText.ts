import { childNodes, isBlock, rootOf, type TextNode } from '../../render/textNode.ts';
import type { AnyBlock } from '../../render/types.ts';

/** Blocks of a rich text, in document order. */
export function blocksInText(content: unknown): AnyBlock[] {
  return collect(rootOf(content));
}

function collect(node: TextNode): AnyBlock[] {
  return node.type === 'block' && isBlock(node.fields) ? [node.fields] : childNodes(node).flatMap(collect);
}
