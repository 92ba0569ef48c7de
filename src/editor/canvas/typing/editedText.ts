import { normalizeRuns, type Run } from '../../../shared/text/emphasis.ts';

/** Offset in the shown text, and whether text typed there is emphasized; undefined: as the text before it. */
export interface Caret {
  offset: number;
  isEmphasized?: boolean | undefined;
}

/** Runs of an element that is being edited: its text nodes, its `em` elements, and a line break for each `br`. */
export function readRuns(element: Element): Run[] {
  return normalizeRuns(piecesOf(element).map(({ isEmphasized, node }) => ({ isEmphasized, text: textOf(node) })));
}

/** Shows runs in an element. */
export function showRuns(element: Element, runs: readonly Run[]): void {
  const page = element.ownerDocument;
  const nodes = runs.map(({ isEmphasized, text }) => {
    if (!isEmphasized) return page.createTextNode(text);
    const emphasis = page.createElement('em');
    emphasis.textContent = text;
    return emphasis;
  });
  element.replaceChildren(...nodes);
  // A line break at the end is a line of its own only with something after it.
  if (runs.at(-1)?.text.endsWith('\n')) element.append(page.createElement('br'));
}

/** Whether an element shows exactly these runs. */
export function showsRuns(element: Element, runs: readonly Run[]): boolean {
  return JSON.stringify(readRuns(element)) === JSON.stringify(normalizeRuns(runs));
}

/** Offset of a position in the element's text. */
export function offsetOf(element: Element, node: Node, offset: number): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  if (!element.contains(node)) return lengthOf(element);
  range.setEnd(node, offset);
  return piecesOf(element).reduce((length, { node: piece }) => {
    if (piece === node) return length + offset;
    return range.comparePoint(piece, 0) <= 0 && range.comparePoint(piece, piece.nodeValue?.length ?? 0) <= 0
      ? length + textOf(piece).length
      : length;
  }, 0);
}

/** Sets the selection to a caret, in the run before it where two meet. */
export function placeCaret(element: Element, { isEmphasized, offset }: Caret): void {
  const selection = element.ownerDocument.defaultView?.getSelection();
  const pieces = piecesOf(element).filter(({ node }) => node.nodeType === Node.TEXT_NODE || textOf(node));
  let left = Math.max(0, offset);
  for (const [index, piece] of pieces.entries()) {
    const { length } = textOf(piece.node);
    const next = pieces[index + 1];
    const isAtSeam = left === length && next !== undefined && isEmphasized === next.isEmphasized;
    if (left <= length && !(isAtSeam && piece.isEmphasized !== isEmphasized)) {
      if (piece.node.nodeType === Node.TEXT_NODE) selection?.collapse(piece.node, left);
      else if (piece.node.parentNode) selection?.collapse(piece.node.parentNode, positionOf(piece.node) + left);
      return;
    }
    left -= length;
  }
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}

/** Length of the element's text. */
export function lengthOf(element: Element): number {
  return piecesOf(element).reduce((length, { node }) => length + textOf(node).length, 0);
}

interface Piece {
  node: Node;
  isEmphasized: boolean;
}

function piecesOf(element: Element, isEmphasized = false): Piece[] {
  return [...element.childNodes].flatMap((node): Piece[] => {
    if (node.nodeType === Node.TEXT_NODE || node.nodeName === 'BR') return [{ node, isEmphasized }];
    return piecesOf(node as Element, isEmphasized || node.nodeName === 'EM');
  });
}

/** The last `br` of an element is no line break: browsers put it there to give the last line its height. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return node.nextSibling ? '\n' : '';
}

function positionOf(node: Node): number {
  return [...(node.parentNode?.childNodes ?? [])].indexOf(node as ChildNode);
}
