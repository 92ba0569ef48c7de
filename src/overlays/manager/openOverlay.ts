import { addBackEntry, removeBackEntries } from './backButton.ts';
import { HIDE_EVENT, SHOW_EVENT, tell } from './events.ts';
import { findOpeners, focusLater, holdsFocus, returnFocus } from './focus.ts';
import { releaseOverlay, show, takeAway } from './show.ts';
import { addOverlay, isPageBlocked, overlayOf, removeOverlay, topOverlay } from './stack.ts';
import type { CloseReason, OpenOverlay, Overlay, OverlayOptions } from './types.ts';

/** Focus delay of a modal overlay that is no popup, in ms (spec). */
export const MODAL_FOCUS_DELAY_MS = 100;

/** Running exit animation by element. */
const exits = new WeakMap<HTMLElement, AbortController>();

/**
 * Opens an overlay on top of all others, and manages it until it closes: top layer, scroll lock, Esc, Back, clicks outside, and focus. An element
 * that is open already stays as it is; one that is closing is opened again.
 */
export function openOverlay(options: OverlayOptions): Overlay {
  const { element, id, kind } = options;
  const known = overlayOf(element);
  if (known) return known;
  exits.get(element)?.abort();

  const listeners = new AbortController();
  const { signal } = listeners;
  const below = topOverlay();
  let leaving: Promise<void> | undefined;

  function close(reason: CloseReason = 'owner'): Promise<void> {
    if (leaving) return leaving;
    let settle = (): void => undefined;
    // Set first: a listener of the close event may call `close` again.
    leaving = new Promise((resolve) => {
      settle = resolve;
    });
    void leave(overlay, reason, listeners).finally(settle);
    return leaving;
  }

  const overlay: OpenOverlay = {
    options,
    // Above a modal overlay only a modal one can be reached.
    isModal: options.isModal || isPageBlocked(),
    openers: findOpeners(options.opener),
    get isOpen() {
      return !leaving;
    },
    close,
    request(reason) {
      const mayClose = options.mayClose?.(reason) ?? true;
      if (mayClose) void close(reason);
      return mayClose;
    },
  };

  show(overlay, signal);
  addOverlay(overlay);
  addBackEntry(overlay, below);
  focusLater(overlay, signal);
  tell(SHOW_EVENT, element, { kind, id });
  return overlay;
}

async function leave(overlay: OpenOverlay, reason: CloseReason, listeners: AbortController): Promise<void> {
  const { element, exit = (signal) => playExit(element, signal), id, kind, onClose } = overlay.options;
  const wasOnTop = topOverlay() === overlay;
  const hadFocus = holdsFocus(overlay);
  listeners.abort();
  removeOverlay(overlay);
  const interruption = new AbortController();
  exits.set(element, interruption);
  releaseOverlay(overlay);
  if (hadFocus) returnFocus(overlay);
  if (reason !== 'link' && reason !== 'page') removeBackEntries(topOverlay);
  tell(HIDE_EVENT, element, { kind, id, reason });
  onClose?.(reason);
  // Exit animation only for the top overlay: the top layer would move any other above those that cover it.
  if (wasOnTop && reason !== 'page') await exit(interruption.signal);
  if (interruption.signal.aborted) return;
  exits.delete(element);
  takeAway(element);
}

/**
 * Waits until the animations and transitions on an element and its descendants have ended; at once when there are none. Endless ones are ignored.
 */
async function playExit(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const ending = element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  const interrupted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([interrupted, Promise.allSettled(ending.map(({ finished }) => finished))]);
}
