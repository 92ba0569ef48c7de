/** Attributes that the visitor controls. */
const OWN_ATTRIBUTES = ['open'];

/**
 * Patches an element to match new markup, keeping equal nodes (DOM morphing): focus, a slider being moved and the position of a row stay.
 * @param isKept whether a field keeps the visitor's input
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
    // An island is replaced, so that it mounts with the new props.
    if (same instanceof Element && same.localName.includes('-')) same.replaceWith(node);
    else if (same instanceof Element) patchElement(same, node as Element, isKept);
    else if (same.nodeValue !== node.nodeValue) same.nodeValue = node.nodeValue;
  }
  while (next) next = removed(next);
}

/** Removes a node. @returns its next sibling */
function removed(node: ChildNode): ChildNode | null {
  const behind = node.nextSibling;
  node.remove();
  return behind;
}

/** Properties of used fields no longer follow their attributes. */
function copyState(old: Element, fresh: Element): void {
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    old.checked = fresh.checked;
    old.value = fresh.value;
  } else if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) old.value = fresh.value;
}

/** Matching key of a node: a row by the field, term or page in it. */
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
