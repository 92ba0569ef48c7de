import { oncePerFrame } from '../../../browser/oncePerFrame.ts';

const NOTE = 'data-sticky-note';

/** What editors read, in the language of the studio. */
export interface StickyNotes {
  note: string;
  /** With `{block}`: the kind of the block around it. */
  noteOnBlock: string;
}

/** Keeps a note beside each sticky block that cannot stick, through all edits of the page. */
export function mount(_: HTMLElement, notes: StickyNotes): () => void {
  const check = (): void => {
    for (const note of document.querySelectorAll(`[${NOTE}]`)) {
      if (!note.previousElementSibling || !needsNote(note.previousElementSibling)) note.remove();
    }
    for (const element of document.querySelectorAll('[data-sticky]')) {
      if (needsNote(element) && !element.nextElementSibling?.hasAttribute(NOTE)) element.after(noteFor(element, notes));
    }
  };
  const changes = new MutationObserver(oncePerFrame(check));
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  check();
  return () => changes.disconnect();
}

function needsNote(element: Element): boolean {
  return element.matches('[data-sticky][data-block-id]') && findCutter(element) !== undefined;
}

/** The ancestor that scrolls or clips its overflow, and so prevents sticking to the window. */
export function findCutter(element: Element): Element | undefined {
  const { body } = document;
  for (let box = element.parentElement; box && box !== body; box = box.parentElement) {
    if (box.matches('dialog, [popover]')) return undefined;
    const { overflow, overflowX, overflowY } = getComputedStyle(box);
    if (/hidden|auto|scroll/.test(`${overflow} ${overflowX} ${overflowY}`)) return box;
  }
  return undefined;
}

function noteFor(element: Element, { note: alone, noteOnBlock }: StickyNotes): Element {
  const block = findCutter(element)?.closest<HTMLElement>('[data-block-type]')?.dataset.blockType;
  const note = Object.assign(document.createElement('p'), {
    className: 'r-problem',
    role: 'note',
    textContent: block ? noteOnBlock.replace('{block}', () => block) : alone,
  });
  note.setAttribute(NOTE, '');
  return note;
}
