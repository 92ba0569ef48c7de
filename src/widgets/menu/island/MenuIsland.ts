import { takeOverPanel } from '../../../overlays/panel/takeOverPanel.ts';
import { closeSubMenus } from './closeSubMenus.ts';

/** Mounted when the menu or one of its sub-menus was opened natively. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const button = element.querySelector<HTMLButtonElement>('.r-menu__open');
  if (button) takeOverPanel(button, listeners.signal);
  closeSubMenus(element, listeners.signal);
  return () => listeners.abort();
}
