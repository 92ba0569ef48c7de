/** The heading a link of the table leads to. */
export function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Whether the element can be seen: it has a box, and does not stand in what is closed, where browsers still measure it. */
export function isDisplayed(element: Element): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility?.() !== false;
}

/** CSS pixels from the top of the document; infinitely far for what is not displayed. */
export function pageTop(heading: HTMLElement): number {
  return isDisplayed(heading) ? heading.getBoundingClientRect().top + window.scrollY : Number.POSITIVE_INFINITY;
}
