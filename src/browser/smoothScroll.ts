import { prefersReducedMotion } from './media.ts';

/** User events that cancel the scroll; Back and Forward restore their own position. */
const CANCELLING_EVENTS = ['wheel', 'touchstart', 'keydown', 'popstate'] as const;

let cancelRunning: (() => void) | undefined;

/**
 * Scrolls the page to a vertical offset, easing in and out. Only one scroll runs at a time: a new one replaces the previous. Instant under
 * reduced motion or with a duration of 0. The offset is clamped to the scrollable range.
 *
 * @param target CSS px from the top of the document. A function is evaluated in each frame, so that the scroll ends right even when a header
 * shrinks or a picture loads meanwhile.
 * @param durationMs milliseconds
 * @returns true on arrival, false when the visitor or another scroll ended it
 */
export function scrollToY(target: number | (() => number), durationMs: number): Promise<boolean> {
  cancelRunning?.();
  const goal = typeof target === 'function' ? target : () => target;
  if (durationMs <= 0 || prefersReducedMotion()) {
    jumpTo(goal());
    // The jump itself may have stuck or shrunk a header that the target depends on.
    jumpTo(goal());
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const from = window.scrollY;
    const startedAt = performance.now();
    const listeners = new AbortController();
    const finish = (hasArrived: boolean): void => {
      cancelAnimationFrame(frame);
      listeners.abort();
      cancelRunning = undefined;
      resolve(hasArrived);
    };
    const step = (now: number): void => {
      // The timestamp of the first frame may precede the start.
      const progress = Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      jumpTo(from + (reachable(goal()) - from) * ease(progress));
      if (progress === 1) finish(true);
      else frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    const cancel = (): void => finish(false);
    cancelRunning = cancel;
    for (const type of CANCELLING_EVENTS) {
      window.addEventListener(type, cancel, { passive: true, signal: listeners.signal });
    }
  });
}

function jumpTo(y: number): void {
  // `instant` overrides the page's `scroll-behavior: smooth`, which would animate every step.
  window.scrollTo({ top: reachable(y), behavior: 'instant' });
}

function reachable(y: number): number {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(y, lowest));
}

function ease(progress: number): number {
  return (1 - Math.cos(Math.PI * progress)) / 2;
}
