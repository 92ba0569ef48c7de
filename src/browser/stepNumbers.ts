/**
 * Lets minus and plus (`Stepper`) change the number inputs beside them, as typing would. What it is then is announced, since the focus stays on the button; where it
 * can go no further the button says so.
 * @returns ends it
 */
export function stepNumbers(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const input of root.querySelectorAll<HTMLInputElement>('.r-stepper input')) markBounds(input);
  root.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && markBounds(target), { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-by]') : null;
      const input = button?.parentElement?.querySelector('input');
      if (!button || !input || button.ariaDisabled === 'true') return;
      if (button.dataset.by === '1') input.stepUp();
      else input.stepDown();
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
      const said = button.parentElement?.querySelector('[role=status]');
      if (said) said.textContent = input.value;
    },
    { signal },
  );
  return () => listeners.abort();
}

function markBounds(input: HTMLInputElement): void {
  const isAt = (bound: string): boolean => bound !== '' && input.value !== '' && input.value === bound;
  const [less, more] = input.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-by]') ?? [];
  if (less) less.ariaDisabled = String(isAt(input.min));
  if (more) more.ariaDisabled = String(isAt(input.max));
}
