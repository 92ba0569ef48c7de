/**
 * Reason for which an overlay closes: its own button, Esc, a click outside, Back, a link followed inside it, the page being left, or a call by its
 * owner.
 */
export type CloseReason = 'button' | 'escape' | 'background' | 'back' | 'link' | 'page' | 'owner';

export interface OverlayOptions {
  /** Kind of overlay, such as `panel`; part of its events. */
  kind: string;
  /** Id among the overlays of the page; part of its events. */
  id: string;
  /** The element in the top layer: a `<dialog>` (required for modal ones) or an element with `popover="manual"`. */
  element: HTMLElement;
  /** True when the page behind it is inert and does not scroll. */
  isModal: boolean;
  /** True for an overlay opened automatically: it adds no history entry, so Back leaves the page. */
  opensByItself?: boolean | undefined;
  /** Focus delay in ms; absent: focus does not move. */
  focusDelay?: number | undefined;
  /** The visible surface; a click outside it counts as background. Absent: the element itself. */
  surface?: HTMLElement | undefined;
  /** The opener, to which focus returns; absent: the element focused at opening. */
  opener?: HTMLElement | undefined;
  /** Called at closing for the element that gets focus; the opener when absent or undefined. */
  returnFocusTo?: (() => HTMLElement | undefined) | undefined;
  /** Whether the page behind it must not scroll; absent: as `isModal`. */
  locksScroll?: boolean | undefined;
  /** Called before Esc, a click outside, or Back closes it; false prevents that. */
  mayClose?: ((reason: CloseReason) => boolean) | undefined;
  /** Whether a click outside closes it; `mayClose` is called first. */
  closesOnBackground?: boolean | undefined;
  /**
   * Links inside that close it: all that lead away from it, or those to another target on this page. An overlay that covers the target closes on
   * the latter in any case.
   */
  closesOnLink?: 'always' | 'jump' | undefined;
  /** Exit animation; default: the element's animations under `data-closing`. The element stays visible and inert until this settles. */
  exit?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Called when it closes; the exit animation may still run. */
  onClose?: ((reason: CloseReason) => void) | undefined;
}

/** Handle of an opened overlay. */
export interface Overlay {
  readonly isOpen: boolean;
  /** Closes it: keyboard and page are released at once; settles when it is hidden. Closing twice has no further effect. */
  close(reason?: CloseReason): Promise<void>;
}

/** An overlay in the manager's stack. */
export interface OpenOverlay extends Overlay {
  readonly options: OverlayOptions;
  /** True also for a non-modal one that was opened above a modal one. */
  readonly isModal: boolean;
  /** Candidates for returning focus, best first. */
  readonly openers: readonly HTMLElement[];
  /** Closes it unless `mayClose` prevents that; returns whether it did. */
  request(reason: CloseReason): boolean;
}
