import { coversWords } from '../frame/coversWords.ts';
import { elementOf } from '../frame/findBlocks.ts';
import { isClosedIn } from '../frame/measure.ts';
import { BUTTON_SIZE, type Mark, type Marks } from '../marks.ts';
import { placeSign } from './placeSign.ts';

/** A sign of a block's notes and comments, with its centre in CSS px of the canvas. */
export interface Sign extends Mark {
  x: number;
  y: number;
}

/**
 * Places the signs beside words of the page, beside each other and beside the buttons that add blocks; blocks in closed content have none.
 * @param scale of the page on the screen
 */
export function placeSigns(page: Document, { pluses, signs }: Marks, scale: number): Sign[] {
  const placed: Sign[] = [];
  const distance = BUTTON_SIZE / 2;
  for (const mark of signs) {
    const element = elementOf(page, mark.id);
    if (!element || isClosedIn(element)) continue;
    const onPage = ({ x, y }: { x: number; y: number }) => ({ x: x / scale, y: y / scale });
    const isNear = (spot: { x: number; y: number }) =>
      [...pluses, ...placed].some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < BUTTON_SIZE);
    const spot = placeSign(mark.box, {
      distance,
      width: (page.defaultView?.innerWidth ?? 0) * scale,
      isPinned: (each) => isPinned(page, onPage(each), element),
      isTaken: (each) => isNear(each) || coversWords(page, onPage(each), distance / scale),
    });
    if (spot) placed.push({ ...mark, ...spot });
  }
  return placed;
}

/** Whether something that does not scroll with a block lies above a point of the page, such as its header. */
function isPinned(page: Document, { x, y }: { x: number; y: number }, block: Element): boolean {
  const view = page.defaultView;
  for (let around = page.elementFromPoint?.(x, y) ?? null; around && view; around = around.parentElement) {
    if (around.contains(block)) return false;
    if (/fixed|sticky/.test(view.getComputedStyle(around).position)) return true;
  }
  return false;
}
