/**
 * Replaces a panel that was rendered as a popover by a dialog, with its attributes and content, unless it is one already: only a modal dialog makes
 * the page behind it inert. While it is closed, it has no dialog role for screen readers: on wide viewports it is part of the page (`nameDialog`).
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
 * Gives a panel with `role="none"`, which is part of the page while it is closed, the role and the name of a dialog; the name is that of the
 * navigation inside.
 * @returns a function that restores `role="none"`
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
