import {
  $getSelection,
  $isNodeSelection,
  type LexicalEditor,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { isObject } from '../../../../shared/isObject.ts';
import type { DrawKept } from './keptNodes.ts';

/** Parts of a text that stay as the server has rendered them. */
export interface KeptParts {
  draw: DrawKept;
  /** Marks those that are selected, which no browser does. */
  mark: (editor: LexicalEditor) => void;
  /** Replaces copies by the rendered elements, whose islands are mounted. */
  putBack: () => void;
}

const SELECTED = 'data-kept-selected';
const FIXED = 'contenteditable';

/** Finds the parts between the paragraphs of a rendered text: blocks by their ids, and lines. */
export function drawKept(element: HTMLElement): KeptParts {
  const page = element.ownerDocument;
  const originals = [...element.children];
  const copies = new Map<Element, Element>();

  const draw = (stored: SerializedLexicalNode): HTMLElement => {
    if (stored.type === 'horizontalrule') return fixed(page.createElement('hr'));
    const fields = 'fields' in stored && isObject(stored.fields) ? stored.fields : {};
    const original = originals.find((child) =>
      [child, ...child.querySelectorAll('[data-block-id]')].some(
        (each) => each.getAttribute('data-block-id') === fields.id,
      ),
    );
    if (!original) return fixed(page.createElement('div'));
    // A copy, since a text that is shown again exists twice for a moment.
    const copy = original.cloneNode(true) as HTMLElement;
    copies.set(copy, original);
    return fixed(copy);
  };

  return {
    draw,
    mark(editor) {
      for (const marked of element.querySelectorAll(`[${SELECTED}]`)) marked.removeAttribute(SELECTED);
      const keys = editor.getEditorState().read(() => {
        const selection = $getSelection();
        return $isNodeSelection(selection) ? selection.getNodes().map((node) => node.getKey()) : [];
      });
      for (const key of keys) editor.getElementByKey(key)?.setAttribute(SELECTED, '');
    },
    putBack() {
      for (const [copy, original] of copies) if (copy.isConnected) copy.replaceWith(original);
      for (const part of element.querySelectorAll(`[${FIXED}]`)) part.removeAttribute(FIXED);
    },
  };
}

/** Nothing is typed in it. */
function fixed(element: HTMLElement): HTMLElement {
  element.setAttribute(FIXED, 'false');
  return element;
}
