import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

/**
 * Remembers where the caret is, for when the text is replaced.
 * @returns restores it there, or as near as possible; to be called in an update of the editor
 */
export function keepCaret(editor: LexicalEditor): () => void {
  const { offset, path } = editor.getEditorState().read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return { path: [], offset: 0 };
    return { path: pathOf(selection.anchor.getNode()), offset: selection.anchor.offset };
  });
  return () => {
    let node: LexicalNode = $getRoot();
    for (const at of path) {
      if (!$isElementNode(node)) break;
      const next: LexicalNode | null = node.getChildAtIndex(Math.min(at, node.getChildrenSize() - 1));
      if (!next) break;
      node = next;
    }
    if ($isTextNode(node))
      node.select(Math.min(offset, node.getTextContentSize()), Math.min(offset, node.getTextContentSize()));
    else if ($isElementNode(node)) node.selectEnd();
    else node.selectNext();
  };
}

/** Indexes of a node and of those around it, from the root. */
function pathOf(node: LexicalNode): number[] {
  return [node, ...node.getParents()]
    .slice(0, -1)
    .map((each) => each.getIndexWithinParent())
    .reverse();
}
