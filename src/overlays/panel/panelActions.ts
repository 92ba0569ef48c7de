import { warn } from '../complain.ts';
import { overlayOf } from '../manager/stack.ts';
import { becomeDialog } from './becomeDialog.ts';
import { openPanel } from './openPanel.ts';

/** Does what the link actions `off_canvas:…` say with the panel of this name; one that is not there is named in a warning. */
export function actOnPanel(action: 'open' | 'close' | 'toggle', name: string, opener: HTMLElement | undefined): void {
  const panel = findPanel(name);
  if (!panel) return;
  const open = overlayOf(panel);
  if (open && action !== 'open') void open.close('button');
  else if (!open && action !== 'close') openPanel(panel, opener);
}

function findPanel(name: string): HTMLDialogElement | undefined {
  // The name is one of PANEL_NAME, which no selector can break out of.
  const panel = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
  if (panel) return becomeDialog(panel);
  warn(`This page has no panel "${name}".`);
  return undefined;
}
