import { openOverlay } from '../../../overlays/manager/openOverlay.ts';
import type { CloseReason, Overlay } from '../../../overlays/manager/types.ts';
import { createChatBox } from '../rules/chatBox.ts';

/**
 * Takes over the popover, so that it opens and closes in the specified steps, as one of the page's overlays. Esc closes it from inside, from its
 * button, and when nothing has focus.
 * @param onOpen called before it opens
 * @returns a function that destroys it
 */
export function wireBox(element: HTMLElement, onOpen: () => void, signal: AbortSignal): () => void {
  const button = element.querySelector<HTMLElement>('.r-chat__button');
  const box = element.querySelector<HTMLElement>('.r-chat__box');
  if (!button || !box) return () => undefined;
  // An auto popover would close at once, and on any click elsewhere.
  box.popover = 'manual';
  button.setAttribute('aria-controls', box.id);
  button.ariaExpanded = 'false';

  let overlay: Overlay | undefined;
  let handleAway: (() => void) | undefined;
  const chat = createChatBox(({ isActive, isLaunched, isPending }) => {
    box.toggleAttribute('data-pending', isPending);
    box.toggleAttribute('data-active', isActive);
    box.toggleAttribute('data-launched', isLaunched);
    button.ariaExpanded = String(isActive);
    if (!isPending) handleAway?.();
  });
  const isHere = (): boolean => {
    const { activeElement } = document;
    return element.contains(activeElement) || activeElement === document.body;
  };
  const open = (): void => {
    onOpen();
    overlay = openOverlay({
      kind: 'chat',
      id: box.id,
      element: box,
      isModal: false,
      opener: button,
      mayClose: (reason: CloseReason) => reason !== 'escape' || isHere(),
      exit: () =>
        new Promise((resolve) => {
          handleAway = resolve;
        }),
      onClose: () => {
        if (!signal.aborted) chat.close();
      },
    });
    chat.open();
  };
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      if (overlay?.isOpen) void overlay.close('button');
      else open();
    },
    { signal },
  );
  return () => {
    chat.destroy();
    void overlay?.close('page');
  };
}
