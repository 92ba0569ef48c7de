import { keepInWindow } from './keepInWindow.ts';
import { openByPointing } from './openByPointing.ts';

/** Mounted when a mouse reaches the menu, or a panel was opened natively. Closing is left to the menu island inside it. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  keepInWindow(element, listeners.signal);
  openByPointing(element, listeners.signal);
  return () => listeners.abort();
}
