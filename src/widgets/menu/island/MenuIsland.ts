import { takeOverPanel } from '../../../overlays/panel/takeOverPanel.ts';
import { closeSubMenus } from './closeSubMenus.ts';

/** Wakes when the browser has opened the menu or one of its sub-menus, which it does by itself. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const panel = element.querySelector('dialog');
  const button = element.querySelector<HTMLElement>('.r-menu__open');
  if (panel && button) takeOverPanel(panel, button, listeners.signal);
  closeSubMenus(element, listeners.signal);
  return () => listeners.abort();
}
