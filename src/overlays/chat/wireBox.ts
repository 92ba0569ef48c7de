import { createChatBox } from '../../shared/chat/chatBox.ts';

/**
 * Takes over the popover, so that it opens and closes in the stated steps. Esc closes it and gives focus back to the button.
 * @param onOpen called before it opens
 * @returns what closes it for good
 */
export function wireBox(element: HTMLElement, onOpen: () => void, signal: AbortSignal): () => void {
  const button = element.querySelector<HTMLElement>('.r-chat__button');
  const box = element.querySelector<HTMLElement>('.r-chat__box');
  if (!button || !box) return () => undefined;
  // The browser's own kind closes at once, and whenever something else is clicked.
  box.popover = 'manual';
  button.setAttribute('aria-controls', box.id);
  button.ariaExpanded = 'false';

  const isOpen = (): boolean => button.ariaExpanded === 'true';
  const chat = createChatBox(({ isActive, isLaunched, isPending }) => {
    box.toggleAttribute('data-pending', isPending);
    box.toggleAttribute('data-active', isActive);
    box.toggleAttribute('data-launched', isLaunched);
    box.inert = !isActive;
    button.ariaExpanded = String(isActive);
    box.togglePopover(isPending);
  });
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      if (isOpen()) return chat.close();
      onOpen();
      chat.open();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { activeElement } = document;
      const isHere = element.contains(activeElement) || activeElement === document.body;
      if (event.key !== 'Escape' || event.defaultPrevented || !isOpen() || !isHere) return;
      button.focus();
      chat.close();
    },
    { signal },
  );
  return () => {
    chat.destroy();
    if (box.isConnected) box.togglePopover(false);
  };
}
