import { oncePerFrame } from '../../../browser/oncePerFrame.ts';
import { headingOf, isDisplayed, pageTop } from './sections.ts';

/**
 * Index of the current section: the heading with the smallest non-negative distance above the line, or the first.
 *
 * @param tops of the headings, CSS px from the top of the document
 * @param line in the same measure
 * @returns an index in `tops`
 */
export function pickActive(tops: readonly number[], line: number): number {
  let active = 0;
  let smallest = Number.POSITIVE_INFINITY;
  tops.forEach((top, position) => {
    const distance = line - top;
    if (distance < 0 || distance > smallest) return;
    smallest = distance;
    active = position;
  });
  return active;
}

/** Keeps a link active; call the result when its scroll has ended, with whether it arrived. */
export type HoldActive = (link: HTMLElement) => (hasArrived: boolean) => void;

/**
 * Scroll spy: marks the link of the current section, on scroll and on resize, and keeps it in view inside the list.
 *
 * @param offset covered space at the top of the window, in CSS px
 */
export function trackActive(nav: HTMLElement, offset: () => number, signal: AbortSignal): HoldActive {
  const sections = [...nav.querySelectorAll<HTMLAnchorElement>('.r-toc__link')].flatMap((link) => {
    const heading = headingOf(link);
    return heading ? [{ link, heading }] : [];
  });
  let active: HTMLElement | undefined;
  let holder: object | undefined;
  let restsAt: number | undefined;

  const activate = (link: HTMLElement | undefined): void => {
    if (link === active) return;
    if (active) unmark(active);
    active = link;
    if (active) mark(active);
  };
  const update = (): void => {
    // Near the end of a page a heading may not reach the line; the chosen one stays active until the next scroll.
    if (holder || window.scrollY === restsAt) return;
    restsAt = undefined;
    const tops = sections.map(({ heading }) => pageTop(heading));
    activate(sections[pickActive(tops, window.scrollY + offset() + 1)]?.link);
  };
  const requestUpdate = oncePerFrame(update);
  for (const type of ['scroll', 'resize']) window.addEventListener(type, requestUpdate, { passive: true, signal });
  update();

  return (link) => {
    const own = {};
    holder = own;
    activate(link);
    return (hasArrived) => {
      // Another click has taken over.
      if (holder !== own) return;
      holder = undefined;
      if (hasArrived) restsAt = window.scrollY;
      update();
    };
  };
}

function mark(link: HTMLElement): void {
  link.setAttribute('aria-current', 'location');
  link.parentElement?.setAttribute('data-active', '');
  keepInView(link);
}

function unmark(link: HTMLElement): void {
  link.removeAttribute('aria-current');
  link.parentElement?.removeAttribute('data-active');
}

/** Scrolls the list but not the page, as `scrollIntoView` would. */
function keepInView(link: HTMLElement): void {
  const list = link.closest('.r-toc__scroll');
  // The list must not move during keyboard navigation.
  if (!list || !isDisplayed(link) || list.contains(document.activeElement)) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
