import { isPress } from '../keys/keyPress.ts';

/**
 * Saves a draft once by the save shortcut. Payload's buttons for saving and for publishing both handle it, and each
 * would send the draft. Where there is no such button, and while a drawer has a form of its own, the key is left to Payload.
 * @returns stops listening
 */
export function saveOnce(page: Document): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const button = page.querySelector<HTMLButtonElement>('#action-save-draft');
    if (!button || event.isComposing || !isPress(event, 'mod+s') || page.querySelector('.drawer--is-open')) return;
    event.preventDefault();
    // Payload listens on the document. Fields commit typed text before that.
    event.stopPropagation();
    if (!event.repeat) button.click();
  };
  page.documentElement.addEventListener('keydown', handleKey);
  return () => page.documentElement.removeEventListener('keydown', handleKey);
}

/** The studio's button that publishes the open document; undefined while there is nothing to publish. */
export function publishButton(): HTMLButtonElement | undefined {
  return document.querySelector<HTMLButtonElement>('#action-save:not([disabled])') ?? undefined;
}
