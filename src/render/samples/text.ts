import type { TextNode } from '../textNode.ts';
import type { AnyBlock } from '../types.ts';

type Content = Extract<AnyBlock, { blockType: 'rich-text' }>['content'];

/** A rich text as stored. */
export function richText(...children: TextNode[]): Content {
  return {
    root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children },
  } as unknown as Content;
}

export function words(text: string, format = 0): TextNode {
  return { type: 'text', text, format };
}

export function paragraph(...children: (string | TextNode)[]): TextNode {
  return { type: 'paragraph', children: inline(children) };
}

export function heading(tag: 'h2' | 'h3' | 'h4', ...children: (string | TextNode)[]): TextNode {
  return { type: 'heading', tag, children: inline(children) };
}

/** A link to a URL. */
export function link(url: string, text: string, newTab = false): TextNode {
  return { type: 'link', fields: { linkType: 'custom', url, newTab }, children: [words(text)] };
}

/** A widget between paragraphs. */
export function widgetNode(block: AnyBlock): TextNode {
  return { type: 'block', fields: block };
}

export function list(listType: 'bullet' | 'number', items: (string | TextNode)[], start = 1): TextNode {
  const children = items.map((item, index) => ({ type: 'listitem', value: start + index, children: inline([item]) }));
  return { type: 'list', listType, tag: listType === 'number' ? 'ol' : 'ul', start, children };
}

function inline(children: (string | TextNode)[]): TextNode[] {
  return children.map((child) => (typeof child === 'string' ? words(child) : child));
}
