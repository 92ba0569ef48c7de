import './dialog.css';
import { hidePreferences, showPreferences } from 'vanilla-cookieconsent';
import { openOverlay } from '../../../../overlays/manager/openOverlay.ts';
import { topOverlay } from '../../../../overlays/manager/stack.ts';
import type { Overlay } from '../../../../overlays/manager/types.ts';

export interface PreferencesDialog {
  /** Element for the library to render into. */
  root: HTMLElement;
  /** Opens the preferences. */
  open(): void;
  /** To be called when the library has hidden them. */
  handleHide(): void;
}

/**
 * Dialog into which the consent library renders its preferences, so that they are one of the page's overlays. The library renders a dialog with role
 * and name, and moves focus into it after its 100 ms.
 */
export function createPreferencesDialog(): PreferencesDialog {
  const root = document.createElement('dialog');
  root.className = 'r-consent-dialog';
  root.role = 'none';
  document.body.append(root);
  let overlay: Overlay | undefined;
  return {
    root,
    open() {
      const listeners = new AbortController();
      window.addEventListener('keydown', (event) => guardKeys(event, root), {
        capture: true,
        signal: listeners.signal,
      });
      overlay = openOverlay({
        kind: 'consent',
        id: 'preferences',
        element: root,
        isModal: true,
        onClose: () => {
          listeners.abort();
          // The library restores focus, too, but to the element focused while the dialog was already open: the page itself.
          const { activeElement } = document;
          hidePreferences();
          if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
        },
      });
      showPreferences();
    },
    handleHide: () => void overlay?.close('button'),
  };
}

/** The library handles Esc and Tab on the whole page, before other listeners, even under another overlay. */
function guardKeys(event: KeyboardEvent, root: HTMLElement): void {
  const top = topOverlay();
  const isOnTop = top?.options.element === root;
  if (event.key === 'Escape' && top) {
    event.preventDefault();
    event.stopImmediatePropagation();
    top.request('escape');
  } else if (event.key === 'Tab' && !isOnTop) event.stopImmediatePropagation();
}
