/** What a visitor may have opened or closed stays as it is. */
const OWN_ATTRIBUTES = ['open'];

/**
 * Makes an element what fresh markup says, keeping all that is alike in both: focus, a slider that is being moved and the place of a row stay.
 * @param isKept whether a field keeps what its visitor has put into it
 */
export function patchElement(old: Element, fresh: Element, isKept: (field: Element) => boolean): void {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !OWN_ATTRIBUTES.includes(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  patchChildren(old, fresh, isKept);
  if (!isKept(old)) copyState(old, fresh);
}

function patchChildren(old: Element, fresh: Element, isKept: (field: Element) => boolean): void {
  let next: ChildNode | null = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const key = keyOf(node);
    let same = next;
    while (same && keyOf(same) !== key) same = same.nextSibling;
    if (!same) {
      old.insertBefore(node, next);
      continue;
    }
    while (next && next !== same) next = removed(next);
    next = same.nextSibling;
    // An island is woken anew with what it is told now.
    if (same instanceof Element && same.localName.includes('-')) same.replaceWith(node);
    else if (same instanceof Element) patchElement(same, node as Element, isKept);
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
  }
  while (next) next = removed(next);
}

/** What is behind a node that is taken away. */
function removed(node: ChildNode): ChildNode | null {
  const behind = node.nextSibling;
  node.remove();
  return behind;
}

/** Fields that were used once are no longer what their attributes say. */
function copyState(old: Element, fresh: Element): void {
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    old.checked = fresh.checked;
    old.value = fresh.value;
  } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value;
}

/** By which a node is the same in both: a row by the field, the term or the page in it. */
function keyOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName;
  const [control = node] = node.localName === 'li' ? node.querySelectorAll('[data-term], input, a') : [node];
  const isTicked = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
  const path = control instanceof HTMLAnchorElement ? control.pathname : null;
  return [
    node.localName,
    control.getAttribute('name'),
    isTicked ? control.value : null,
    control.getAttribute('data-term') ?? path,
  ].join();
}
