import { isObject } from '../shared/isObject.ts';
import type { AnyBlock } from './types.ts';

/** A node of a rich text (Lexical), as far as the site reads it. Nothing in it is guaranteed: stored content may be damaged. */
export interface TextNode {
  type?: string;
  tag?: string;
  text?: string;
  /** Bit mask of a text's formats. */
  format?: number | string;
  listType?: string;
  start?: number;
  /** The block of a `block` node, or the target of a link. */
  fields?: unknown;
  children?: unknown;
}

/** Inline nodes; all others are separated by spaces. */
const INLINE = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);

/** The root node of a rich text; an empty one when there is none. */
export function rootOf(content: unknown): TextNode {
  const root = isObject(content) ? (content as { root?: unknown }).root : undefined;
  return isObject(root) ? root : {};
}

/** The child nodes of a node; invalid ones are dropped. */
export function childNodes(node: TextNode): TextNode[] {
  return Array.isArray(node.children) ? node.children.filter(isObject) : [];
}

/** The plain text of a node, without formatting and embedded widgets. */
export function plainText(node: TextNode): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak' || node.type === 'tab') return ' ';
  return childNodes(node).reduce((words, child) => {
    const room = words && !INLINE.has(child.type ?? '') ? ' ' : '';
    return words + room + plainText(child);
  }, '');
}

/** Whether a value is a block of a layout. */
export function isBlock(value: unknown): value is AnyBlock {
  return isObject(value) && typeof (value as { blockType?: unknown }).blockType === 'string';
}
