import { prefersReducedMotion } from '../../../browser/media.ts';

/** Visible share at which a video autoplays. */
const SEEN_SHARE = 0.5;

/** Whether autoplay is allowed: not under reduced motion or Save-Data. */
export function mayPlayByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true;
}

/**
 * Observes the visibility of an element.
 * @param onChange called with each change
 */
export function watchSight(element: Element, onChange: (isSeen: boolean) => void, signal: AbortSignal): void {
  let wasSeen = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isSeen = (entry?.intersectionRatio ?? 0) >= SEEN_SHARE;
      if (isSeen !== wasSeen) onChange(isSeen);
      wasSeen = isSeen;
    },
    { threshold: SEEN_SHARE },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
