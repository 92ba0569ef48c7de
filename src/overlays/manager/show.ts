import type { OpenOverlay } from './types.ts';

/**
 * Shows the element in the browser's top layer; a modal one as a dialog, so that the browser makes the page behind it inert:
 * that is its focus trap.
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
  // Back on some phones fires `cancel`, and the second one cannot be prevented.
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

/** Prevents the browser from moving focus into a dialog at once, to a field; our own focus comes after the delay, to the dialog. */
function keepFocus(element: HTMLElement, act: () => void): void {
  element.inert = true;
  act();
  element.inert = false;
}

/** Releases the page while the exit animation runs: the element is inert, in the top layer, and marked `data-closing`. */
export function releaseOverlay({ options: { element } }: OpenOverlay): void {
  if (element instanceof HTMLDialogElement && element.open) element.close();
  if (!element.isConnected) return;
  element.inert = true;
  element.dataset.closing = '';
  element.popover = 'manual';
  if (!element.matches(':popover-open')) element.showPopover();
}

/** Hides the element. */
export function takeAway(element: HTMLElement): void {
  if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
  if (element instanceof HTMLDialogElement && element.open) element.close();
  element.inert = false;
  delete element.dataset.closing;
}
