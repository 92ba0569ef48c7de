/** Names the boxes around something held that have to stand above the content after them meanwhile. */
const RAISED = 'data-sticky-above';

/** Raises or lowers the boxes around an element. */
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
