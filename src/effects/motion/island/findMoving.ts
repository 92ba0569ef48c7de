import { isObject } from '../../../shared/isObject.ts';
import { watchAdded } from '../../watchAdded.ts';
import type { MotionData } from '../motionData.ts';

const MOVING = '.r-motion[data-motion]';

/** A moving block, with the server's data. */
export interface Moving {
  element: HTMLElement;
  data: MotionData;
}

/**
 * Finds the moving blocks.
 * @param marker the island's: in a popup it handles the popup's blocks
 */
export function findMoving(marker: Element): Moving[] {
  return [...scopeOf(marker).querySelectorAll<HTMLElement>(MOVING)].flatMap((element) => {
    const data = readData(element.dataset.motion ?? '');
    return data ? [{ element, data }] : [];
  });
}

/** Observes moving blocks that are added later. @returns stops it */
export function watchMoving(marker: Element, take: () => void): () => void {
  return watchAdded(scopeOf(marker), MOVING, take);
}

function scopeOf(marker: Element): Element | Document {
  return marker.closest('dialog, [popover]') ?? document;
}

/** Whether a block moves on this device, for this visitor: its rule is inside the media queries that say so. */
export function movesHere(element: Element): boolean {
  return getComputedStyle(element).getPropertyValue('--motion').trim() === '1';
}

function readData(json: string): MotionData | undefined {
  try {
    const data: unknown = JSON.parse(json);
    return isObject(data) ? data : undefined;
  } catch {
    // A block with modified data does not move.
    return undefined;
  }
}
