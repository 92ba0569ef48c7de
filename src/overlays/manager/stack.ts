import { listenToBack } from './backButton.ts';
import { listenToBackground } from './background.ts';
import { listenToKeys } from './keyboard.ts';
import { listenToLinks } from './links.ts';
import { lockScroll } from './scrollLock.ts';
import type { OpenOverlay } from './types.ts';

const stack: OpenOverlay[] = [];
let listeners: AbortController | undefined;

/** The top overlay. */
export function topOverlay(): OpenOverlay | undefined {
  return stack.at(-1);
}

/** The topmost open overlay that contains the node. */
export function overlayAround(node: Node | null): OpenOverlay | undefined {
  return stack.findLast(({ options }) => options.element.contains(node));
}

/** The open overlay of this element. */
export function overlayOf(element: HTMLElement): OpenOverlay | undefined {
  return stack.find(({ options }) => options.element === element);
}

/** True while a modal overlay is open. */
export function isPageBlocked(): boolean {
  return stack.some(({ isModal }) => isModal);
}

/** Pushes an overlay on the stack. Listeners on the page exist only while there is one. */
export function addOverlay(overlay: OpenOverlay): void {
  stack.push(overlay);
  listeners ??= listen();
  lockScroll(stack.some(({ isModal, options }) => options.locksScroll ?? isModal));
}

/** Removes an overlay, wherever it is in the stack. */
export function removeOverlay(overlay: OpenOverlay): void {
  const position = stack.indexOf(overlay);
  if (position >= 0) stack.splice(position, 1);
  lockScroll(stack.some(({ isModal, options }) => options.locksScroll ?? isModal));
  if (stack.length > 0) return;
  listeners?.abort();
  listeners = undefined;
}

function listen(): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  listenToKeys(topOverlay, signal);
  listenToBackground(topOverlay, signal);
  listenToBack(topOverlay, signal);
  listenToLinks(stack, signal);
  // A page that is restored from the back/forward cache has no open overlays.
  window.addEventListener('pagehide', () => closeAll(), { signal });
  return controller;
}

function closeAll(): void {
  for (const overlay of stack.toReversed()) void overlay.close('page');
}
