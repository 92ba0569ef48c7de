/** A film that plays on in a corner of the window. */
export interface StuckScreen {
  /** Whether it plays; only then it follows the visitor. */
  setPlaying(isPlaying: boolean): void;
  /** Back in its place, for good. */
  end(): void;
}

/** How much of its place has to be in sight for a film to be in it. */
const SEEN_SHARE = 0.25;

/**
 * Keeps a playing film in a corner of the window while its place is scrolled past (`data-stuck` on the screen, whose style does it), until
 * it is in sight again or the visitor closes it there, by its button or Esc, which also pauses it.
 * @param screen moves; its parent keeps its place
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
    // What is closed in the corner goes on in its place, where focus would scroll to it.
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
      // Only what lies above: whoever scrolls back up past a film has not come to it yet.
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
      // A film that is paused in the corner stays there: its button to go on is there too.
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
