import { boxOf } from './measure.ts';

/** Closes again what was opened to show an element. */
export type CloseAgain = () => void;

/** Opens every closed ancestor of an element (details, tabs), as a browser does for find-in-page. */
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

/**
 * Reveals `hidden="until-found"`. The page's script gets the event and hides the panel shown before; so nothing
 * closes it again.
 */
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
