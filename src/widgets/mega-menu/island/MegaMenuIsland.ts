import { keepInWindow } from './keepInWindow.ts';
import { openByPointing } from './openByPointing.ts';

/** Wakes when a mouse comes to the menu, or the browser has opened something of it. Closing is left to the island of menus inside it. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  keepInWindow(element, listeners.signal);
  openByPointing(element, listeners.signal);
  return () => listeners.abort();
}
