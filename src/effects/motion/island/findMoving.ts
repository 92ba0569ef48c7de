import { isObject } from '../../../shared/isObject.ts';
import type { MotionData } from '../motionData.ts';

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
  const scope = marker.closest('dialog, [popover]') ?? document;
  return [...scope.querySelectorAll<HTMLElement>('.r-motion[data-motion]')].flatMap((element) => {
    const data = readData(element.dataset.motion ?? '');
    return data ? [{ element, data }] : [];
  });
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
