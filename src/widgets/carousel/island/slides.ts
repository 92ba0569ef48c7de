import { focusTarget } from '../../../browser/focusTarget.ts';
import { type Arrangement, sideOf } from '../rules/stops.ts';

/**
 * Marks the visible slides; all others become inert, but stay in the DOM. When the focused slide becomes inert, focus moves to the first visible
 * one. Hidden slides carry their side, for the style.
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

/** Restores all slides as the server has sent them. */
export function unmarkSeen(slides: readonly HTMLElement[]): void {
  for (const slide of slides) {
    slide.inert = false;
    slide.removeAttribute('aria-hidden');
    slide.removeAttribute('data-seen');
    slide.removeAttribute('data-side');
  }
}

/** Loads the pictures of some slides now instead of lazily. */
export function fetchPictures(slides: readonly HTMLElement[], indexes: readonly number[]): void {
  for (const index of indexes) {
    for (const picture of slides[index]?.querySelectorAll<HTMLImageElement>('img[loading=lazy]') ?? []) {
      picture.loading = 'eager';
    }
  }
}
