/**
 * Observes elements added later, such as the cards of a refreshed list, before they are painted.
 * @param scope the document, or an overlay
 * @param take called with the matching elements, in document order; they may have been moved
 * @returns stops it
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
