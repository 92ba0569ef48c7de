import { createEditor, type EditorState, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { isObject } from '../../../../shared/isObject.ts';
import { type DrawKept, keptNodes } from './keptNodes.ts';
import { LinkNode } from './linkNode.ts';

const ELEMENT = { version: 1, format: '', indent: 0, direction: null };
/** An empty text: the editor needs a paragraph to type in. */
const EMPTY = { root: { ...ELEMENT, type: 'root', children: [{ ...ELEMENT, type: 'paragraph', children: [] }] } };

/** Formats without an element of their own, and the page's class of an item that only wraps a list. */
const THEME = {
  list: { nested: { listitem: 'r-rich-text__nested' } },
  text: {
    strikethrough: 'rihla-struck',
    underline: 'rihla-underlined',
    underlineStrikethrough: 'rihla-underlined-struck',
  },
};

/**
 * An editor of a rich text, without an element.
 * @returns undefined when it would lose anything of the text
 */
export function createTextEditor(value: unknown, draw: DrawKept): LexicalEditor | undefined {
  const editor = createEditor({
    namespace: 'rihla-in-place',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, ...keptNodes(draw)],
    theme: THEME,
    onError(error) {
      throw error;
    },
  });
  const state = parseText(editor, value);
  if (state) editor.setEditorState(state);
  return state && editor;
}

/** A stored text as the editor's; undefined when anything would be lost. */
export function parseText(editor: LexicalEditor, value: unknown): EditorState | undefined {
  const root = isObject(value) ? value.root : undefined;
  const isEmpty = !isObject(root) || !Array.isArray(root.children) || root.children.length === 0;
  try {
    const state = editor.parseEditorState(JSON.stringify(isEmpty ? EMPTY : value, fillIn));
    return isEmpty || keepsAll(value, state.toJSON()) ? state : undefined;
  } catch {
    // A node of a type that it does not know.
    return undefined;
  }
}

/** Text nodes that lack a property differ from their neighbours, and would never be merged with them. */
function fillIn(_name: string, node: unknown): unknown {
  if (!isObject(node) || node.type !== 'text') return node;
  return { version: 1, format: 0, detail: 0, mode: 'normal', style: '', ...node };
}

/** Whether another value contains everything stored; it may have more, such as defaults. */
function keepsAll(stored: unknown, other: unknown): boolean {
  if (stored === undefined || stored === null || stored === '') return true;
  if (Array.isArray(stored)) {
    return (
      Array.isArray(other) && stored.length === other.length && stored.every((each, at) => keepsAll(each, other[at]))
    );
  }
  if (!isObject(stored)) return stored === other;
  return (
    isObject(other) && Object.entries(stored).every(([name, each]) => name === 'version' || keepsAll(each, other[name]))
  );
}
