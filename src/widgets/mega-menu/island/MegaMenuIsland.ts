import { mount as mountMenu } from '../../menu/island/MenuIsland.ts';
import { keepInWindow } from './keepInWindow.ts';
import { openByPointing } from './openByPointing.ts';

/** Wakes when a mouse comes to the menu, or the browser has opened something of it. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const stopMenu = mountMenu(element);
  keepInWindow(element, listeners.signal);
  openByPointing(element, listeners.signal);
  return () => {
    listeners.abort();
    stopMenu();
  };
}
