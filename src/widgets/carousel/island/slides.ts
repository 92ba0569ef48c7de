import { focusTarget } from '../../../browser/focusTarget.ts';
import { type Arrangement, sideOf } from '../rules/stops.ts';

/**
 * Shows which slides are seen: all others are out of reach for keyboard and screen readers, though nothing is taken off the page. The focus goes
 * on to the first that is seen when the one that held it goes. What is not seen says on which side it waits, for the style.
 */
export function markSeen(slides: readonly HTMLElement[], seen: readonly number[], arrangement: Arrangement): void {
  const isLosingFocus = slides.some((slide, index) => !seen.includes(index) && slide.contains(document.activeElement));
  const first = slides[seen[0] ?? 0];
  if (first) {
    first.inert = false;
    if (isLosingFocus) focusTarget(first);
  }
  for (const [index, slide] of slides.entries()) {
    const isSeen = seen.includes(index);
    slide.inert = !isSeen;
    slide.toggleAttribute('data-seen', isSeen);
    if (isSeen) {
      slide.removeAttribute('aria-hidden');
      delete slide.dataset.side;
    } else {
      slide.setAttribute('aria-hidden', 'true');
      slide.dataset.side = sideOf(index, seen[0] ?? 0, arrangement);
    }
  }
}

/** All slides as the server has sent them. */
export function unmarkSeen(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    slide.inert = false;
    slide.removeAttribute('aria-hidden');
    slide.removeAttribute('data-seen');
    slide.removeAttribute('data-side');
  }
}

/** Has pictures of some slides fetched now instead of when they come into view. */
export function fetchPictures(slides: readonly HTMLElement[], indexes: readonly number[]): void {
  for (const index of indexes) {
    for (const picture of slides[index]?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []) {
      picture.loading = 'eager';
    }
  }
}
