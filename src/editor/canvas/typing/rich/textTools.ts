import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type BaseSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $insertList, $removeList, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { $getNearestNodeOfType } from '@payloadcms/richtext-lexical/lexical/utils';
import { LinkNode } from './linkNode.ts';

/** Kinds of text blocks; the headings are those of the field. */
export type TextShape = 'bullet' | 'h2' | 'h3' | 'h4' | 'number' | 'quote';
type LetterFormat = 'bold' | 'italic';

/** State of the selection, for the buttons of a toolbar. */
export interface SelectedText {
  isBold: boolean;
  isItalic: boolean;
  shape: string;
  isCollapsed: boolean;
  /** The link that it is in; `address` is undefined when it leads to a document or an action. */
  link: { address: string | undefined } | undefined;
}

/** State of the current selection; undefined without one. */
export function readSelected(editor: LexicalEditor): SelectedText | undefined {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return undefined;
    const [link] = linksIn(selection);
    const { linkType = 'custom', url } = link?.getFields() ?? {};
    return {
      isBold: selection.hasFormat('bold'),
      isItalic: selection.hasFormat('italic'),
      shape: shapeOf(selection.anchor.getNode()),
      isCollapsed: selection.isCollapsed(),
      link: link && { address: linkType === 'custom' ? (url ?? '') : undefined },
    };
  });
}

function shapeOf(node: LexicalNode): string {
  const list = $getNearestNodeOfType(node, ListNode);
  if (list) return list.getListType();
  const block = node.getTopLevelElement();
  return $isHeadingNode(block) ? block.getTag() : (block?.getType() ?? '');
}

/** Turns bold, italics or another format of the selected text on or off. */
export function toggleFormat(editor: LexicalEditor, format: LetterFormat): void {
  editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);
}

/** Makes the selected blocks a heading, a list or a quote; or paragraphs when they are one. */
export function toggleShape(editor: LexicalEditor, shape: TextShape): void {
  update(editor, () => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const isOn = shapeOf(selection.anchor.getNode()) === shape;
    if (!isOn && (shape === 'bullet' || shape === 'number')) return $insertList(shape);
    if (selection.getNodes().some((node) => $getNearestNodeOfType(node, ListNode))) $removeList();
    $setBlocksType(selection, () => {
      if (isOn || shape === 'bullet' || shape === 'number') return $createParagraphNode();
      return shape === 'quote' ? $createQuoteNode() : $createHeadingNode(shape);
    });
  });
}

/** Links the selected text to an address, or the link that the caret is in. */
export function setLink(editor: LexicalEditor, address: string): void {
  update(editor, () => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const links = linksIn(selection);
    for (const link of links) link.setFields({ ...link.getFields(), linkType: 'custom', url: address });
    if (links.length > 0 || selection.isCollapsed()) return;
    let last: LinkNode | undefined;
    for (const node of selection.extract().filter($isTextNode)) {
      if (!last || !node.getPreviousSibling()?.is(last)) {
        last = new LinkNode({ linkType: 'custom', newTab: false, url: address });
        node.insertBefore(last);
      }
      last.append(node);
    }
  });
}

/** Removes the links of the selection; their text stays. */
export function removeLinks(editor: LexicalEditor): void {
  update(editor, () => {
    for (const link of linksIn($getSelection())) {
      for (const child of link.getChildren()) link.insertBefore(child);
      link.remove();
    }
  });
}

/** Changes a text synchronously, so that the next read sees it. */
function update(editor: LexicalEditor, change: () => void): void {
  editor.update(change, { discrete: true });
}

function linksIn(selection: BaseSelection | null): LinkNode[] {
  const links = (selection?.getNodes() ?? []).flatMap((node) =>
    [node, ...node.getParents()].filter((each) => each instanceof LinkNode),
  );
  return [...new Map(links.map((link) => [link.getKey(), link])).values()];
}
