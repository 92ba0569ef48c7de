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

/** Notes a popup as open, above the others. */
export function addShown(popup: ShownPopup): void {
  shown.push(popup);
}

/** Notes a popup as closed. */
export function removeShown(popup: ShownPopup): void {
  const position = shown.indexOf(popup);
  if (position >= 0) shown.splice(position, 1);
}

/** Open popup with an id; undefined when it is closed. */
export function findShown(id: number): ShownPopup | undefined {
  return shown.find((popup) => popup.id === id);
}

/** The popup that contains a node, else the topmost one. */
export function findShownAround(node: Node | undefined): ShownPopup | undefined {
  return (node && shown.findLast(({ element }) => element.contains(node))) ?? shown.at(-1);
}
