import type { CloseReason } from '../../../../overlays/manager/types.ts';

/** A popup that is open. */
export interface ShownPopup {
  id: number;
  element: HTMLElement;
  /** @param doNotShowAgain the visitor wants never to see it again */
  close(reason: CloseReason, doNotShowAgain?: boolean): void;
}

/** The topmost last. */
const shown: ShownPopup[] = [];

export function addShown(popup: ShownPopup): void {
  shown.push(popup);
}

export function removeShown(popup: ShownPopup): void {
  const position = shown.indexOf(popup);
  if (position >= 0) shown.splice(position, 1);
}

export function findShown(id: number): ShownPopup | undefined {
  return shown.find((popup) => popup.id === id);
}

/** The popup that holds a node, else the one on top. */
export function findShownAround(node: Node | undefined): ShownPopup | undefined {
  return (node && shown.findLast(({ element }) => element.contains(node))) ?? shown.at(-1);
}
