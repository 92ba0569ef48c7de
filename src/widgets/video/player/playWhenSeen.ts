import { prefersReducedMotion } from '../../../browser/media.ts';

/** How much of a film has to be in sight before it begins by itself. */
const SEEN_SHARE = 0.5;

/** Whether a film may begin by itself: not for those who want less motion, nor for those who save data. */
export function mayPlayByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true;
}

/**
 * Tells when an element comes into sight and goes out of it.
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
