/** The heading that a link of the table targets. */
export function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Whether an element is visible: it has a box, and is not in closed content, where browsers still measure it. */
export function isDisplayed(element: Element): boolean {
  return element.getClientRects().length > 0 && element.checkVisibility?.() !== false;
}

/** CSS px from the top of the document; infinite for hidden elements. */
export function pageTop(heading: HTMLElement): number {
  return isDisplayed(heading) ? heading.getBoundingClientRect().top + window.scrollY : Number.POSITIVE_INFINITY;
}
