import { type AnchoredHeading, anchorHeadings, type Heading } from '../shared/headings.ts';
import { withoutStars } from './emphasis.tsx';
import { onlyBlocks } from './layout.ts';
import { childNodes, plainText, rootOf, type TextNode } from './textNode.ts';
import type { AnyBlock, Layout } from './types.ts';

/** The headings of a document with their ids, known before the page is rendered. */
export interface PreparedHeadings {
  list: AnchoredHeading[];
  /** The id of a heading block or of a heading node inside a text. */
  idOf(source: object): string | undefined;
}

/**
 * Finds every heading of a document's layout, in reading order, and gives each its id.
 * @param reserved ids that the page uses for other things
 */
export function prepareHeadings(layout: Layout, reserved: Iterable<string> = []): PreparedHeadings {
  const found = headingsOfLayout(layout);
  const list = anchorHeadings(
    found.map(({ heading }) => heading),
    reserved,
  );
  const ids = new Map(found.map(({ source }, index) => [source, list[index]?.id]));
  return { list, idOf: (source) => ids.get(source) };
}

interface Found {
  source: object;
  heading: Heading;
}

function headingsOfLayout(layout: Layout): Found[] {
  return onlyBlocks(layout).flatMap((block): Found[] => {
    if (block.blockType === 'heading') return headingOfBlock(block);
    if (block.blockType === 'container') return headingsOfLayout(block.blocks);
    if (block.blockType === 'rich-text') return headingsOfNode(rootOf(block.content));
    return [];
  });
}

function headingOfBlock(block: Extract<AnyBlock, { blockType: 'heading' }>): Found[] {
  const level = levelOf(block.level ?? 'h2');
  const text = typeof block.text === 'string' ? withoutStars(block.text).trim() : '';
  if (!level || !text) return [];
  const id = typeof block.advanced?.htmlId === 'string' ? block.advanced.htmlId : '';
  return [{ source: block, heading: { level, text, ...(id ? { id } : {}) } }];
}

function headingsOfNode(node: TextNode): Found[] {
  if (node.type === 'heading') {
    const text = plainText(node).trim();
    return text ? [{ source: node, heading: { level: levelOf(node.tag) || 2, text } }] : [];
  }
  if (node.type === 'block') return headingsOfLayout([node.fields as AnyBlock]);
  return childNodes(node).flatMap(headingsOfNode);
}

/** The level of a heading's tag, such as 2 for `h2`; 0 for any other. */
function levelOf(tag: unknown): number {
  return Number(/^h([1-6])$/.exec(String(tag))?.[1] ?? 0);
}
