import { isModified } from '../islands/triggers/isModified.ts';

/** Whether a click means "go there", and not "open in a new tab" or "save", and nobody has dealt with it yet. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isModified(event);
}
