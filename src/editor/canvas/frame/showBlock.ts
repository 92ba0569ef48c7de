import { isInView } from '../geometry/box.ts';
import { elementOf } from './findBlocks.ts';
import { boxOf } from './measure.ts';
import { type CloseAgain, openAround } from './openAround.ts';
import { scrollInFrame } from './scrollInFrame.ts';

/**
 * Scrolls a block into view, unless it is, and opens its closed ancestors.
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
    scrollInFrame(element, isLong ? 'start' : 'center', isStill ? 'instant' : 'smooth');
  }
  return close;
}
