import { openPanel } from './openPanel.ts';

/**
 * From now on the button opens its panel as a dialog. One that the browser has opened as a popover becomes it, unseen, as
 * soon as it has stopped moving.
 */
export function takeOverPanel(panel: HTMLDialogElement, button: HTMLElement, signal: AbortSignal): void {
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      openPanel(panel, button);
    },
    { signal },
  );
  void replacePopover(panel, button, signal);
}

async function replacePopover(panel: HTMLDialogElement, button: HTMLElement, signal: AbortSignal): Promise<void> {
  const isPopover = (): boolean => panel.matches(':popover-open:not([data-closing])');
  if (!isPopover()) return;
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
  if (signal.aborted || !isPopover()) return;
  const { activeElement } = document;
  const hadFocus = panel.contains(activeElement);
  // Style does not move it in once more.
  panel.dataset.shown = '';
  openPanel(panel, button);
  if (hadFocus) (activeElement as HTMLElement).focus({ preventScroll: true });
}
