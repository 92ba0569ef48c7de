import {
  $createRangeSelectionFromDom,
  $isElementNode,
  $setSelection,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

/**
 * After a triple click in a text: takes the start of the next block out of the selection. Chromium puts the end there, so that what is typed
 * instead of a paragraph would merge it with the heading after it. The editor's own correction waits for a click, which the page holds.
 */
export function keepInBlock(editor: LexicalEditor, dom: Selection | null): void {
  editor.update(
    () => {
      const selection = $createRangeSelectionFromDom(dom, editor);
      if (!selection || selection.isCollapsed()) return;
      const end = selection.isBackward() ? selection.anchor : selection.focus;
      const after = blockOf(end.getNode());
      if (end.offset > 0 || (end.type === 'text' && after?.getFirstDescendant() !== end.getNode())) return;
      const last = selection.getNodes().findLast((node) => isLeaf(node) && blockOf(node) !== after);
      if (!last) return;
      end.set(last.getKey(), last.getTextContentSize(), $isElementNode(last) ? 'element' : 'text');
      $setSelection(selection);
    },
    { discrete: true },
  );
}

function isLeaf(node: LexicalNode): boolean {
  return $isElementNode(node) ? node.isEmpty() && !node.isInline() : node.getTextContentSize() > 0;
}

/** The paragraph, heading or item around a node. */
function blockOf(node: LexicalNode): ElementNode | undefined {
  return [node, ...node.getParents()].filter($isElementNode).find((each) => !each.isInline());
}
