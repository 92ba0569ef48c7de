import type { TextChange } from '../../../shared/preview/messages.ts';
import { normalizeRuns, parseEmphasis, type Run } from '../../../shared/text/emphasis.ts';
import { isEdited } from './editedElement.ts';

interface Echo extends TextChange {
  revision: number;
}

/** Optimistic updates: shows changed texts in the preview before the server has rendered them. */
export interface Echoes {
  /** Shows a text if the old one is on the page, as plain text or with emphasis. */
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
    // Text that the server shows in another way is left to it; text being edited in place already shows the typed text.
    if (isOwn && !isEdited(element) && shows(element, runsOf(element, before))) {
      element.replaceChildren(...runsOf(element, after).map(nodeOf));
    }
  }
}

/** The runs of a stored text, as an element shows them. */
function runsOf(element: Element, text: string): Run[] {
  return normalizeRuns(element.hasAttribute('data-emphasis') ? parseEmphasis(text) : [{ text, isEmphasized: false }]);
}

function shows({ childNodes }: Element, runs: readonly Run[]): boolean {
  return (
    childNodes.length === runs.length &&
    runs.every((run, index) => childNodes[index]?.isEqualNode(nodeOf(run)) ?? false)
  );
}

function nodeOf({ isEmphasized, text }: Run): Node {
  if (!isEmphasized) return document.createTextNode(text);
  const emphasis = document.createElement('em');
  emphasis.textContent = text;
  return emphasis;
}
