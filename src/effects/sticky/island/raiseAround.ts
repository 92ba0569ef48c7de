/** Marks the ancestors of a held element that must be stacked above later content. */
const RAISED = 'data-sticky-above';

/** Raises or resets the stacking of an element's ancestors. */
export function raiseAround(element: HTMLElement, isRaised: boolean): void {
  for (const box of boxesAround(element)) box.toggleAttribute(RAISED, isRaised);
}

function boxesAround(element: HTMLElement): Element[] {
  const boxes: Element[] = [];
  for (
    let box = element.parentElement;
    box && box.localName !== 'main' && box !== document.body;
    box = box.parentElement
  ) {
    if (getComputedStyle(box).position === 'relative') boxes.push(box);
  }
  return boxes;
}
