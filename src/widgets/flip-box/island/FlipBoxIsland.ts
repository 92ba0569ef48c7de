/** Binds the button that flips a card, and Esc that flips it back. `data-turned` marks a flipped card. */
export function mount(element: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const card = element.querySelector<HTMLElement>('.r-flip');
  const button = element.querySelector<HTMLElement>('.r-flip__button');
  if (!card || !button) return () => undefined;
  const turn = (isTurned: boolean): void => {
    card.toggleAttribute('data-turned', isTurned);
    button.setAttribute('aria-pressed', String(isTurned));
  };
  button.addEventListener('click', () => turn(!card.hasAttribute('data-turned')), { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !card.hasAttribute('data-turned')) return;
      event.preventDefault();
      turn(false);
      // The focused element on the back is hidden now.
      if (!button.matches(':focus')) button.focus();
    },
    { signal },
  );
  return () => {
    listeners.abort();
    turn(false);
  };
}
