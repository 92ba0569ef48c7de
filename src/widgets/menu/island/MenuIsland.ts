import { takeOverPanel } from '../../../overlays/panel/takeOverPanel.ts';
import { closeSubMenus } from './closeSubMenus.ts';

/** Wakes when the browser has opened the menu or one of its sub-menus, which it does by itself. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const button = element.querySelector<HTMLButtonElement>('.r-menu__open');
  if (button) takeOverPanel(button, listeners.signal);
  closeSubMenus(element, listeners.signal);
  return () => listeners.abort();
}
