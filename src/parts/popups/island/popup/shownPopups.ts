import type { CloseReason } from '../../../../overlays/manager/types.ts';

/** An open popup. */
export interface ShownPopup {
  id: number;
  element: HTMLElement;
  /** @param doNotShowAgain the visitor chose "do not show again" */
  close(reason: CloseReason, doNotShowAgain?: boolean): void;
}

/** Stack of open popups, topmost last. */
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

/** The popup that contains a node, else the topmost one. */
export function findShownAround(node: Node | undefined): ShownPopup | undefined {
  return (node && shown.findLast(({ element }) => element.contains(node))) ?? shown.at(-1);
}
