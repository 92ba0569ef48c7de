/**
 * Remembers an element in order to find its counterpart in new markup: same kind with the same name, value, term or text; otherwise the one of
 * the same kind at the same index.
 */
export function findAgain(root: Element, element: Element): () => HTMLElement | undefined {
  const { localName } = element;
  const alike = () => [...root.querySelectorAll<HTMLElement>(localName)];
  const index = alike().indexOf(element as HTMLElement);
  const key = keyOf(element);
  return () => {
    const now = alike();
    return now.find((each) => keyOf(each) === key) ?? now[Math.min(index, now.length - 1)];
  };
}

function keyOf(element: Element): string {
  const isField = element instanceof HTMLInputElement;
  const value = isField && /^(checkbox|radio)$/.test(element.type) ? element.value : '';
  const term = element.getAttribute('data-term');
  const words = term === null && !element.getAttribute('name') ? element.textContent?.trim() : '';
  return JSON.stringify([element.getAttribute('name'), value, term, element.getAttribute('rel'), words]);
}
