/**
 * Fields, editable text, elements with `COPY_ALLOWED`, and contact links of the operator. The attribute is inlined, since a shared module would cost
 * one more request.
 */
const EXEMPT =
  'input,textarea,select,[contenteditable]:not([contenteditable=false]),[data-copy-allowed],[href^="tel:"],[href^="mailto:"]';

/** Whether copy protection ignores an action (decision 016): it is on an exempt element, by pointer, focus or selection. */
export function isExempt(event: Event): boolean {
  return (
    event.composedPath().some((node) => node instanceof Element && node.matches(EXEMPT)) ||
    (!(event instanceof MouseEvent) && Boolean(selectedElement()?.closest(EXEMPT)))
  );
}

/** Whether the keyboard or assistive technology opens the context menu: no secondary button, no control-click, no touch. */
export function isMenuKey({ button, ctrlKey, pointerType }: MouseEvent & { pointerType?: string }): boolean {
  return button !== 2 && !ctrlKey && !/touch|pen/.test(pointerType ?? '');
}

/** The innermost element that contains the whole selection. */
function selectedElement(): Element | null | undefined {
  const selection = getSelection();
  const node = selection?.rangeCount ? selection.getRangeAt(0).commonAncestorContainer : undefined;
  return node instanceof Element ? node : node?.parentElement;
}
