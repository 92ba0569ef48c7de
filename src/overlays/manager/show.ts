import type { OpenOverlay } from './types.ts';

/**
 * Shows the element in the browser's top layer; a modal one as a dialog, so that the browser keeps everything behind it out of
 * reach.
 * @throws TypeError when a modal overlay is no dialog
 */
export function show(overlay: OpenOverlay, signal: AbortSignal): void {
  const { element } = overlay.options;
  takeAway(element);
  if (overlay.isModal) showModal(overlay, signal);
  else {
    element.popover = 'manual';
    keepFocus(element, () => element.showPopover());
  }
}

function showModal({ close, options, request }: OpenOverlay, signal: AbortSignal): void {
  const { element, id } = options;
  if (!(element instanceof HTMLDialogElement)) {
    throw new TypeError(
      `Overlay "${id}" is not a <dialog>, and only that can stand above a page that is out of reach.`,
    );
  }
  keepFocus(element, () => element.showModal());
  // Back on some phones comes as this, and the second time it can't be refused.
  element.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      request('back');
    },
    { signal },
  );
  element.addEventListener('close', () => !element.open && void close('back'), { signal });
}

/** The browser would move focus into a dialog at once, and to a field; it moves after the delay, and to the dialog. */
function keepFocus(element: HTMLElement, act: () => void): void {
  element.inert = true;
  act();
  element.inert = false;
}

/** Gives the page back while the element is still seen leaving: out of reach, in the top layer, marked `data-closing`. */
export function letGo({ options: { element } }: OpenOverlay): void {
  if (element instanceof HTMLDialogElement && element.open) element.close();
  if (!element.isConnected) return;
  element.inert = true;
  element.dataset.closing = '';
  element.popover = 'manual';
  if (!element.matches(':popover-open')) element.showPopover();
}

/** Puts the element out of sight. */
export function takeAway(element: HTMLElement): void {
  if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
  if (element instanceof HTMLDialogElement && element.open) element.close();
  element.inert = false;
  delete element.dataset.closing;
}
