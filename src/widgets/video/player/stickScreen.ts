/** A video docked in a corner of the window. */
export interface StuckScreen {
  /** Whether it plays; only a playing video is docked. */
  setPlaying(isPlaying: boolean): void;
  /** Undocks it for good. */
  end(): void;
}

/** Visible share of its slot at which a video is undocked. */
const SEEN_SHARE = 0.25;

/**
 * Docks a playing video in a corner of the window while its slot is scrolled past (`data-stuck` on the screen, styled by CSS), until the slot is
 * visible again or the visitor closes it there, by its button or Esc, which also pauses it.
 * @param screen moves; its parent reserves the space
 */
export function stickScreen(screen: HTMLElement, pause: () => void): StuckScreen {
  const listeners = new AbortController();
  const { signal } = listeners;
  const stage = screen.parentElement as HTMLElement;
  const close = screen.querySelector<HTMLButtonElement>('.r-frame__close');
  let isPlaying = false;
  let isPast = false;

  const apply = (): void => {
    const isStuck = isPlaying && isPast;
    if (screen.hasAttribute('data-stuck') === isStuck) return;
    // A video closed in the corner returns to its slot, where focus would scroll to it.
    const hadFocus = !isStuck && close === document.activeElement;
    screen.toggleAttribute('data-stuck', isStuck);
    if (close) close.hidden = !isStuck;
    if (hadFocus) screen.querySelector<HTMLElement>('.r-frame__content')?.focus({ preventScroll: true });
  };
  const dismiss = (): void => {
    pause();
    isPlaying = false;
    apply();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      // Only past it: a visitor scrolling back up towards a video has not reached it yet.
      isPast = entry.intersectionRatio < SEEN_SHARE && entry.boundingClientRect.top < 0;
      apply();
    },
    { threshold: SEEN_SHARE },
  );
  observer.observe(stage);
  close?.addEventListener('click', dismiss, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const isFree = !event.defaultPrevented && !document.querySelector('dialog[open], :popover-open');
      if (event.key === 'Escape' && isFree && screen.hasAttribute('data-stuck')) dismiss();
    },
    { signal },
  );
  return {
    setPlaying(isNow) {
      isPlaying = isNow;
      // A paused video stays docked, since its play button is there too.
      if (isNow) apply();
    },
    end() {
      observer.disconnect();
      listeners.abort();
      isPlaying = false;
      apply();
    },
  };
}
