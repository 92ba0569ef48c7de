import { type AnchoredHeading, anchorHeadings, type Heading } from '../shared/headings.ts';
import { onlyBlocks } from './layout.ts';
import type { AnyBlock, Layout } from './types.ts';

/** The headings of a document with their ids, known before the page is rendered. */
export interface PreparedHeadings {
  list: AnchoredHeading[];
  /** The id of a heading block or of a heading node inside a text. */
  idOf(source: object): string | undefined;
}

interface TextNode {
  type?: string;
  tag?: string;
  text?: string;
  fields?: unknown;
  children?: TextNode[];
}

/** Ids that the page itself uses. */
const RESERVED = ['top', 'content', 'menu'];

/** Finds every heading of a document's layout, in reading order, and gives each its id. */
export function prepareHeadings(layout: Layout): PreparedHeadings {
  const found = headingsOfLayout(layout);
  const list = anchorHeadings(found.map(({ heading }) => heading), RESERVED);
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
    if (block.blockType === 'rich-text') return headingsOfNode((block.content as { root?: TextNode } | null)?.root);
    return [];
  });
}

function headingOfBlock(block: Extract<AnyBlock, { blockType: 'heading' }>): Found[] {
  const level = Number(block.level?.slice(1));
  if (!level || !block.text) return [];
  const id = block.advanced?.htmlId || undefined;
  return [{ source: block, heading: { level, text: block.text.replaceAll('*', ''), ...(id ? { id } : {}) } }];
}

function headingsOfNode(node: TextNode | undefined): Found[] {
  if (!node) return [];
  if (node.type === 'heading') {
    const text = plainText(node).trim();
    return text ? [{ source: node, heading: { level: Number(node.tag?.slice(1)) || 2, text } }] : [];
  }
  if (node.type === 'block') return headingsOfLayout([node.fields as AnyBlock]);
  return Array.isArray(node.children) ? node.children.flatMap(headingsOfNode) : [];
}

/** The words of a rich-text node, without their formatting. */
export function plainText(node: TextNode): string {
  if (typeof node.text === 'string') return node.text;
  return Array.isArray(node.children) ? node.children.map(plainText).join('') : '';
}
