/** Milliseconds from opening the box to launching it, and from closing it to hiding it (spec). */
const LAUNCH_DELAY = 100;
const CLOSE_DELAY = 400;

/** Milliseconds in which an accepted consent block fades out. */
export const CONSENT_FADE = 400;

/** CSS pixels from the window's bottom edge to the box, above a button at `btnBottomDistance`. */
export function boxBottom(btnBottomDistance: number): number {
  return btnBottomDistance + 72;
}

/** States of a chat box, for CSS. */
export type BoxState = { isPending: boolean; isActive: boolean; isLaunched: boolean };

export type ChatBox = {
  open: () => void;
  close: () => void;
  /** Cancels pending steps. */
  destroy: () => void;
};

/**
 * State machine of the box (spec): opening makes it pending and active, then launched; closing makes it inactive, then
 * clears the rest. Each may interrupt the other; the last call wins.
 * @param show called with every new state
 */
export function createChatBox(show: (state: BoxState) => void): ChatBox {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: BoxState = { isPending: false, isActive: false, isLaunched: false };
  const change = (next: Partial<BoxState>) => {
    state = { ...state, ...next };
    show(state);
  };
  const later = (delay: number, next: Partial<BoxState>) => {
    clearTimeout(timer);
    timer = setTimeout(() => change(next), delay);
  };
  return {
    open() {
      if (state.isActive) return;
      change({ isPending: true, isActive: true });
      later(LAUNCH_DELAY, { isLaunched: true });
    },
    close() {
      if (!state.isActive) return;
      change({ isActive: false });
      later(CLOSE_DELAY, { isPending: false, isLaunched: false });
    },
    destroy: () => clearTimeout(timer),
  };
}
