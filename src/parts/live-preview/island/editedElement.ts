/** Whether an element is being edited in place: the canvas makes it editable, and nothing else may change it. */
export function isEdited(element: Element): boolean {
  return element.hasAttribute('contenteditable');
}

/** Whether it, or something inside it, is being edited in place. */
export function holdsEdited(element: Element): boolean {
  return isEdited(element) || element.querySelector('[contenteditable]') !== null;
}
