/** Releases an island from the template of `element`, unless it is released already. */
export function releaseIsland(element: HTMLElement, name: string): void {
  if (!element.querySelector(`:scope > [name=${name}]`)) element.append(findWaiting(element, name).cloneNode(true));
}

/** Removes a failed island, so that it can be released again. */
export function recallIsland(element: HTMLElement, marker: Element): void {
  const waiting = findWaiting(element, marker.getAttribute('name') ?? '');
  marker.remove();
  // Browsers cache failed modules: a retry needs another URL.
  const [address] = waiting.getAttribute('src')?.split('?') ?? [];
  waiting.setAttribute('src', `${address}?again=${Date.now()}`);
}

function findWaiting(element: HTMLElement, name: string): Element {
  return element.querySelector('template')?.content.querySelector(`[name=${name}]`) as Element;
}
