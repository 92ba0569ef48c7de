import morphdom from 'morphdom';
import { holdsEdited, isEdited } from './editedElement.ts';

/** Applies the differences between the page and a new rendering, so that scroll position and opened parts stay (DOM morphing). */
export function morphPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = next.title;
  const style = document.head.querySelector('style');
  const nextStyle = next.head.querySelector('style');
  if (style && nextStyle && style.textContent !== nextStyle.textContent) style.textContent = nextStyle.textContent;
  const edited = document.body.querySelector<HTMLElement>('[data-text][contenteditable]');
  morphdom(document.body, next.body, {
    getNodeKey: (node) => (edited && isSameText(node, edited) ? 'edited' : keyOf(node)),
    onBeforeElUpdated: keepWhatIsAlive,
    // A text that was emptied is no longer on the server's page.
    onBeforeNodeDiscarded: (node) => node.nodeType !== Node.ELEMENT_NODE || !holdsEdited(node as Element),
  });
}

/** Whether a node of either page shows the text that is being edited, so that no other node replaces it. */
function isSameText(node: Node, edited: HTMLElement): boolean {
  if (node === edited) return true;
  const { dataset } = node as HTMLElement;
  if (!dataset?.text || dataset.text !== edited.dataset.text || document.contains(node)) return false;
  return blockOf(node as Element) === blockOf(edited);
}

function blockOf(element: Element): string | null | undefined {
  return element.closest('[data-block-id]')?.getAttribute('data-block-id');
}

/**
 * Key of a node, so that a moved block keeps its state; a note about a block has no key. What holds blocks is known by its slot: its id may
 * come from a title, which changes.
 */
function keyOf(node: Node): string | undefined {
  if (node.nodeType !== Node.ELEMENT_NODE) return undefined;
  const { classList, dataset, id } = node as HTMLElement;
  if (dataset.blockId && !classList.contains('r-problem')) return `block ${dataset.blockId}`;
  if (dataset.slot) return `slot ${dataset.slot} of ${blockOf(node as Element)}`;
  return id || undefined;
}

/** Keeps equal nodes, this island, and scripts, which must not run again. */
function keepWhatIsAlive(from: HTMLElement, to: HTMLElement): boolean {
  if (isEdited(from)) return false;
  if (from.localName === 'script' || from.getAttribute('name') === 'live-preview') return false;
  if (from.localName === 'rihla-island' && from.dataset.state) to.dataset.state = from.dataset.state;
  const expanded = from.getAttribute('aria-expanded');
  if (expanded && to.hasAttribute('aria-expanded')) to.setAttribute('aria-expanded', expanded);
  if (TAB.test(from.getAttribute('role') ?? '')) keepChoice(from, to);
  // Details that the editor has opened to reach a block inside.
  if (from.localName === 'details' && from.hasAttribute('open')) to.setAttribute('open', '');
  return !from.isEqualNode(to);
}

/** Roles of tabs and panels; the server renders the first one selected. */
const TAB = /^tab(panel)?$/;
const CHOICE = ['aria-selected', 'hidden', 'tabindex'];

function keepChoice(from: Element, to: Element): void {
  for (const name of CHOICE) {
    const value = from.getAttribute(name);
    if (value === null) to.removeAttribute(name);
    else to.setAttribute(name, value);
  }
}
