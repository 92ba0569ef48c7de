import { Fragment, type ReactNode } from 'react';
import type { RenderContext } from '../../render/context.ts';
import { anchorOf, type StoredLink } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { childNodes, plainText, type TextNode } from '../../render/textNode.ts';
import type { AnyBlock } from '../../render/types.ts';
import headingsCss from './headings.css?inline';
import lineCss from './line.css?inline';
import listsCss from './lists.css?inline';
import nestedCss from './nested.css?inline';
import quoteCss from './quote.css?inline';
import widgetsCss from './widgets.css?inline';

/** Lexical's text formats, outermost first. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [8, 'u'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
  [16, 'code'],
] as const;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Renders the children of a node. An unknown node renders its own children. */
export function renderChildren(node: TextNode, context: RenderContext): ReactNode[] {
  return childNodes(node).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never reordered
    <Fragment key={index}>{renderNode(child, context)}</Fragment>
  ));
}

function renderNode(node: TextNode, context: RenderContext): ReactNode {
  switch (node.type) {
    case 'text':
      return formatText(node);
    case 'linebreak':
      return <br />;
    case 'tab':
      return ' ';
    case 'heading':
      return renderHeading(node, context);
    case 'paragraph':
      return childNodes(node).length ? <p>{renderChildren(node, context)}</p> : null;
    case 'quote':
      context.styles.use('rich-text/quote', quoteCss);
      return <blockquote>{renderChildren(node, context)}</blockquote>;
    case 'horizontalrule':
      context.styles.use('rich-text/line', lineCss);
      return <hr />;
    case 'list':
      return renderList(node, context);
    case 'listitem':
      return renderItem(node, context);
    case 'link':
    case 'autolink':
      return renderLink(node, context);
    case 'block':
      return <Embedded block={node.fields as AnyBlock} context={context} />;
    default:
      return renderChildren(node, context);
  }
}

function formatText(node: TextNode): ReactNode {
  const format = typeof node.format === 'number' ? node.format : 0;
  let result: ReactNode = node.text ?? '';
  for (const [bit, Tag] of FORMATS.toReversed()) {
    if (format & bit) result = <Tag>{result}</Tag>;
  }
  return result;
}

function renderHeading(node: TextNode, context: RenderContext): ReactNode {
  if (!plainText(node).trim()) return null;
  context.styles.use('rich-text/headings', headingsCss);
  const Tag = HEADINGS.find((tag) => tag === node.tag) ?? 'h2';
  return <Tag id={context.headings.idOf(node)}>{renderChildren(node, context)}</Tag>;
}

function renderList(node: TextNode, context: RenderContext): ReactNode {
  context.styles.use('rich-text/lists', listsCss);
  const children = renderChildren(node, context);
  if (node.listType !== 'number') return <ul>{children}</ul>;
  return <ol start={node.start && node.start > 1 ? node.start : undefined}>{children}</ol>;
}

/** An item that only wraps a list has no marker of its own. */
function renderItem(node: TextNode, context: RenderContext): ReactNode {
  const children = renderChildren(node, context);
  if (childNodes(node)[0]?.type !== 'list') return <li>{children}</li>;
  context.styles.use('rich-text/nested', nestedCss);
  return <li className="r-rich-text__nested">{children}</li>;
}

function renderLink(node: TextNode, context: RenderContext): ReactNode {
  const anchor = anchorOf(readLink(node.fields));
  const children = renderChildren(node, context);
  return anchor && plainText(node).trim() ? <Link {...anchor}>{children}</Link> : children;
}

/** Maps the rich-text editor's field names to those of all other links: kind, address and document. */
function readLink(stored: unknown): StoredLink {
  const { doc, linkType, url, ...fields } = (stored ?? {}) as StoredLink & {
    linkType?: string;
    url?: string;
    doc?: StoredLink['document'];
  };
  if (linkType === 'action') return { ...fields, kind: 'action' };
  return linkType === 'internal'
    ? { kind: 'document', document: doc ?? null, newTab: fields.newTab ?? null }
    : {
        kind: 'address',
        address: url ?? null,
        newTab: fields.newTab ?? null,
        skipLightbox: fields.skipLightbox ?? null,
      };
}

/** Whether a node has visible content: text, a rule, or a widget. */
export function hasContent(node: TextNode): boolean {
  if (node.type === 'block' || node.type === 'horizontalrule') return true;
  return typeof node.text === 'string' ? node.text.trim() !== '' : childNodes(node).some(hasContent);
}

function Embedded({ block, context }: { block: AnyBlock; context: RenderContext }) {
  const html = context.renderBlocks([block], context.slot);
  if (!html) return null;
  context.styles.use('rich-text/widgets', widgetsCss);
  return <div className="r-rich-text__widget" dangerouslySetInnerHTML={{ __html: html }} />;
}
