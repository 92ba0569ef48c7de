/**
 * Puts a dialog in the place of a panel that has come with the page as a popover, unless it is there already, with all that it has: only a dialog can stand
 * above a page that is out of reach. Until it is opened, and whenever it is closed, it is no dialog to a screen reader: on wide
 * windows it is part of the page (`nameDialog`).
 */
export function becomeDialog(panel: HTMLElement): HTMLDialogElement {
  if (panel instanceof HTMLDialogElement) return panel;
  const dialog = document.createElement('dialog');
  for (const { name, value } of panel.attributes) dialog.setAttribute(name, value);
  dialog.role = 'none';
  dialog.append(...panel.childNodes);
  panel.replaceWith(dialog);
  return dialog;
}

/**
 * Gives a panel that says by `role="none"` that it is part of the page while it is closed the role and the name of a
 * dialog; the name is that of the navigation inside.
 * @returns what makes it part of the page again
 */
export function nameDialog(panel: HTMLDialogElement): () => void {
  if (panel.role !== 'none') return () => undefined;
  panel.role = null;
  panel.ariaLabel = panel.querySelector('[aria-label]')?.ariaLabel ?? null;
  return () => {
    panel.role = 'none';
    panel.ariaLabel = null;
  };
}
