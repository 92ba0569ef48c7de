/** Controls that are named by the words in them, and the head of a column. */
const NAMED_BY_WORDS = '.sort-column, .rs__multi-value, .popup-button--custom, a.doc-tab, button';

/**
 * The smallest parts of the page in which the name of a control may have changed.
 * @returns elements still in the page, none inside another
 */
export function changedParts(changes: readonly MutationRecord[]): Element[] {
  const parts = new Set<Element>();
  for (const change of changes) for (const part of partsOf(change)) if (part?.isConnected) parts.add(part);
  return [...parts].filter((part) => !isInside(part, parts));
}

function partsOf({ addedNodes, removedNodes, target, type }: MutationRecord): (Element | null | undefined)[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (!element || type === 'attributes') return [element];
  // Of texts that change in place only those of tabs are part of a name (“Versions 2”); not what is typed in a rich text.
  if (type === 'characterData') return [element.closest('a.doc-tab')];
  const added = elementsOf(addedNodes);
  const hasLabels =
    element.closest('label') ||
    [...added, ...elementsOf(removedNodes)].some((node) => node.matches('label, :has(label)'));
  return [
    ...added,
    element.closest(NAMED_BY_WORDS),
    // The checkbox of a row is named by another cell.
    element.closest('tr'),
    hasLabels ? outermostField(element) : undefined,
  ];
}

/** A field is named by the first label inside it, also by that of a field inside. */
function outermostField(element: Element): Element | undefined {
  let found: Element | undefined;
  for (let field = element.closest('.field-type'); field; field = field.parentElement?.closest('.field-type') ?? null) {
    found = field;
  }
  return found;
}

function isInside(part: Element, parts: ReadonlySet<Element>): boolean {
  for (let around = part.parentElement; around; around = around.parentElement) if (parts.has(around)) return true;
  return false;
}

function elementsOf(nodes: NodeList): Element[] {
  return [...nodes].filter((node) => node instanceof Element);
}
