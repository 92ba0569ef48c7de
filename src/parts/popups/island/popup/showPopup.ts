import { reuseStyles } from '../../../../browser/reuseStyles.ts';
import { openOverlay } from '../../../../overlays/manager/openOverlay.ts';
import type { CloseReason } from '../../../../overlays/manager/types.ts';
import { announceClosing, announceOpening } from './announcePopup.ts';
import { closeAutomatically } from './closeAutomatically.ts';
import { fillPageFacts } from './fillPageFacts.ts';
import { liftDock } from './liftDock.ts';
import type { PopupFragment, PopupSettings } from './popupSettings.ts';
import { addShown, findShown, removeShown, type ShownPopup } from './shownPopups.ts';
import { uncoverFocus } from './uncoverFocus.ts';
import { wireCloseButton } from './wireCloseButton.ts';

/** Milliseconds until focus moves into it (spec). */
const FOCUS_DELAY_MS = 250;

export interface Opening {
  id: number;
  by: 'trigger' | 'selector' | 'action';
  /** The clicked link. */
  opener?: HTMLElement | undefined;
}

/** Elements in the page, including closing ones. */
const elements = new Map<number, HTMLElement>();

/** Inserts a popup into the page and opens it on top; a closing one is reopened. */
export function showPopup({ by, id, opener }: Opening, { css, html, lightbox, settings }: PopupFragment): void {
  reuseStyles(css);
  if (lightbox) addLightbox(lightbox);
  const element = elements.get(id) ?? insert(id, html);
  const frame = element.firstElementChild as HTMLElement;
  const listeners = new AbortController();
  const { signal } = listeners;
  let doNotShowAgain = false;
  let wasTimeUp = false;

  const popup: ShownPopup = {
    id,
    element,
    close(reason, never = false) {
      doNotShowAgain ||= never;
      void overlay.close(reason);
    },
  };
  const isDue = wireCloseButton(frame, settings, () => popup.close('button'), signal);
  const overlay = openOverlay({
    kind: 'popup',
    id: `popup-${id}`,
    element,
    surface: frame,
    isModal: Boolean(settings.overlay),
    opensByItself: by === 'trigger',
    locksScroll: Boolean(settings.prevent_scroll),
    focusDelay: movesFocus(settings, by) ? FOCUS_DELAY_MS : undefined,
    opener,
    closesOnBackground: !settings.prevent_close_on_background_click,
    closesOnLink: 'jump',
    // No focus trap: without the button, Esc, or Back on a phone, closes it as soon as the button is due.
    mayClose: (reason) => !isKey(reason) || !settings.prevent_close_on_esc_key || isDue(),
    onClose(reason) {
      listeners.abort();
      removeShown(popup);
      announceClosing(
        { id, ...(doNotShowAgain && { doNotShowAgain }) },
        settings,
        wasTimeUp ? 'automatically' : reason,
      );
      // Deferred, since closing has only started.
      queueMicrotask(() => overlay.close().then(() => removeWhenGone(id)));
    },
  });
  addShown(popup);
  if (!settings.overlay) {
    uncoverFocus(element, frame, signal);
    liftDock(element, frame, signal);
  }
  if (settings.close_automatically) {
    const timeUp = (): void => {
      wasTimeUp = true;
      popup.close('owner');
    };
    closeAutomatically({ element, frame, seconds: settings.close_automatically }, timeUp, signal);
  }
  letScroll(frame);
  announceOpening(id, settings, by === 'action' ? 'link' : by);
}

function insert(id: number, html: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  fillPageFacts(template.content);
  const element = template.content.firstElementChild as HTMLElement;
  elements.set(id, element);
  document.body.append(element);
  return element;
}

/** One lightbox island handles all links of the page, also later ones; it stays for the next popup. */
function addLightbox(marker: string): void {
  if (!document.querySelector('rihla-island[name=lightbox]')) document.body.insertAdjacentHTML('beforeend', marker);
}

/** It may have been reopened meanwhile. */
function removeWhenGone(id: number): void {
  if (findShown(id)) return;
  elements.get(id)?.remove();
  elements.delete(id);
}

function isKey(reason: CloseReason): boolean {
  return reason === 'escape' || reason === 'back';
}

/** Does not steal focus from a text field, when the popup is not modal and was opened by a trigger. */
function movesFocus({ a11y_navigation, overlay }: PopupSettings, by: Opening['by']): boolean {
  const isWriting = document.activeElement?.matches('input, select, textarea, [contenteditable]');
  return Boolean(a11y_navigation) && !(isWriting && by === 'trigger' && !overlay);
}

/** Makes a surface higher than the window scrollable by keyboard. */
function letScroll(frame: HTMLElement): void {
  const surface = frame.querySelector<HTMLElement>(':scope > .r-popup__surface');
  if (surface && surface.scrollHeight > surface.clientHeight) surface.tabIndex = 0;
}
