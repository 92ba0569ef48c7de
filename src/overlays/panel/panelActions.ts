import { warn } from '../complain.ts';
import { overlayOf } from '../manager/stack.ts';
import { becomeDialog } from './becomeDialog.ts';
import { openPanel } from './openPanel.ts';

/** Runs the link actions `off_canvas:…` on the panel of this name; a missing panel logs a warning. */
export function actOnPanel(action: 'open' | 'close' | 'toggle', name: string, opener: HTMLElement | undefined): void {
  const panel = findPanel(name);
  if (!panel) return;
  const open = overlayOf(panel);
  if (open && action !== 'open') void open.close('button');
  else if (!open && action !== 'close') openPanel(panel, opener);
}

function findPanel(name: string): HTMLDialogElement | undefined {
  // The name matches PANEL_NAME, so it needs no escaping in a selector.
  const panel = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
  if (panel) return becomeDialog(panel);
  warn(`This page has no panel "${name}".`);
  return undefined;
}
