import type { TextChange } from '../../../shared/preview/messages.ts';

interface Echo extends TextChange {
  revision: number;
}

/** Texts that are on the page before the server has drawn them. */
export interface Echoes {
  /** Puts a text in place if it is plain and stands there as it was before. */
  show(text: TextChange, revision: number): void;
  /** Puts those in place again that are newer than the page that has just been drawn. */
  showAfter(drawn: number): void;
}

/** A keystroke is seen at once: what needs no server is put in place as text, and never as markup. */
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
    // What the server shows otherwise, emphasis or a typeset quote, is the server's to draw.
    if (isOwn && element.childElementCount === 0 && element.textContent === before) element.textContent = after;
  }
}
