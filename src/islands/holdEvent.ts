/** Selects `target`, which is inside of `root`, by the positions that lead down to it. Not by `children`, which in a form may be a field that is named so. */
function readPath(root: Element, target: Element): string {
  let path = '';
  for (let node = target; node !== root; node = node.parentElement as Element) {
    let position = 0;
    for (let before: Element | null = node; before; before = before.previousElementSibling) position += 1;
    path = `>:nth-child(${position})${path}`;
  }
  return path;
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
    const receiver = target.isConnected ? target : path ? root.querySelector(`:scope${path}`) : root;
    if (receiver) sendAgain(event, receiver);
  };
}
