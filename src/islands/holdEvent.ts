/** The child positions that lead from `root` down to `target`. */
function readPath(root: Element, target: Element): number[] {
  const path: number[] = [];
  for (let node = target; node !== root && node.parentElement; node = node.parentElement) {
    path.unshift(childrenOf(node.parentElement).indexOf(node));
  }
  return path;
}

function followPath(root: Element, path: number[]): Element | undefined {
  let node: Element | undefined = root;
  for (const index of path) node = node && childrenOf(node)[index];
  return node;
}

/** A form calls a field that is named so its `children`. */
function childrenOf(element: Element): Element[] {
  return [...element.querySelectorAll(':scope > *')];
}

function sendAgain(event: Event, target: Element): void {
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    form.requestSubmit(submitter?.form === form ? submitter : undefined);
  } else {
    target.dispatchEvent(new (event.constructor as typeof MouseEvent)('click', event));
  }
}

/**
 * Stops a click or submit so that it can be sent again later; other events are left alone.
 * Returns what sends it: to its target or, when that has been replaced, to the element now in the same place.
 * Nobody being left to take it, the browser then does what it would have done: follow the link, send the form.
 */
export function holdEvent(event: Event | undefined): (() => void) | undefined {
  if (event?.type !== 'click' && event?.type !== 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const root = event.currentTarget as Element;
  const target = event.target as Element;
  const path = readPath(root, target);
  return () => {
    const receiver = target.isConnected ? target : followPath(root, path);
    if (receiver) sendAgain(event, receiver);
  };
}
