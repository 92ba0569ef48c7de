/** Wakes an island that waits in the template of `element`, unless it is loose already. */
export function releaseIsland(element: HTMLElement, name: string): void {
  if (!element.querySelector(`:scope > [name=${name}]`)) element.append(findWaiting(element, name).cloneNode(true));
}

/** Takes an island that failed away, so that it can be let loose again. */
export function recallIsland(element: HTMLElement, marker: Element): void {
  const waiting = findWaiting(element, marker.getAttribute('name') ?? '');
  marker.remove();
  // Browsers remember that a module failed: a further try needs an address of its own.
  const [address] = waiting.getAttribute('src')?.split('?') ?? [];
  waiting.setAttribute('src', `${address}?again=${Date.now()}`);
}

function findWaiting(element: HTMLElement, name: string): Element {
  return element.querySelector('template')?.content.querySelector(`[name=${name}]`) as Element;
}
