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
 * Stops a click or submit so that it can be replayed later; other events are left alone. Returns a function that replays it: on its target or, when
 * that has been replaced, on the element now at the same position. If nothing handles it then, the browser's default action follows: open the link,
 * send the form. A click on a radio button, checkbox or select, or on its label, is not stopped, since the browser handles it; its `change` event is
 * replayed instead.
 */
export function holdEvent(event: Event | undefined): (() => void) | undefined {
  if (event?.type !== 'click' && event?.type !== 'submit') return;
  const root = event.currentTarget as Element;
  const target = event.target as Element;
  const control = (target.closest('label')?.control ?? target) as HTMLInputElement;
  // Forms, the targets of `submit`, have no type.
  if (/^(radio|check|sel)/.test(control.type))
    return () => {
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, event));
    };
  event.preventDefault();
  event.stopImmediatePropagation();
  // Not by `children`, which in a form may be a field that is named so.
  const all = (): Element[] => [...root.querySelectorAll('*')];
  const position = all().indexOf(target);
  return () => {
    const receiver = target.isConnected ? target : all()[position];
    if (receiver) sendAgain(event, receiver);
  };
}
