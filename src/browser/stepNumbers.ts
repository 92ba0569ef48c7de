/**
 * Adds minus and plus buttons to the number inputs in `.r-stepper`, for touch: they fire the events of typing, are not tab stops, and are
 * disabled at the limits. A live region announces the value, since focus stays on the button.
 * @param root has their labels as `data-less` and `data-more`, with `{label}` in them
 * @returns removes them
 */
export function stepNumbers(root: HTMLElement): () => void {
  const ends = [...root.querySelectorAll<HTMLElement>('.r-stepper')].map((box) => addButtons(box, root.dataset));
  return () => {
    for (const end of ends) end?.();
  };
}

function addButtons(box: HTMLElement, { less = '', more = '' }: DOMStringMap): (() => void) | undefined {
  const input = box.querySelector('input');
  if (!input) return undefined;
  const label = input.labels?.[0]?.firstChild?.textContent?.trim() ?? '';
  const status = document.createElement('span');
  status.className = 'r-stepper__said';
  status.setAttribute('role', 'status');
  const add = (sign: string, words: string, step: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.textContent = sign;
    button.ariaLabel = words.replace('{label}', label);
    button.addEventListener('click', () => {
      if (button.ariaDisabled === 'true') return;
      step();
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
      status.textContent = input.value;
    });
    return button;
  };
  const minus = add('−', less, () => input.stepDown());
  const plus = add('+', more, () => input.stepUp());
  const markBounds = (): void => {
    minus.ariaDisabled = String(input.value !== '' && input.value === input.min);
    plus.ariaDisabled = String(input.value !== '' && input.value === input.max);
  };
  markBounds();
  input.addEventListener('input', markBounds);
  input.before(minus);
  input.after(plus, status);
  return () => {
    input.removeEventListener('input', markBounds);
    for (const added of [minus, plus, status]) added.remove();
  };
}
