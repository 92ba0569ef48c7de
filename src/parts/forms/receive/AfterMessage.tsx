import { createElement, type ReactNode } from 'react';
import { childNodes, rootOf, type TextNode } from '../../../render/textNode.ts';
import { isObject } from '../../../shared/isObject.ts';
import { isSafeHref } from '../../../shared/urls.ts';

interface Words {
  /** Fills in placeholders with sent values. */
  fill(text: string): string;
  /** Path of a linked document. */
  pathOf(stored: unknown): Promise<string | undefined>;
}

const BOLD = 1;
const ITALIC = 2;

/** Maximum nesting depth. */
const MAX_DEPTH = 20;

/**
 * Renders a form's confirmation message from rich text: paragraphs, headings, lists, links and emphasis, without pictures and widgets.
 * @returns undefined for an empty text
 */
export async function renderAfterMessage(content: unknown, words: Words): Promise<ReactNode | undefined> {
  const nodes = await renderChildren(rootOf(content), words, 0);
  return nodes.some(Boolean) ? nodes : undefined;
}

async function renderChildren(node: TextNode, words: Words, depth: number): Promise<ReactNode[]> {
  if (depth > MAX_DEPTH) return [];
  const children = await Promise.all(
    childNodes(node).map((child, index) => renderNode(child, index, words, depth + 1)),
  );
  return children.filter((child) => child !== undefined);
}

async function renderNode(node: TextNode, key: number, words: Words, depth: number): Promise<ReactNode | undefined> {
  if (node.type === 'text') return renderText(node, key, words);
  if (node.type === 'linebreak') return <br key={key} />;
  const inside = await renderChildren(node, words, depth);
  if (inside.length === 0) return undefined;
  switch (node.type) {
    case 'heading':
      return <h3 key={key}>{inside}</h3>;
    case 'list':
      return node.listType === 'number' ? <ol key={key}>{inside}</ol> : <ul key={key}>{inside}</ul>;
    case 'listitem':
      return <li key={key}>{inside}</li>;
    case 'link':
    case 'autolink':
      return renderLink(node, key, inside, words);
    case 'paragraph':
    case 'quote':
      return <p key={key}>{inside}</p>;
    default:
      return undefined;
  }
}

function renderText({ format, text }: TextNode, key: number, { fill }: Words): ReactNode | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  // Keeps spaces at the ends, which separate it from its siblings.
  const [before = '', after = ''] = [text.match(/^\s*/)?.[0], text.trim() ? text.match(/\s*$/)?.[0] : ''];
  const filled = `${before}${fill(text.trim())}${after}`;
  const mask = typeof format === 'number' ? format : 0;
  const content = mask & ITALIC ? <em>{filled}</em> : filled;
  return mask & BOLD ? <strong key={key}>{content}</strong> : <span key={key}>{content}</span>;
}

async function renderLink(
  { fields }: TextNode,
  key: number,
  inside: ReactNode[],
  { pathOf }: Words,
): Promise<ReactNode> {
  const target = isObject(fields) ? fields : {};
  const url = target.linkType === 'internal' ? await pathOf(target.doc) : target.url;
  if (typeof url !== 'string' || !isSafeHref(url)) return <span key={key}>{inside}</span>;
  // A plain element: there is no page context for `Link`.
  return createElement('a', { href: url, key }, ...inside);
}
