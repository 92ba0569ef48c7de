import { levelOf } from '../../render/headings/headings.ts';
import { childNodes, plainText, type TextNode } from '../../render/textNode.ts';
import type { FoundHeading } from '../../render/traits.ts';
import type { AnyBlock, Layout } from '../../render/types.ts';

/**
 * The headings of a rich text, in document order.
 * @param inside finds those of the blocks between its paragraphs
 */
export function headingsInText(node: TextNode, inside: (layout: Layout) => FoundHeading[]): FoundHeading[] {
  if (node.type === 'heading') {
    const text = plainText(node).trim();
    return text ? [{ source: node, heading: { level: levelOf(node.tag) || 2, text } }] : [];
  }
  if (node.type === 'block') return inside([node.fields as AnyBlock]);
  return childNodes(node).flatMap((child) => headingsInText(child, inside));
}
