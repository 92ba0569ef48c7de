/**
 * Fields, editable text, what `COPY_ALLOWED` marks, and what travellers need to reach the operator. The mark is written out,
 * since a module of its own would be one more request.
 */
const EXEMPT =
  'input,textarea,select,[contenteditable]:not([contenteditable=false]),[data-copy-allowed],[href^="tel:"],[href^="mailto:"]';

/**
 * Whether copy protection leaves an action alone (design.md, section 8.12): under the pointer, around the focus, or around
 * what is selected, if it is about that.
 */
export function isExempt(event: Event): boolean {
  return (
    event.composedPath().some((node) => node instanceof Element && node.matches(EXEMPT)) ||
    (!(event instanceof MouseEvent) && Boolean(selectedElement()?.closest(EXEMPT)))
  );
}

/** Whether the keyboard or assistive technology asks for the menu: no second button, no control-click, no finger. */
export function isMenuKey({ button, ctrlKey, pointerType }: MouseEvent & { pointerType?: string }): boolean {
  return button !== 2 && !ctrlKey && !/touch|pen/.test(pointerType ?? '');
}

/** The innermost element around all that is selected. */
function selectedElement(): Element | null | undefined {
  const selection = getSelection();
  const node = selection?.rangeCount ? selection.getRangeAt(0).commonAncestorContainer : undefined;
  return node instanceof Element ? node : node?.parentElement;
}
