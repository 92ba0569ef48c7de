import type { TextChange } from '../../../shared/preview/messages.ts';
import { isEdited } from './editedElement.ts';

interface Echo extends TextChange {
  revision: number;
}

/** Optimistic updates: shows changed texts in the preview before the server has rendered them. */
export interface Echoes {
  /** Shows a text if the old one is on the page as plain text. */
  show(text: TextChange, revision: number): void;
  /** Reapplies texts newer than the page's latest rendering; `drawn` is its revision. */
  showAfter(drawn: number): void;
}

/** Creates the optimistic updates; text is inserted as text, never as markup. */
export function echoTexts(): Echoes {
  let waiting: Echo[] = [];
  return {
    show(text, revision) {
      waiting.push({ ...text, revision });
      put(text);
    },
    showAfter(drawn) {
      waiting = waiting.filter(({ revision }) => revision > drawn);
      for (const text of waiting) put(text);
    },
  };
}

function put({ after, before, blockId, field }: TextChange): void {
  const block = `[data-block-id="${CSS.escape(blockId)}"]`;
  const name = `[data-text="${CSS.escape(field)}"]`;
  for (const element of document.querySelectorAll(`${block} ${name}, ${block}${name}`)) {
    const isOwn = element.closest('[data-block-id]')?.getAttribute('data-block-id') === blockId;
    // Text that the server transforms, such as emphasis or typographic quotes, is left to the server; text being
    // edited in place already shows the typed text.
    if (isOwn && !isEdited(element) && element.childElementCount === 0 && element.textContent === before)
      element.textContent = after;
  }
}
