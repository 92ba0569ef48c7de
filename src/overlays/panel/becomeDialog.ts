/**
 * Gives a panel that is part of the page while it is closed, and says so with `role="none"`, the role and the name of a
 * dialog; the name is that of the navigation inside.
 * @returns what makes it part of the page again
 */
export function becomeDialog(panel: HTMLDialogElement): () => void {
  if (panel.role !== 'none') return () => undefined;
  panel.role = null;
  panel.ariaLabel = panel.querySelector('[aria-label]')?.ariaLabel ?? null;
  return () => {
    panel.role = 'none';
    panel.ariaLabel = null;
  };
}
