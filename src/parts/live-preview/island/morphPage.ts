import morphdom from 'morphdom';

/** Puts in place what differs between the page and a newly drawn one, so that scroll position and open parts stay. */
export function morphPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  const style = document.head.querySelector('style');
  const nextStyle = next.head.querySelector('style');
  if (style && nextStyle && style.textContent !== nextStyle.textContent) style.textContent = nextStyle.textContent;
  morphdom(document.body, next.body, { getNodeKey: keyOf, onBeforeElUpdated: keepWhatIsAlive });
}

/** By which a block that has moved is found again, with what is alive in it; a note about a block is no block. */
function keyOf(node: Node): string | undefined {
  if (node.nodeType !== Node.ELEMENT_NODE) return undefined;
  const { classList, dataset, id } = node as HTMLElement;
  if (dataset.blockId && !classList.contains('r-problem')) return `block ${dataset.blockId}`;
  return id || undefined;
}

/** Leaves alone what is the same, this island, and scripts, which must not run again. */
function keepWhatIsAlive(from: HTMLElement, to: HTMLElement): boolean {
  if (from.localName === 'script' || from.getAttribute('name') === 'live-preview') return false;
  if (from.localName === 'rihla-island' && from.dataset.state) to.dataset.state = from.dataset.state;
  const expanded = from.getAttribute('aria-expanded');
  if (expanded && to.hasAttribute('aria-expanded')) to.setAttribute('aria-expanded', expanded);
  if (TAB.test(from.getAttribute('role') ?? '')) keepChoice(from, to);
  // What the editor has opened to reach a block inside.
  if (from.localName === 'details' && from.hasAttribute('open')) to.setAttribute('open', '');
  return !from.isEqualNode(to);
}

/** Which tab is chosen is said by these; the server draws the first. */
const TAB = /^tab(panel)?$/;
const CHOICE = ['aria-selected', 'hidden', 'tabindex'];

function keepChoice(from: Element, to: Element): void {
  for (const name of CHOICE) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
