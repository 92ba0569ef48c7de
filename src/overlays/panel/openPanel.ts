import './opened.css';
import { MODAL_FOCUS_DELAY_MS, openOverlay } from '../manager/openOverlay.ts';
import { overlayOf } from '../manager/stack.ts';
import type { CloseReason, Overlay } from '../manager/types.ts';
import { nameDialog } from './becomeDialog.ts';

const CLOSE_BUTTON = '.r-panel__close';

/**
 * Opens a panel as an overlay, as its attributes say (shared/panels/panelLook.ts). One that is open stays as it is.
 * @param opener element to return focus to; absent: the focused element
 */
export function openPanel(panel: HTMLDialogElement, opener?: HTMLElement): Overlay {
  const open = overlayOf(panel);
  if (open) return open;
  const { dataset } = panel;
  const closeButton = panel.querySelector<HTMLElement>(CLOSE_BUTTON);
  const listeners = new AbortController();
  const stopBeingDialog = nameDialog(panel);
  const overlay = openOverlay({
    kind: 'panel',
    id: dataset.panel ?? panel.id,
    element: panel,
    isModal: true,
    focusDelay: MODAL_FOCUS_DELAY_MS,
    opener,
    locksScroll: dataset.scroll !== 'off',
    closesOnLink: 'always',
    // Without a close button there must be another way to close it, whatever its settings.
    closesOnBackground: dataset.background !== 'off' || !closeButton,
    mayClose: (reason: CloseReason) => reason !== 'escape' || dataset.escape !== 'off' || !closeButton,
    onClose: () => {
      listeners.abort();
      stopBeingDialog();
      delete dataset.shown;
    },
  });
  closeButton?.addEventListener(
    'click',
    (event) => {
      // Without script the button closes the popover natively.
      event.preventDefault();
      void overlay.close('button');
    },
    { signal: listeners.signal },
  );
  return overlay;
}
