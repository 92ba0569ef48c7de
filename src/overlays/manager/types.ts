/** What opens above a page. */
export type OverlayKind = 'chat' | 'consent' | 'lightbox' | 'panel' | 'popup' | 'search';

/**
 * Why an overlay closes: its own button, Esc, a click beside it, Back, a link followed inside it, the page being left, or a
 * decision of its owner.
 */
export type CloseReason = 'button' | 'escape' | 'background' | 'back' | 'link' | 'page' | 'owner';

export interface OverlayOptions {
  kind: OverlayKind;
  /** Names it among the overlays of the page; part of its events. */
  id: string;
  /** What is shown above the page: a `<dialog>` (a must for modal ones) or an element with `popover="manual"`. */
  element: HTMLElement;
  /** True when the page behind it can neither be reached nor scrolled. */
  isModal: boolean;
  /** True for what its visitor has not asked for: it takes no step of Back, which leaves the page as if it were not there. */
  opensByItself?: boolean | undefined;
  /** Milliseconds until focus moves into it; it stays where it is when absent. */
  focusDelay?: number | undefined;
  /** What is not background; the element itself when absent. */
  surface?: HTMLElement | undefined;
  /** What opened it, to which focus goes back; what had focus at opening when absent. */
  opener?: HTMLElement | undefined;
  /** Asked at closing where focus goes; the opener when absent or undefined. */
  returnFocusTo?: (() => HTMLElement | undefined) | undefined;
  /** True when the page behind it must not scroll; as `isModal` when absent. */
  locksScroll?: boolean | undefined;
  /** Asked before Esc, a click beside it, or Back closes it. */
  mayClose?: ((reason: CloseReason) => boolean) | undefined;
  /** True when a click beside it closes it; `mayClose` is asked first. */
  closesOnBackground?: boolean | undefined;
  /**
   * Which links followed inside close it: all that lead away from it, or those that lead elsewhere on this page. What covers
   * the page closes on the latter in any case.
   */
  closesOnLink?: 'always' | 'jump' | undefined;
  /** What shows it leaving; by default its animations under `data-closing`. It is shown, out of reach, until this settles. */
  exit?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** It no longer is above the page; what shows it leaving may go on. */
  onClose?: ((reason: CloseReason) => void) | undefined;
}

/** An overlay that was opened. */
export interface Overlay {
  readonly isOpen: boolean;
  /** Closes it at once for the keyboard and the page behind it; settles when it is out of sight. Closing twice does nothing more. */
  close(reason?: CloseReason): Promise<void>;
}

/** An overlay as the manager knows it. */
export interface OpenOverlay extends Overlay {
  readonly options: OverlayOptions;
  /** True also for one that is not modal by itself, but stands above one that is. */
  readonly isModal: boolean;
  /** Where focus may go back to, best first. */
  readonly openers: readonly HTMLElement[];
  /** Closes it unless `mayClose` refuses; says whether it did. */
  request(reason: CloseReason): boolean;
}
