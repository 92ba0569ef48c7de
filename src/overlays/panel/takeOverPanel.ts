import { becomeDialog } from './becomeDialog.ts';
import { openPanel } from './openPanel.ts';

/**
 * From now on the button opens its panel as a dialog. A panel that the browser has opened as a popover is replaced, without a visible change, as
 * soon as its animation has ended.
 */
export function takeOverPanel(button: HTMLButtonElement, signal: AbortSignal): void {
  const open = (): void => {
    // Looked up each time: a link action may have replaced it by a dialog meanwhile.
    const panel = button.popoverTargetElement;
    if (panel instanceof HTMLElement) openPanel(becomeDialog(panel), button);
  };
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      open();
    },
    { signal },
  );
  void replacePopover(button.popoverTargetElement, open, signal);
}

async function replacePopover(panel: Element | null, open: () => void, signal: AbortSignal): Promise<void> {
  const isPopover = (): boolean => panel?.matches(':popover-open') ?? false;
  if (!(panel instanceof HTMLElement) || !isPopover()) return;
  await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
  if (signal.aborted || !isPopover()) return;
  const { activeElement } = document;
  const hadFocus = panel.contains(activeElement);
  const { scrollTop } = panel;
  const [content] = panel.children;
  // Suppresses a second entry animation.
  panel.dataset.shown = '';
  open();
  content?.parentElement?.scrollTo({ top: scrollTop, behavior: 'instant' });
  if (hadFocus) (activeElement as HTMLElement).focus({ preventScroll: true });
}
