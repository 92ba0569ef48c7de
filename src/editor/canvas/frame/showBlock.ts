import { isInView } from '../geometry/box.ts';
import { elementOf } from './findBlocks.ts';
import { boxOf } from './measure.ts';

/** What had to be opened so that a block can be seen; closes it again. */
export type CloseAgain = () => void;

/**
 * Brings a block into view: opens what it is inside of, and scrolls unless it is there to be seen.
 * @returns undefined when the page does not have it (yet)
 */
export function showBlock(page: Document, id: string): CloseAgain | undefined {
  const element = elementOf(page, id);
  const view = page.defaultView;
  if (!element || !view) return undefined;
  const close = openAround(element);
  const box = boxOf(element);
  if (box && !isInView(box, view.innerHeight)) {
    const isFar = Math.abs(box.y) > 3 * view.innerHeight;
    const isStill = isFar || view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isLong = box.height > view.innerHeight * 0.7;
    element.scrollIntoView({
      behavior: isStill ? 'instant' : 'smooth',
      block: isLong ? 'start' : 'center',
      inline: 'nearest',
    });
  }
  return close;
}

function openAround(element: Element): CloseAgain {
  const opened: (() => void)[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around.localName === 'details' && !around.hasAttribute('open')) {
      const details = around;
      details.setAttribute('open', '');
      opened.push(() => details.removeAttribute('open'));
    } else if (around.hasAttribute('popover') && !boxOf(around)) {
      const popover = around as HTMLElement;
      popover.showPopover();
      opened.push(() => popover.isConnected && popover.hidePopover());
    }
  }
  return () => {
    for (const close of opened) close();
  };
}
