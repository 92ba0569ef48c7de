/**
 * Hears of elements that join a part of the page later, such as the cards of a list that is asked for again, before they are painted.
 * @param scope the document, or what opens above it
 * @param take is told each element that fits the selector, in the order of the page; it may be one that was there before and has moved
 * @returns what ends it
 */
export function watchAdded(scope: Node, selector: string, take: (added: HTMLElement[]) => void): () => void {
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const added = nodes.flatMap((node) => (node instanceof Element && node.isConnected ? fitting(node, selector) : []));
    if (added.length > 0) take([...new Set(added)]);
  });
  observer.observe(scope, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function fitting(node: Element, selector: string): HTMLElement[] {
  const inside = [...node.querySelectorAll<HTMLElement>(selector)];
  return node.matches(selector) ? [node as HTMLElement, ...inside] : inside;
}
