import { focusTarget } from '../../../browser/focusTarget.ts';
import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { scrollToY } from '../../../browser/smoothScroll.ts';
import { TOC_SCROLL_MS } from '../constants.ts';
import type { HoldActive } from './activeSection.ts';
import { rememberPosition, restorePositions } from './returnPosition.ts';
import { headingOf, isDisplayed, pageTop } from './sections.ts';

type Jumps = {
  smoothScroll: boolean;
  /** Space above the heading, in CSS px, read during the scroll. */
  offset: () => number;
  hold: HoldActive | undefined;
};

/** Smooth-scrolls links to their sections, with a history entry, and moves focus there. */
export function enableJumps(nav: HTMLElement, { smoothScroll, offset, hold }: Jumps, signal: AbortSignal): void {
  const jump = async (link: HTMLAnchorElement, heading: HTMLElement): Promise<void> => {
    const release = hold?.(link);
    // Before scrolling, since Back returns to the current position.
    rememberPosition();
    pushHash(link.hash);
    const hasArrived = await scrollToY(() => pageTop(heading) - offset(), smoothScroll ? TOC_SCROLL_MS : 0);
    release?.(hasArrived);
    if (!hasArrived) return;
    rememberPosition();
    focusTarget(heading);
  };
  restorePositions(signal);
  nav.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('.r-toc__link');
      const heading = link && headingOf(link);
      // A heading in a collapsed part has no scroll position; the browser can open some of those.
      if (!heading || !isDisplayed(heading)) return;
      event.preventDefault();
      void jump(link, heading);
    },
    { signal },
  );
}

/** As browsers do: a second click on the same link adds no entry. */
function pushHash(hash: string): void {
  if (location.hash === hash) return;
  history.pushState(null, '', hash);
}
