import { isModified } from '../islands/triggers/isModified.ts';

/** Whether a click navigates, rather than opening a new tab or saving, and is not handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !isModified(event);
}
