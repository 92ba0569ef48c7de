import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { parse } from 'yaml';
import { richTextEditor } from '../cms/fields/text/richTextEditor.ts';
import { DOCUMENTS } from '../documents/index.ts';
import { linkTargets } from '../documents/linkTargets.ts';
import type { AnyBlock, Layout } from '../render/types.ts';
import { block, objectId, type PopupRef, rich, toAddress, toPopup } from './blocks.ts';
import type { DocumentRef } from './menus.ts';
import type { Segment } from './parseContent.ts';

/** Converts Markdown to the nodes that the studio's rich-text editor stores. */
export type Converter = (markdown: string) => object[];

/** Creates a converter from Markdown to the nodes that the studio's rich-text editor stores. */
export async function createConverter(config: SanitizedConfig): Promise<Converter> {
  const editorConfig = await editorConfigFactory.fromEditor({
    config,
    editor: richTextEditor([], linkTargets(DOCUMENTS)),
  });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }).root.children;
}

/** Ids referred to by widgets in a text. */
export interface Stored {
  /** Media by key of the picture. */
  pictures: ReadonlyMap<string, number>;
  /** Chat accounts by name. */
  accounts: ReadonlyMap<string, number>;
  /** Forms by title. */
  forms: ReadonlyMap<string, number>;
  /** Popups by key. */
  popups: ReadonlyMap<string, PopupRef>;
  /** Documents by path. */
  refs: ReadonlyMap<string, DocumentRef>;
}

/** Blocks placed between texts, as wide or wider, and written as YAML with the fields of their kind. */
const BETWEEN_TEXTS: ReadonlySet<string> = new Set([
  'container',
  'form',
  'gallery',
  'hotspots',
  'image-carousel',
  'reviews',
  'subscribe-form',
  'timeline',
]);

/** Converts a parsed body to a layout of texts, with widgets inside and between them. */
export function toLayout(segments: Segment[], convert: Converter, stored: Stored): NonNullable<Layout> {
  const layout: NonNullable<Layout> = [];
  let text: object[] = [];
  const endText = (): void => {
    if (text.length) layout.push(block('rich-text', { content: rich(text), dropCap: layout.length === 0 }));
    text = [];
  };
  for (const segment of segments) {
    if (segment.kind === 'markdown') text.push(...convert(segment.text).map((node) => linkPopups(node, stored)));
    else if (!BETWEEN_TEXTS.has(segment.name)) text.push(widgetNode(segment, stored));
    else {
      endText();
      layout.push(yamlBlock(segment, convert, stored));
    }
  }
  endText();
  return layout;
}

function yamlBlock(
  { lines, name }: Extract<Segment, { kind: 'widget' }>,
  convert: Converter,
  stored: Stored,
): AnyBlock {
  const { forms, pictures } = stored;
  const toId = (name: string, value: unknown): unknown => {
    // Texts of nested blocks are Markdown, too.
    if (name === 'content' && typeof value === 'string')
      return rich(convert(value).map((node) => linkPopups(node, stored)));
    if (name === 'form' && typeof value === 'string') return idOf(value, forms, 'form');
    return PICTURE_FIELDS.has(name) && typeof value === 'string' ? idOf(value, pictures, 'picture') : value;
  };
  const fields = parse(lines.join('\n'), (name: unknown, value: unknown) =>
    String(name) === 'pictures' && Array.isArray(value)
      ? value.map((each) => toId('picture', each))
      : toId(String(name), value),
  ) as object;
  return { blockType: name, ...fields } as AnyBlock;
}

/** Block fields with one picture. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set(['backgroundImage', 'image', 'picture']);

/** `[words](popup:key)` opens a popup; this link scheme exists in the demo's Markdown only. */
function linkPopups(node: EditorNode, stored: Stored): object {
  const children = node.children?.map((child) => linkPopups(child, stored));
  const key = /^popup:(.+)$/.exec(node.fields?.url ?? '')?.[1];
  if (!key) return children ? { ...node, children } : node;
  const { kind: linkType, ...fields } = toPopup(popupOf(key, stored));
  return { ...node, children, fields: { linkType, ...fields } };
}

interface EditorNode {
  children?: EditorNode[];
  fields?: { url?: string };
}

function widgetNode({ lines, name }: Extract<Segment, { kind: 'widget' }>, stored: Stored): object {
  const fields = widgetFields(name, lines, stored);
  return { type: 'block', version: 2, format: '', fields: { id: objectId(), blockName: '', ...fields } };
}

function widgetFields(name: string, lines: string[], stored: Stored): object {
  const { accounts, pictures } = stored;
  const values = Object.fromEntries(lines.map((line) => splitOnce(line)));
  switch (name) {
    case 'quote':
      return block('quote', { text: values.text ?? '', cite: values.cite ?? '' });
    case 'image':
      return block('image', {
        picture: idOf(values.picture, pictures, 'picture'),
        caption: values.caption ?? '',
        ratio: '3/2',
        width: 'column',
        ...(values.opens ? { opens: 'picture' as const, lightboxGroup: values.opens } : {}),
      });
    case 'button':
      return block('button', { label: values.label ?? '', link: buttonLink(values, stored), look: 'solid' });
    case 'tour-strip':
      return block('tour-strip', { tour: stored.refs.get(lines[0] ?? '')?.value ?? 0 });
    case 'icon-list':
      return block('icon-list', { items: lines.map((line) => listItem(line)) });
    case 'chat-button':
      return block('chat-button', {
        account: idOf(values.account, accounts, 'chat account'),
        showName: true,
        styles: { label: values.label ?? '', type: 'round', backgroundColor: '#1e1413', textColor: '#f7f0e3' },
      });
    case 'share-buttons':
      return block('share-buttons', {
        networks: lines.map((line) => shareNetwork(line)),
        view: 'both',
        skin: 'boxed',
        shape: 'rounded',
        columns: '3',
        colour: 'custom',
        primary: 'brand',
        showCopy: false,
        showNative: false,
      });
    default:
      throw new Error(`The demo's content asks for a widget “${name}”, which it does not know.`);
  }
}

function buttonLink({ link, popup }: Record<string, string>, stored: Stored) {
  return popup ? toPopup(popupOf(popup, stored)) : toAddress(link ?? '/');
}

function popupOf(key: string, { popups }: Stored): PopupRef {
  const popup = popups.get(key);
  if (!popup) throw new Error(`The demo's content asks for a popup “${key}”, which there is not.`);
  return popup;
}

/** An e-mail address and a telephone number are links. */
function listItem(line: string): { icon: 'check'; text: string; link?: ReturnType<typeof toAddress> } {
  const [icon, text] = splitOnce(line.replace(/^- /, ''));
  const scheme = /^\S+@\S+$/.test(text) ? 'mailto:' : /^\+[\d ]+$/.test(text) && 'tel:';
  // The block's field validates the icon on save.
  return { icon: icon as 'check', text, ...(scheme && { link: toAddress(scheme + text.replaceAll(' ', '')) }) };
}

function shareNetwork(line: string): { network: 'email'; label: string } {
  const [network, label] = splitOnce(line.replace(/^- /, ''));
  // Validated like the icons.
  return { network: network as 'email', label };
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function idOf(key: string | undefined, ids: ReadonlyMap<string, number>, kind: string): number {
  const id = ids.get(key ?? '');
  if (!id) throw new Error(`The demo's content asks for a ${kind} “${key}”, which there is not.`);
  return id;
}
