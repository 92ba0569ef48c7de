import { focusTarget } from '../../../browser/focusTarget.ts';
import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { scrollToY } from '../../../browser/smoothScroll.ts';
import { TOC_SCROLL_MS } from '../constants.ts';
import type { HoldActive } from './activeSection.ts';
import { rememberPosition, restorePositions } from './returnPosition.ts';
import { headingOf, isDisplayed, pageTop } from './sections.ts';

type Jumps = {
  smoothScroll: boolean;
  /** Room kept free above the heading, in CSS pixels, asked during the scroll. */
  offset: () => number;
  hold: HoldActive | undefined;
};

/** Makes the links scroll to their sections, with a history entry, and focus arrive there. */
export function enableJumps(nav: HTMLElement, { smoothScroll, offset, hold }: Jumps, signal: AbortSignal): void {
  const jump = async (link: HTMLAnchorElement, heading: HTMLElement): Promise<void> => {
    const release = hold?.(link);
    // Before the scroll, as Back returns to where the reader is now.
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
      // A heading in a closed part of the page has no place to scroll to; the browser knows how to open some of those.
      if (!heading || !isDisplayed(heading)) return;
      event.preventDefault();
      void jump(link, heading);
    },
    { signal },
  );
}

/** As the browser does: a second click on the same link makes no second entry. */
function pushHash(hash: string): void {
  if (location.hash === hash) return;
  history.pushState(null, '', hash);
}
