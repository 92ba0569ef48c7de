import { isObject } from '../../../shared/isObject.ts';
import { watchAdded } from '../../watchAdded.ts';
import type { MotionData } from '../motionData.ts';

const MOVING = '.r-motion[data-motion]';

/** A block that moves, with what the server says of it. */
export interface Moving {
  element: HTMLElement;
  data: MotionData;
}

/**
 * The blocks that move.
 * @param marker the island's: in a popup it answers for what is in it
 */
export function findMoving(marker: Element): Moving[] {
  return [...scopeOf(marker).querySelectorAll<HTMLElement>(MOVING)].flatMap((element) => {
    const data = readData(element.dataset.motion ?? '');
    return data ? [{ element, data }] : [];
  });
}

/** Tells of blocks that move and join the page after the island. Returns what ends it. */
export function watchMoving(marker: Element, take: () => void): () => void {
  return watchAdded(scopeOf(marker), MOVING, take);
}

function scopeOf(marker: Element): Element | Document {
  return marker.closest('dialog, [popover]') ?? document;
}

/** Whether a block moves on this device, for this visitor: its rule stands under the media queries that say so. */
export function movesHere(element: Element): boolean {
  return getComputedStyle(element).getPropertyValue('--motion').trim() === '1';
}

function readData(json: string): MotionData | undefined {
  try {
    const data: unknown = JSON.parse(json);
    return isObject(data) ? data : undefined;
  } catch {
    // What somebody has changed by hand does not move.
    return undefined;
  }
}
