import { boxOf } from './measure.ts';

/** What had to be opened so that something can be seen; closes it again. */
export type CloseAgain = () => void;

/** Opens all that an element stands in and that is closed: as a browser does for what a search in the page has found. */
export function openAround(element: Element): CloseAgain {
  const opened: CloseAgain[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.localName === 'details' && !around.hasAttribute('open')) opened.push(openDetails(around));
    else if (around.getAttribute('hidden') === 'until-found') revealFound(around);
    else if (around.hasAttribute('popover') && !boxOf(around)) opened.push(openPopover(around as HTMLElement));
  }
  return () => {
    for (const close of opened) close();
  };
}

/** Shows what is hidden until it is found. Its own script hears of it, and hides what stood there; so nothing closes it again. */
export function revealFound(element: Element): void {
  const { Event } = element.ownerDocument.defaultView as Window & typeof globalThis;
  element.dispatchEvent(new Event('beforematch', { bubbles: true }));
  element.removeAttribute('hidden');
}

function openDetails(details: Element): CloseAgain {
  details.setAttribute('open', '');
  return () => details.removeAttribute('open');
}

function openPopover(popover: HTMLElement): CloseAgain {
  popover.showPopover();
  return () => popover.isConnected && popover.hidePopover();
}
